import type { MonthlyWaste } from '@thant/contracts/materials/wastes'
import type { MonthRange } from '#components/pickers/month-presets.ts'

/** The start of the range until the data is loaded (docs/specification.md 9-20). */
export const firstMonth = '2018-04'

/** Returns the range from the first month with data up to the current one. */
export function defaultMonthRange(figures: readonly MonthlyWaste[] | undefined, thisMonth: string): MonthRange {
  return { from: figures?.[0]?.month ?? firstMonth, to: thisMonth }
}

/** Sets the range in the address and keeps its other parameters; the default range is omitted. */
export function withRange(
  before: URLSearchParams,
  { from, to }: MonthRange,
  defaultRange: MonthRange,
): URLSearchParams {
  const after = new URLSearchParams(before)
  after.delete('from')
  after.delete('to')
  if (from === defaultRange.from && to === defaultRange.to) return after
  after.set('from', from)
  after.set('to', to)
  return after
}
