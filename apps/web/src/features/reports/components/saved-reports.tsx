import { useId } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import classes from './own-report.module.css'
import { ReportsTable } from './reports-table.tsx'

export function SavedReports() {
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.subhead}>
        {t('Saved reports')}
      </h2>
      <ReportsTable add={null} />
    </section>
  )
}
