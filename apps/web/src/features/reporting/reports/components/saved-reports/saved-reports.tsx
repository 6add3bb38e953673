import { useTranslation } from '#lib/i18n.ts'
import classes from '../own-report/own-report.module.css'
import { ReportsTable } from './reports-table.tsx'

/** The list inside is a landmark with the same name as the heading, so there is none around both. */
export function SavedReports() {
  const { t } = useTranslation()
  return (
    <div>
      <h2 className={classes.subhead}>{t('Saved reports')}</h2>
      <ReportsTable add={null} />
    </div>
  )
}
