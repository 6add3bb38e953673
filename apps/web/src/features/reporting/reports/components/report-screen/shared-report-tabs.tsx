import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { RecordTabs } from '#components/layout/tabs/record-tabs.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { EvidencedReport } from '../../evidenced-report.ts'
import type { LinkEndpoints } from '../../shared-kinds.ts'
import { ReportEvidence } from '../evidence/report-evidence.tsx'
import classes from './shared-report-tabs.module.css'

type SharedReportTabsProps = {
  endpoints: LinkEndpoints
  link: string
  openUntil: string | undefined
  report: EvidencedReport
  /** The report as it was frozen. */
  children: ReactNode
}

/** What the reader of a share link sees: the report as it was frozen, and what is known of its months today. */
export function SharedReportTabs({ endpoints, link, openUntil, report, children }: SharedReportTabsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div className={classes.shared}>
      {openUntil !== undefined && (
        <Text size="sm" c="dimmed" className={classes.end}>
          {t('This link is open until {{date}}.', { date: format.date(openUntil) })}
        </Text>
      )}
      <RecordTabs
        label={t('Parts of the report')}
        tabs={[
          { key: 'report', label: t('Report'), content: children },
          {
            key: 'evidence',
            label: t('Evidence'),
            content: <ReportEvidence endpoints={endpoints} link={link} report={report} />,
          },
        ]}
      />
    </div>
  )
}
