import { dashboardEndpoints } from '@thant/contracts/reporting/dashboard'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { shownAchievements } from '../achievements.ts'
import classes from './landing-figures.module.css'

/** Says by the portal's own figures what the company has done. */
export function LandingFigures() {
  const { t } = useTranslation()
  const format = useFormat()
  const achievements = useEndpoint(dashboardEndpoints.achievements, {}, { staleTime: 60_000 }).data?.data
  const shown = achievements ? shownAchievements(achievements) : []
  if (shown.length === 0) return null
  return (
    <section className={classes.figures} aria-label={t('What we have done so far')}>
      <ul>
        {shown.map(({ key, value, decimals, label }) => (
          <li key={key}>
            <strong>{format.number(value, decimals)}</strong>
            <span>{t(label)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
