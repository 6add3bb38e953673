import { type ReportData, type SummaryLine, shownLine } from '@thant/contracts/reporting/report-data'
import prose from '#components/layout/page/prose.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import classes from './own-report.module.css'

export function ReportSummary({ report }: { report: ReportData }) {
  const { t } = useTranslation()
  return (
    <SectionCard title={t('Summary & Recommendations')}>
      <Lines title={t('Findings')} lines={report.findings} />
      <Lines title={t('Recommendations')} lines={report.recommendations} />
    </SectionCard>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly SummaryLine[] }) {
  const { formatMessage } = usePlanFormat()
  return (
    <div>
      <h3 className={classes.subhead}>{title}</h3>
      <ul className={prose.list}>
        {lines.map((line) => (
          <li key={line.text}>{formatMessage(shownLine(line))}</li>
        ))}
      </ul>
    </div>
  )
}
