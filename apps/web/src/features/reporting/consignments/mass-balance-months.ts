import { type WasteType, wasteTypes } from '@thant/contracts/materials/wastes'
import type { MassBalanceRow } from '@thant/contracts/reporting/mass-balance'
import type { TranslationKey } from '@thant/i18n/translation-key'

export const balanceFigures = ['inStock', 'collected', 'consigned', 'lost', 'adjusted', 'difference'] as const
export type BalanceFigure = (typeof balanceFigures)[number]
export const balanceFigureLabels: Record<BalanceFigure, TranslationKey> = {
  inStock: 'In stock',
  collected: 'Collected',
  consigned: 'Shipped',
  lost: 'Lost',
  adjusted: 'By stock-takes',
  difference: 'Unexplained',
}

/** Figures that a month without a loss, a stock-take or a difference says nothing of. */
const rareFigures: readonly BalanceFigure[] = ['lost', 'adjusted', 'difference']

/** Returns the figures that these rows have something to say of. */
export function figuresIn(rows: readonly MassBalanceRow[]): BalanceFigure[] {
  return balanceFigures.filter((figure) => !rareFigures.includes(figure) || rows.some((row) => row[figure] !== 0))
}

type BalanceOfType = {
  wasteType: WasteType
  /** In kilograms, before the first month. */
  stockBefore: number
  /** In the order of the months; undefined where the type has no row. */
  months: ReadonlyArray<MassBalanceRow | undefined>
}

/** Puts the rows of months into a line for each waste type; the months are in order. */
export function balanceByType(rows: readonly MassBalanceRow[]): { months: string[]; types: BalanceOfType[] } {
  const months = [...new Set(rows.map(({ month }) => month))].toSorted()
  const types = wasteTypes.flatMap((wasteType): BalanceOfType[] => {
    const ofType = rows.filter((row) => row.wasteType === wasteType)
    if (ofType.length === 0) return []
    const byMonth = new Map(ofType.map((row) => [row.month, row]))
    const ofMonths = months.map((month) => byMonth.get(month))
    return [{ wasteType, stockBefore: ofMonths.find((row) => row !== undefined)?.stockBefore ?? 0, months: ofMonths }]
  })
  return { months, types }
}

/** Returns the kilograms of all types in each month. */
export function monthTotals(types: readonly BalanceOfType[], figure: BalanceFigure): number[] {
  const count = types[0]?.months.length ?? 0
  return Array.from({ length: count }, (_, index) => sum(types.map(({ months }) => months[index]?.[figure] ?? 0)))
}

export function sum(weights: readonly number[]): number {
  return weights.reduce((total, weight) => total + weight, 0)
}
