import { type CarbonReport, treatmentLabels } from '@thant/contracts/carbon'
import { useMemo } from 'react'
import prose from '#components/layout/prose.module.css'
import { SectionCard } from '#components/layout/section-card.tsx'
import { usePlanFormat } from '#features/plan/use-plan-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { materialsOf } from '../emission-kinds.ts'
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
          name: t(treatmentLabels[treatment]),
          materials: materialsOf(treatment),
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
        <p className={prose.note}>
          {t(
            'Each type counts by its usual treatment, and landfilling as 0. What was landfilled is in the tables by GRI 306 of the portal.',
          )}
        </p>
      </SectionCard>
      <EmissionChart
        title={t('Direct, avoided and net emissions by treatment')}
        period={formatValue({ quarters: report.period })}
        head={t('Treatment')}
        lines={lines}
      />
    </>
  )
}
