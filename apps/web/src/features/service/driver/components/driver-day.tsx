import { Accordion, Button, Card, Skeleton, Stack, Text } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { roadPaths } from '@thant/contracts/road-paths'
import { pickupEndpoints, type TodaysPickup } from '@thant/contracts/service/pickups'
import { useState } from 'react'
import { generatePath, Link } from 'react-router'
import { EmptyCalendarDrawing } from '#components/drawings/empty-calendar.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { Figure } from '#components/figures/figure.tsx'
import { sumKg } from '#features/materials/wastes/weight.ts'
import { PickupStatusBadge } from '#features/service/pickups/components/pickup-status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import { useRecordedVisits } from '../outbox.ts'
import type { UnsentVisit } from '../outbox-database.ts'
import { recordedState } from '../recorded-state.ts'
import { useDayAtHand } from '../use-day-at-hand.ts'
import classes from './driver-day.module.css'
import { DriverPlace } from './driver-place.tsx'
import { RecordedVisit } from './recorded-visit.tsx'

/** Lists the driver's pickups of today by time. The next one to weigh is open, and shows how to get there. */
export function DriverDay() {
  const { t } = useTranslation()
  const today = useEndpoint(pickupEndpoints.today, {})
  const visits = useRecordedVisits()
  useDayAtHand(today.data?.data)
  const [opened, setOpened] = useState<string | null>()
  if (today.isPending) return <DaySkeleton />
  if (!today.data) return <FailedCard error={today.error} onRetry={() => void today.refetch()} />
  const pickups = today.data.data
  if (pickups.length === 0) {
    return (
      <Card>
        <EmptyState drawing={<EmptyCalendarDrawing />} title={t('No Schedule Today.')} />
      </Card>
    )
  }
  const visitOf = ({ _id }: TodaysPickup) => visits.find(({ pickupId }) => pickupId === _id)
  const isAhead = (pickup: TodaysPickup) => pickup.status === 'CONFIRMED' && visitOf(pickup) === undefined
  const next = pickups.find(isAhead)?._id ?? null
  const shown = opened === undefined ? next : opened
  return (
    <Stack gap="sm">
      <DaySoFar pickups={pickups} />
      {visits
        .filter(({ isToLookAt }) => isToLookAt)
        .map((visit) => (
          <RecordedVisit key={visit.id} visit={visit} isNamed />
        ))}
      <Accordion
        variant="separated"
        order={2}
        value={shown}
        onChange={setOpened}
        classNames={{ item: classes.item, control: classes.control, label: classes.label }}
      >
        {pickups.map((pickup) => (
          <Accordion.Item key={pickup._id} value={pickup._id}>
            <Accordion.Control>
              <Stop pickup={pickup} visit={visitOf(pickup)} />
            </Accordion.Control>
            <Accordion.Panel>
              {shown === pickup._id && (
                <Stack gap="sm">
                  <Button
                    component={Link}
                    to={generatePath(roadPaths.driverPickup, { id: pickup._id })}
                    variant={isAhead(pickup) ? 'filled' : 'default'}
                    leftSection={<IconScale size={18} />}
                    className={classes.weigh}
                  >
                    {isAhead(pickup) ? t('Weigh and complete') : t('Show the pickup')}
                  </Button>
                  <DriverPlace pickupId={pickup._id} />
                </Stack>
              )}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Stack>
  )
}

function DaySoFar({ pickups }: { pickups: readonly TodaysPickup[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const completed = pickups.filter(({ status }) => status === 'COMPLETED')
  return (
    <Text className={classes.day}>
      {t('{{completed}} of {{all}} stops completed, {{kg}}', {
        completed: format.number(completed.length),
        all: format.number(pickups.length),
        kg: format.kg(sumKg(completed.map(({ weightKg }) => weightKg))),
      })}
    </Text>
  )
}

function Stop({ pickup, visit }: { pickup: TodaysPickup; visit: UnsentVisit | undefined }) {
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
          {visit ? <strong>{recordedState(visit, t)}</strong> : <PickupStatusBadge status={pickup.status} />}
          {pickup.wayType !== null && t(pickup.wayType)}
          {pickup.status === 'COMPLETED' && <Figure value={format.weight(pickup.weightKg)} unit={t('kg')} />}
        </span>
      </span>
    </span>
  )
}

/** As high as a day whose first stop is open, so that what is below does not move. */
function DaySkeleton() {
  return (
    <Stack gap="md" aria-hidden>
      <Skeleton height={22} width="70%" />
      <Skeleton height={396} radius="md" />
      <Skeleton height={76} radius="md" />
      <Skeleton height={76} radius="md" />
    </Stack>
  )
}
