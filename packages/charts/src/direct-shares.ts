import type { WasteType } from '@thant/contracts/wastes'
import type { EChartsOption } from 'echarts'
import type { PlanChartWords } from './plan-words.ts'
import { ringOption } from './ring.ts'
import { wasteStyle } from './waste-style.ts'

export type DirectRow = { name: string; type: WasteType; direct: number }

/** Shows the share of each material in the direct emissions (t CO2e), with the total in the middle. */
export function directSharesOption({
  rows,
  words,
}: {
  rows: readonly DirectRow[]
  words: PlanChartWords
}): EChartsOption {
  const total = rows.reduce((sum, { direct }) => sum + direct, 0)
  const isInKg = total < 1
  return ringOption({
    parts: rows.flatMap(({ name, type, direct }) =>
      direct > 0 ? [{ name, value: direct, itemStyle: wasteStyle(type, words.surface) }] : [],
    ),
    total: {
      amount: words.amountOf(isInKg ? total * 1_000 : total),
      unit: isInKg ? words.emissionUnits.kg : words.emissionUnits.tonnes,
    },
    amountOf: (tonnes) => words.figure({ tonnes }),
    words,
  })
}
