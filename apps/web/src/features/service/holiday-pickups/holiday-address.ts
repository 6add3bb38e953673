import type { HolidayAhead } from '@thant/contracts/service/holiday-pickups'
import { paths } from '#lib/links/paths.ts'

export function holidayAddress({ from, to }: Pick<HolidayAhead, 'from' | 'to'>): string {
  return `${paths.holidayPickups}?${new URLSearchParams({ from, to }).toString()}`
}

/** The address of the company days of a year. */
export function companyYearAddress(year: number): string {
  return `${paths.companyDays}?${new URLSearchParams({ year: String(year) }).toString()}`
}
