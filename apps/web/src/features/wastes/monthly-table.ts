import { totalOf } from '@thant/charts/monthly-waste'
import { type MonthlyWaste, wasteTypeLabels, wasteTypes } from '@thant/contracts/wastes'
import type { ChartFigures } from '#components/charts/chart-table.tsx'
import type { Format } from '#lib/format.ts'

/** The figures behind a chart of months, as text. */
export function monthlyTable(
  months: readonly MonthlyWaste[],
  format: Format,
  t: (text: string) => string,
): ChartFigures {
  return {
    head: [t('Month'), ...wasteTypes.map((type) => t(wasteTypeLabels[type])), t('Total (kg)')],
    rows: months.map((month) => [
      format.month(month.month),
      ...wasteTypes.map((type) => format.weight(month[type])),
      format.weight(totalOf(month)),
    ]),
  }
}
