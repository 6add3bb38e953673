import type { EmissionScale } from '@thant/contracts/materials/plan'
import type { WasteType } from '@thant/contracts/materials/wastes'
import type { EChartsOption } from 'echarts'
import type { PlanChartFormat } from './plan-chart-format.ts'
import { ringOption } from './ring.ts'
import { wasteStyle } from './waste-style.ts'

export type DirectRow = { name: string; type: WasteType; direct: number }

/** Shows the share of each material in the direct emissions (t CO2e), with the total in the middle. */
export function directSharesOption({
  rows,
  unit,
  digits,
  format,
}: {
  rows: readonly DirectRow[]
  format: PlanChartFormat
} & EmissionScale): EChartsOption {
  const total = rows.reduce((sum, { direct }) => sum + direct, 0)
  const isInKg = (unit ?? (total < 1 ? 'kg' : 't')) === 'kg'
  const amount = isInKg ? total * 1_000 : total
  return ringOption({
    parts: rows.flatMap(({ name, type, direct }) =>
      direct > 0 ? [{ name, value: direct, itemStyle: wasteStyle(type, format.surface) }] : [],
    ),
    total: {
      amount: digits === undefined ? format.amountOf(amount) : format.significantOf(amount, digits),
      unit: isInKg ? format.emissionUnits.kg : format.emissionUnits.tonnes,
    },
    amountOf: (tonnes) => format.formatValue({ tonnes, unit, digits }),
    format,
  })
}
