import { emissionScaleOf } from '@thant/contracts/materials/emissions'
import type { CarbonReport } from '@thant/contracts/reporting/carbon'
import { carbonTreatmentLabels } from '@thant/contracts/reporting/carbon-treatments'
import { useMemo } from 'react'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { sourceOf } from '../emission-sources.ts'
import { useTotalLines } from '../use-total-lines.ts'
import { EmissionChart } from './emission-chart.tsx'
import { type EmissionLine, EmissionTable } from './emission-table.tsx'

export function EmissionsByTreatment({ report }: { report: CarbonReport }) {
  const { t } = useTranslation()
  const { formatValue } = usePlanFormat()
  const totals = useTotalLines(report)
  const { treatments } = report.emissions
  const lines = useMemo(
    () =>
      treatments.map(
        ({ treatment, ...emissions }): EmissionLine => ({
          key: treatment,
          name: t(carbonTreatmentLabels[treatment]),
          source: sourceOf(treatment),
          emissions,
        }),
      ),
    [treatments, t],
  )
  return (
    <>
      <SectionCard title={t('Emissions by treatment')}>
        <EmissionTable
          label={t('Emissions by treatment')}
          head={t('Treatment')}
          report={report}
          lines={lines}
          totals={totals}
        />
      </SectionCard>
      <EmissionChart
        title={t('Direct, avoided and net emissions by treatment')}
        period={formatValue({ quarters: report.period })}
        head={t('Treatment')}
        lines={lines}
        scale={emissionScaleOf(report.emissions)}
      />
    </>
  )
}
