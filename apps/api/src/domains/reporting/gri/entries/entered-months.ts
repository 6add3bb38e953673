import { currentMonth } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { errorAt } from '#lib/requests/app-error.ts'

/** Nobody can state what there was in a month that has not begun. */
export function assertMonthHasBegun(context: Context, month: string, path: string): void {
  if (month > currentMonth(context)) throw errorAt(path, 'gri.month-to-come')
}

/** A month is stored as its first day. */
export function firstDayOf(month: string): string {
  return `${month}-01`
}
