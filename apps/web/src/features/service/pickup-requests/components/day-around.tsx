import { Skeleton } from '@mantine/core'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { type Fact, Facts } from '#components/figures/facts.tsx'
import { runsOf } from '#features/service/pickups/run-sheet/runs.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { todayIn, wallClockOf } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import classes from './day-around.module.css'

const shownPickups = 3

type DayAroundProps = {
  /** The instant that is being decided on; empty while none is chosen. */
  at: string
  site: string
}

/** Who drives how much on the day of an answer, and when the company comes to the customer anyway. */
export function DayAround({ at, site }: DayAroundProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const timeZone = useCompanyTimeZone()
  const day = at === '' ? todayIn(timeZone) : wallClockOf(at, timeZone).day
  const calendar = useEndpoint(pickupEndpoints.calendar, { query: { from: day, to: day } }, { enabled: at !== '' })
  const next = useEndpoint(pickupEndpoints.list, {
    query: { site, from: todayIn(timeZone), sort: 'pickUpTime', limit: shownPickups },
  })
  if (at === '') return null
  const failed = [calendar, next].find((query) => query.isError)
  if (failed?.error) return <FailedCard error={failed.error} onRetry={() => void failed.refetch()} />
  if (!calendar.data || !next.data) return <Skeleton height={120} radius="md" />
  // A stop on hold is on the run sheet, but nobody drives to it.
  const driven = calendar.data.data.filter(({ status }) => status !== 'ONHOLD')
  const runs = runsOf(driven).map(({ driver, pickups }): Fact => {
    const times = pickups.map(({ pickUpTime }) => format.time(pickUpTime))
    return { label: driver?.name ?? t('Nobody is assigned yet'), value: times.join(t(', ')) }
  })
  const coming = next.data.data
  return (
    <section className={classes.around}>
      <h3>{t('Planned on {{day}}', { day: format.date(day) })}</h3>
      {runs.length === 0 ? <p>{t('Nothing is planned on this day.')}</p> : <Facts facts={runs} />}
      <h3>{t("The customer's next pickups")}</h3>
      {coming.length === 0 && <p>{t('None is planned.')}</p>}
      <ul>
        {coming.map(({ _id, pickUpTime }) => (
          <li key={_id}>{format.dateTime(pickUpTime)}</li>
        ))}
      </ul>
    </section>
  )
}
