import { Progress } from '@mantine/core'
import { pickupEndpoints, type TodaysPickup } from '@thant/contracts/service/pickups'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { placeName } from '#features/service/pickups/pickup-site.ts'
import { useArrivalText } from '#features/service/pickups/use-arrival-text.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import classes from './drivers-today.module.css'

/** How far each driver is with the pickups of today, and where the next one is. */
export function DriversToday() {
  const { t } = useTranslation()
  const format = useFormat()
  const arrivalText = useArrivalText()
  const today = useEndpoint(pickupEndpoints.today, {})
  const drivers = driversOf(today.data?.data ?? [])
  // That nothing is planned today is said by the schedule.
  if (drivers.length === 0) return null
  return (
    <SectionCard title={t('The day by driver')}>
      <ul className={classes.drivers}>
        {drivers.map(({ id, name, done, planned, next }) => {
          const text = t('{{done}} of {{planned}} done', { done: format.number(done), planned: format.number(planned) })
          return (
            <li key={id}>
              <span lang={languageOf(name ?? '')}>{name ?? t('Nobody is assigned yet')}</span>
              <span className={classes.done}>{text}</span>
              <Progress value={(100 * done) / planned} aria-label={text} className={classes.bar} />
              {next && (
                <span className={classes.next}>
                  {[
                    t('Next: {{place}}, {{time}}', {
                      place: placeName(next.organizationId, next.site),
                      time: format.time(next.pickUpTime),
                    }),
                    arrivalText(next),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </SectionCard>
  )
}

type DriverDay = {
  id: string
  name: string | null
  done: number
  planned: number
  /** The first pickup, in their order, that is neither done nor on hold. */
  next?: TodaysPickup | undefined
}

/** What was cancelled is not planned; a pickup without a driver stands first. */
function driversOf(pickups: readonly TodaysPickup[]): DriverDay[] {
  const days = new Map<string, DriverDay>()
  for (const pickup of pickups) {
    const { status, vehicle } = pickup
    if (status === 'CANCELLED') continue
    const id = vehicle.driver?._id ?? ''
    const day = days.get(id) ?? { id, name: vehicle.driver?.name ?? null, done: 0, planned: 0 }
    const planned = day.planned + 1
    if (status === 'COMPLETED') days.set(id, { ...day, done: day.done + 1, planned })
    else days.set(id, { ...day, next: day.next ?? (status === 'ONHOLD' ? undefined : pickup), planned })
  }
  return [...days.values()].toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? ''))
}
