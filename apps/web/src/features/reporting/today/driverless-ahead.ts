import { driverDaysAhead } from '@thant/contracts/reporting/today'
import { daysAfter } from '#lib/zoned-time.ts'

/** The confirmed pickups of the coming days for which nobody is sent, as a filter of the list of pickups. */
export function driverlessAhead(today: string) {
  return { status: 'CONFIRMED', hasDriver: 'false', from: today, to: daysAfter(today, driverDaysAhead - 1) } as const
}
