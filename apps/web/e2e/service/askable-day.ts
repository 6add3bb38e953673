import { inYangon, readAs } from '../support/api.ts'
import { fromNow } from '../support/clock.ts'
import type { Page } from '../support/journey.ts'

const dayMs = 86_400_000

/**
 * Returns a day of work, nine days ahead or later, that customers may ask for: before a long holiday the cut-off for such
 * a day may be over. `later` gives one of the days of work after it.
 */
export async function askableDay(page: Page, later = 0): Promise<string> {
  const { read } = await readAs(page, 'customer')
  const ahead = Array.from({ length: 60 }, (_, index) => inYangon(fromNow((9 + index) * dayMs).toISOString()).day)
  const { firstDay } = await read(`/pickup_requests/cut_off?at=${fromNow(0).toISOString()}`)
  const entries: Array<{ day: string; kind: string }> = await read(`/company_days?from=${ahead[0]}&to=${ahead.at(-1)}`)
  const closed = new Set(entries.filter(({ kind }) => kind === 'closed').map(({ day }) => day))
  const days = ahead.filter((day) => day >= firstDay && !closed.has(day) && new Date(day).getUTCDay() !== 0)
  const found = days[later]
  if (found === undefined) throw new Error('the company does not work for weeks')
  return found
}
