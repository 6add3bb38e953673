import {
  listedTypes,
  type MonthlyWaste,
  sumKg,
  type WasteType,
  wasteTypeLabels,
  weightIn,
} from '@thant/contracts/materials/wastes'
import type { Format } from '@thant/i18n/format'
import type { Translate } from '@thant/i18n/translation-key'
import type { ChartTableData } from '#components/charts/chart-table.tsx'

type MonthlyTable = {
  months: readonly MonthlyWaste[]
  /** Defaults to all waste types. */
  types?: readonly WasteType[] | undefined
  /** The heading of the first column, and how its cells are written. */
  head: string
  nameOf: (month: string) => string
  format: Format
  t: Translate
}

export function monthlyTable({ months, types: chosen, head, nameOf, format, t }: MonthlyTable): ChartTableData {
  const types = chosen ?? listedTypes(months.some((month) => weightIn(month, 'Mixed') > 0))
  return {
    head: [head, ...types.map((type) => t(wasteTypeLabels[type])), t('Total (kg)')],
    rows: months.map((month) => [
      nameOf(month.month),
      ...types.map((type) => format.weight(weightIn(month, type))),
      format.weight(sumKg(types.map((type) => weightIn(month, type)))),
    ]),
  }
}
