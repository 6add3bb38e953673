import { Card, Skeleton } from '@mantine/core'
import type { DayPlan } from '@thant/contracts/service/day-plans'
import type { TodaysPickup } from '@thant/contracts/service/pickups'
import { Fragment } from 'react'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { personName } from '#lib/entries/person-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompany, useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { unloadingsOf, vehiclesOf } from './run-plan.ts'
import classes from './run-sheet.module.css'
import { RunSheetStop } from './run-sheet-stop.tsx'
import type { Run } from './runs.ts'
import { UnloadingRow } from './unloading-row.tsx'
import { useRun } from './use-run.ts'

type PrintedRunSheetProps = {
  run: Run
  day: string
  plan: DayPlan | undefined
  /** The pickups of the day in their order. */
  pickupsOfDay: readonly TodaysPickup[]
}

/** The paper of one driver and day; in print it begins on a new sheet. */
export function PrintedRunSheet({ run: { driver, pickups }, day, plan, pickupsOfDay }: PrintedRunSheetProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const company = useCompany()?.name
  const { stops, error, retry } = useRun(pickups)
  if (error !== null) return <FailedCard error={error} onRetry={retry} />
  if (stops === undefined) return <Skeleton height={320} radius="md" />
  const ids = new Set(stops.map(({ _id }) => _id))
  const vehicles = vehiclesOf(plan, ids)
  const unloadings = unloadingsOf(pickupsOfDay, ids)
  const plates = [...new Set(stops.map(({ vehicle }) => vehicle.plate_number).filter((plate) => plate !== ''))]
  const name = driver === null ? t('No driver yet') : personName(driver.name, t)
  return (
    <Card component="section" className={classes.paper} aria-label={t('Run sheet of {{name}}', { name })}>
      <header className={classes.head}>
        <h2 lang={languageOf(name)}>{name}</h2>
        <p>{format.date(day)}</p>
        <p>
          {t('Pickups: {{number}}', { number: format.number(stops.length) })}
          {plates.length > 0 && ` · ${plates.join(', ')}`}
        </p>
        <p className={classes.company}>
          {t('Run sheet')}
          {company !== undefined && ` · ${company}`}
        </p>
        {vehicles.map(({ _id, metres, trips, endsAt }) => (
          <p key={_id} className={classes.way}>
            {t('{{kilometres}} km, unloadings: {{trips}}, back at {{time}}', {
              kilometres: format.number(Math.round(metres / 1_000)),
              trips: format.number(trips.length),
              time: format.time(endsAt),
            })}
          </p>
        ))}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to scroll the table on a narrow screen */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('Stops: {{name}}', { name })}>
        <table className={classes.stops}>
          <thead>
            <tr>
              <th scope="col">{t('Time')}</th>
              <th scope="col">{t('Place')}</th>
              <th scope="col">{t('Weighed (kg)')}</th>
            </tr>
          </thead>
          <tbody>
            {stops.map((stop) => (
              <Fragment key={stop._id}>
                <RunSheetStop stop={stop} />
                <UnloadingRow unloading={unloadings.get(stop._id)} />
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}
