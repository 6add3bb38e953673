import { directSharesOption } from '@thant/charts/direct-shares'
import { emissionScaleOf } from '@thant/contracts/materials/emissions'
import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import type { CarbonReport } from '@thant/contracts/reporting/carbon'
import { useMemo } from 'react'
import { ChartCard } from '#components/charts/chart-card.tsx'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { useTranslation } from '#lib/i18n.ts'

type DirectSharesChartProps = { title: string; period: string; report: CarbonReport }

export function DirectSharesChart({ title, period, report }: DirectSharesChartProps) {
  const { t } = useTranslation()
  const chartFormat = usePlanFormat()
  const { materials } = report.emissions
  const { unit, digits } = emissionScaleOf(report.emissions)
  const chart = useMemo(() => {
    const rows = materials.map(({ material, direct }) => ({
      name: t(wasteTypeLabels[material]),
      type: material,
      direct,
    }))
    return {
      option: directSharesOption({ rows, unit, digits, format: chartFormat }),
      figures: {
        head: [t('Material'), t('Direct (A)')],
        rows: rows.map(({ name, direct }) => [name, chartFormat.formatValue({ tonnes: direct, unit, digits })]),
      },
    }
  }, [materials, unit, digits, chartFormat, t])
  const isEmpty = materials.every(({ direct }) => direct === 0)
  return <ChartCard title={title} period={period} chart={chart} isEmpty={isEmpty} emptyText={t('No Data')} />
}
