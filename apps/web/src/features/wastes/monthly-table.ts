import { type MonthlyWaste, type WasteType, wasteTypeLabels } from '@thant/contracts/wastes'
import type { Format } from '@thant/i18n/format'
import type { ChartTableData } from '#components/charts/chart-table.tsx'
import { sumKg } from './weight.ts'

export function monthlyTable(
  months: readonly MonthlyWaste[],
  types: readonly WasteType[],
  format: Format,
  t: (text: string) => string,
): ChartTableData {
  return {
    head: [t('Month'), ...types.map((type) => t(wasteTypeLabels[type])), t('Total (kg)')],
    rows: months.map((month) => [
      format.month(month.month),
      ...types.map((type) => format.weight(month[type])),
      format.weight(sumKg(types.map((type) => month[type]))),
    ]),
  }
}
