import { emissionScaleOf } from '@thant/contracts/materials/emissions'
import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import type { CarbonReport } from '@thant/contracts/reporting/carbon'
import { materialNotes } from '@thant/contracts/reporting/carbon-notes'
import { useMemo } from 'react'
import prose from '#components/layout/page/prose.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { WasteTypeBadge } from '#features/materials/wastes/components/waste-type-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useTotalLines } from '../use-total-lines.ts'
import classes from './carbon-report-view.module.css'
import { DirectSharesChart } from './direct-shares-chart.tsx'
import { EmissionChart } from './emission-chart.tsx'
import { type EmissionLine, EmissionTable } from './emission-table.tsx'

export function EmissionsByMaterial({ report }: { report: CarbonReport }) {
  const { t } = useTranslation()
  const { formatMessage, formatValue } = usePlanFormat()
  const totals = useTotalLines(report)
  const { materials } = report.emissions
  const lines = useMemo(
    () =>
      materials.map(
        ({ material, treatment: _treatment, ...emissions }): EmissionLine => ({
          key: material,
          name: t(wasteTypeLabels[material]),
          mark: <WasteTypeBadge type={material} />,
          source: { cell: { wasteType: material } },
          emissions,
        }),
      ),
    [materials, t],
  )
  const period = formatValue({ quarters: report.period })
  return (
    <>
      <SectionCard title={t('Emissions by material')}>
        <EmissionTable
          label={t('Emissions by material')}
          head={t('Material')}
          report={report}
          lines={lines}
          totals={totals}
        />
        {materialNotes(report).map((note) => (
          <p key={note.text} className={prose.note}>
            {formatMessage(note)}
          </p>
        ))}
      </SectionCard>
      <div className={classes.charts}>
        <EmissionChart
          title={t('Direct, avoided and net emissions by material')}
          period={period}
          head={t('Material')}
          lines={lines}
          scale={emissionScaleOf(report.emissions)}
        />
        <DirectSharesChart title={t('Direct emissions by material')} period={period} report={report} />
      </div>
    </>
  )
}
