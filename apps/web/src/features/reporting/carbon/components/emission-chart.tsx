import { emissionsOption } from '@thant/charts/emissions'
import type { EmissionScale } from '@thant/contracts/materials/plan'
import { useMemo } from 'react'
import { ChartCard } from '#components/charts/chart-card.tsx'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { emissionKinds, kindLabels } from '../emission-kinds.ts'
import type { EmissionLine } from './emission-table.tsx'

type EmissionChartProps = {
  title: string
  period: string
  head: string
  lines: readonly EmissionLine[]
  scale: EmissionScale
}

/** Draws the lines with some weight; the table has the others too. */
export function EmissionChart({ title, period, head, lines, scale: { unit, digits } }: EmissionChartProps) {
  const { t } = useTranslation()
  const chartFormat = usePlanFormat()
  const chart = useMemo(() => {
    const rows = lines
      .filter(({ emissions }) => emissions.weightKg > 0)
      .map(({ name, emissions: { direct, avoided, net } }) => ({ name, direct, avoided, net }))
    return {
      option: emissionsOption({ rows, unit, digits, format: chartFormat }),
      figures: {
        head: [head, ...emissionKinds.map((kind) => t(kindLabels[kind]))],
        rows: rows.map((row) => [
          row.name,
          ...emissionKinds.map((kind) => chartFormat.formatValue({ tonnes: row[kind], unit, digits })),
        ]),
      },
    }
  }, [lines, unit, digits, chartFormat, head, t])
  return <ChartCard title={title} period={period} chart={chart} emptyText={t('No Data')} />
}
