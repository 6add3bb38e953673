import type { CarbonReport } from '@thant/contracts/reporting/carbon'
import prose from '#components/layout/page/prose.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { CarbonSummary } from './carbon-summary.tsx'
import { EmissionsByMaterial } from './emissions-by-material.tsx'
import { EmissionsByTreatment } from './emissions-by-treatment.tsx'
import { Methodologies } from './methodologies.tsx'

/** Shows the parts of a quarter's report in the order of its PDF. */
export function CarbonResults({ report }: { report: CarbonReport }) {
  const { t } = useTranslation()
  const { formatMessage } = usePlanFormat()
  // The first one is the headline of the summary.
  const [, ...others] = report.insights
  return (
    <>
      <CarbonSummary report={report} />
      <SectionCard title={t('Key Insights')}>
        <ul className={prose.list}>
          {others.map((insight) => (
            <li key={insight.text}>{formatMessage(insight)}</li>
          ))}
        </ul>
      </SectionCard>
      <EmissionsByTreatment report={report} />
      <EmissionsByMaterial report={report} />
      <Methodologies report={report} />
    </>
  )
}
