import { Text } from '@mantine/core'
import type { SharedReport } from '@thant/contracts/reporting/report-data'
import { RecordTabs } from '#components/layout/record-tabs.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { ReportEvidence } from './report-evidence.tsx'
import { ReportPages } from './report-pages.tsx'
import classes from './shared-report-tabs.module.css'

type SharedReportTabsProps = { link: string; report: SharedReport & { openUntil?: string } }

/** What the reader of a share link sees: the report as it was frozen, and what is known of its months today. */
export function SharedReportTabs({ link, report }: SharedReportTabsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div className={classes.shared}>
      {report.openUntil !== undefined && (
        <Text size="sm" c="dimmed" className={classes.end}>
          {t('This link is open until {{date}}.', { date: format.date(report.openUntil) })}
        </Text>
      )}
      <RecordTabs
        label={t('Parts of the report')}
        tabs={[
          { key: 'report', label: t('Report'), content: <ReportPages report={report} /> },
          { key: 'evidence', label: t('Evidence'), content: <ReportEvidence link={link} report={report} /> },
        ]}
      />
    </div>
  )
}
