import { CleanStreetDrawing } from '#components/drawings/clean-street.tsx'
import { useTranslation } from '#lib/i18n.ts'
import classes from './carbon-banner.module.css'

export function CarbonBanner() {
  const { t } = useTranslation()
  return (
    <section className={classes.banner} aria-label={t('About the carbon report')}>
      <div>
        <h2 className={classes.title}>{t('What your waste means for the climate')}</h2>
        <p className={classes.line}>
          {t(
            'Recycling and composting emit greenhouse gases, and they prevent others: new material is not made, and organic waste does not rot in a landfill. This report shows both sides, quarter by quarter.',
          )}
        </p>
      </div>
      <CleanStreetDrawing className={classes.picture} />
    </section>
  )
}
