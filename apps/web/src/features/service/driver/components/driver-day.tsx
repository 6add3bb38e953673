import { Accordion, Button, Card, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { sumKg } from '@thant/contracts/materials/wastes'
import { roadPaths } from '@thant/contracts/road-paths'
import { pickupEndpoints, type TodaysPickup } from '@thant/contracts/service/pickups'
import { Fragment, useState } from 'react'
import { generatePath, Link } from 'react-router'
import { EmptyCalendarDrawing } from '#components/drawings/empty-calendar.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { Figure } from '#components/figures/figure.tsx'
import { PickupStatusBadge } from '#features/service/pickups/components/pickup-status-badge.tsx'
import { useArrivalText } from '#features/service/pickups/use-arrival-text.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { tomorrowsRequest } from '../days-at-hand.ts'
import { useRecordedVisits } from '../outbox.ts'
import type { UnsentVisit } from '../outbox-database.ts'
import { recordedState } from '../recorded-state.ts'
import { useDayAtHand } from '../use-day-at-hand.ts'
import classes from './driver-day.module.css'
import { DriverPlace } from './driver-place.tsx'
import { DriverUnloading } from './driver-unloading.tsx'
import { RecordedVisit } from './recorded-visit.tsx'
import { ScanLabel } from './scan-label.tsx'
import wrapping from './wrapping-button.module.css'

const days = ['today', 'tomorrow'] as const
export type DayOfDriver = (typeof days)[number]

type DriverDayProps = { day: DayOfDriver; onChoose: (day: DayOfDriver) => void }

/** The driver's stops of today and tomorrow, with what the office has to look at. */
export function DriverDay({ day, onChoose }: DriverDayProps) {
  const { t } = useTranslation()
  const timeZone = useCompanyTimeZone()
  const today = useEndpoint(pickupEndpoints.today, {})
  const tomorrow = useEndpoint(pickupEndpoints.today, tomorrowsRequest(timeZone))
  const toLookAt = useRecordedVisits().filter(({ isToLookAt }) => isToLookAt)
  useDayAtHand([...(today.data?.data ?? []), ...(tomorrow.data?.data ?? [])])
  const shown = day === 'today' ? today : tomorrow
  return (
    <Stack gap="sm">
      <SegmentedControl
        fullWidth
        aria-label={t('Day')}
        value={day}
        onChange={onChoose}
        data={days.map((value) => ({ value, label: value === 'today' ? t('Today') : t('Tomorrow') }))}
      />
      {toLookAt.map((visit) => (
        <RecordedVisit key={visit.id} visit={visit} isNamed />
      ))}
      {shown.isPending && <DaySkeleton />}
      {!shown.isPending && !shown.data && <FailedCard error={shown.error} onRetry={() => void shown.refetch()} />}
      {shown.data && <Stops key={day} pickups={shown.data.data} isToday={day === 'today'} />}
    </Stack>
  )
}

/** Lists the stops in their order. The next one to weigh is open, and shows how to get there. */
function Stops({ pickups, isToday }: { pickups: readonly TodaysPickup[]; isToday: boolean }) {
  const { t } = useTranslation()
  const visits = useRecordedVisits()
  const [opened, setOpened] = useState<string | null>()
  if (pickups.length === 0) {
    return (
      <Card>
        <EmptyState
          drawing={<EmptyCalendarDrawing />}
          title={isToday ? t('No Schedule Today.') : t('No stop is planned for tomorrow.')}
        />
      </Card>
    )
  }
  const visitOf = ({ _id }: TodaysPickup) => visits.find(({ pickupId }) => pickupId === _id)
  const isAhead = (pickup: TodaysPickup) => isToday && pickup.status === 'CONFIRMED' && visitOf(pickup) === undefined
  const next = pickups.find(isAhead)?._id ?? null
  const shown = opened === undefined ? next : opened
  return (
    <Stack gap="sm">
      {isToday && <DaySoFar pickups={pickups} />}
      {isToday && <ScanLabel pickups={pickups} />}
      <Accordion
        variant="separated"
        order={2}
        value={shown}
        onChange={setOpened}
        classNames={{ item: classes.item, control: classes.control, label: classes.label }}
      >
        {pickups.map((pickup) => (
          <Fragment key={pickup._id}>
            <Accordion.Item value={pickup._id}>
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
                      className={`${wrapping.button} ${wrapping.label}`}
                    >
                      {isAhead(pickup) ? t('Weigh and complete') : t('Show the pickup')}
                    </Button>
                    <DriverPlace pickupId={pickup._id} />
                  </Stack>
                )}
              </Accordion.Panel>
            </Accordion.Item>
            {pickup.unloading && <DriverUnloading unloading={pickup.unloading} />}
          </Fragment>
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
  const arrival = useArrivalText()(pickup)
  return (
    <span className={classes.stop}>
      <time className={classes.time} dateTime={pickup.pickUpTime}>
        {format.time(pickup.pickUpTime)}
      </time>
      <span className={classes.who}>
        <span lang={languageOf(name)}>
          {pickup.stopNumber !== null && `${format.number(pickup.stopNumber)}. `}
          {name}
        </span>
        <span className={classes.state}>
          {visit ? <strong>{recordedState(visit, t)}</strong> : <PickupStatusBadge status={pickup.status} />}
          {arrival !== undefined && pickup.status === 'CONFIRMED' && <strong>{arrival}</strong>}
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
