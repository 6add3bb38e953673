import { Card, Skeleton } from '@mantine/core'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { personName } from '#lib/person-name.ts'
import { useCompany, useFormat } from '#lib/use-format.ts'
import classes from './run-sheet.module.css'
import { RunSheetStop } from './run-sheet-stop.tsx'
import type { Run } from './runs.ts'
import { useRun } from './use-run.ts'

/** The paper of one driver and day; in print it begins on a new sheet. */
export function PrintedRunSheet({ run: { driver, pickups }, day }: { run: Run; day: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const company = useCompany()?.name
  const { stops, error, retry } = useRun(pickups)
  if (error !== null) return <FailedCard error={error} onRetry={retry} />
  if (stops === undefined) return <Skeleton height={320} radius="md" />
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
              <RunSheetStop key={stop._id} stop={stop} />
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}
