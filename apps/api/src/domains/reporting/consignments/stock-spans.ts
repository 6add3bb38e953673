import type { WasteType } from '@thant/contracts/materials/wastes'
import type { StockAdjustmentKind } from '@thant/contracts/reporting/stock-adjustments'
import type { Movement } from './mass-balance.ts'

/** Days are YYYY-MM-DD and weights whole grams. */
export type DayMovement = { day: string; wasteType: WasteType; collected: number; consigned: number }
export type Adjustment = { day: string; wasteType: WasteType; kind: StockAdjustmentKind; grams: number }

/** Puts losses into their months, and divides each month of a type that has stock-takes at the end of their days. */
export function adjustedMovements(
  monthly: readonly Movement[],
  daily: readonly DayMovement[],
  adjustments: readonly Adjustment[],
): Movement[] {
  const byMonth = Map.groupBy(adjustments, ({ day, wasteType }) => `${day.slice(0, 7)} ${wasteType}`)
  const untouched = monthly.filter(({ month, wasteType }) => !byMonth.has(`${month} ${wasteType}`))
  const adjusted = [...byMonth.values()].flatMap((ofMonth) => {
    const [first] = ofMonth
    if (first === undefined) return []
    const { wasteType } = first
    const month = first.day.slice(0, 7)
    const isOf = (one: DayMovement) => one.wasteType === wasteType && one.day.startsWith(month)
    return spansOf({ month, wasteType }, daily.filter(isOf), ofMonth)
  })
  return [...untouched, ...adjusted]
}

type Span = Pick<Movement, 'month' | 'wasteType'>

function spansOf(of: Span, days: readonly DayMovement[], adjustments: readonly Adjustment[]): Movement[] {
  const losses = adjustments.filter(({ kind }) => kind !== 'stock-take')
  const takes = adjustments
    .filter(({ kind }) => kind === 'stock-take')
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const ends = [...takes, undefined]
  return ends.map((end, index) => {
    const after = ends[index - 1]?.day ?? ''
    const isWithin = ({ day }: { day: string }) => day > after && (end === undefined || day <= end.day)
    const within = days.filter(isWithin)
    return {
      ...of,
      collected: sum(within.map(({ collected }) => collected)),
      consigned: sum(within.map(({ consigned }) => consigned)),
      lost: sum(losses.filter(isWithin).map(({ grams }) => grams)),
      ...(end && { counted: end.grams }),
    }
  })
}

function sum(grams: readonly number[]): number {
  return grams.reduce((total, one) => total + one, 0)
}
