import { Accordion, Button, Card, Skeleton, Stack } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { type PickupRow, pickupEndpoints } from '@thant/contracts/pickups'
import { useState } from 'react'
import { generatePath, Link } from 'react-router'
import { EmptyCalendarDrawing } from '#components/drawings/empty-calendar.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { paths } from '#lib/paths.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import { PickupStatusBadge } from '../components/pickup-status-badge.tsx'
import classes from './driver-day.module.css'
import { DriverPlace } from './driver-place.tsx'

/** Lists the driver's pickups of today by time; opening one shows how to get there. */
export function DriverDay() {
  const { t } = useTranslation()
  const today = useEndpoint(pickupEndpoints.today, {})
  const [opened, setOpened] = useState<string | null>(null)
  if (today.isPending) return <DaySkeleton />
  if (!today.data) return <FailedState error={today.error} onRetry={() => void today.refetch()} />
  const pickups = today.data.data
  if (pickups.length === 0) {
    return (
      <Card>
        <EmptyState drawing={<EmptyCalendarDrawing />} title={t('No Schedule Today.')} />
      </Card>
    )
  }
  return (
    <Accordion
      variant="separated"
      order={2}
      value={opened}
      onChange={setOpened}
      classNames={{ item: classes.item, control: classes.control, label: classes.label }}
    >
      {pickups.map((pickup) => (
        <Accordion.Item key={pickup._id} value={pickup._id}>
          <Accordion.Control>
            <Stop pickup={pickup} />
          </Accordion.Control>
          <Accordion.Panel>
            {opened === pickup._id && (
              <Stack gap="sm">
                <DriverPlace pickupId={pickup._id} />
                <Button
                  component={Link}
                  to={generatePath(paths.driverPickup, { id: pickup._id })}
                  variant={pickup.status === 'CONFIRMED' ? 'light' : 'default'}
                  leftSection={<IconScale size={18} />}
                >
                  {pickup.status === 'CONFIRMED' ? t('Weigh and complete') : t('Show the pickup')}
                </Button>
              </Stack>
            )}
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}

function Stop({ pickup }: { pickup: PickupRow }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { name } = pickup.organizationId
  return (
    <span className={classes.stop}>
      <time className={classes.time} dateTime={pickup.pickUpTime}>
        {format.time(pickup.pickUpTime)}
      </time>
      <span className={classes.who}>
        <span lang={languageOf(name)}>{name}</span>
        <span className={classes.state}>
          <PickupStatusBadge status={pickup.status} />
          {pickup.wayType !== null && t(pickup.wayType)}
        </span>
      </span>
    </span>
  )
}

function DaySkeleton() {
  return (
    <Stack gap="md" aria-hidden>
      <Skeleton height={76} radius="md" />
      <Skeleton height={76} radius="md" />
      <Skeleton height={76} radius="md" />
    </Stack>
  )
}
