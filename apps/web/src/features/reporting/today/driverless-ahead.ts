import { driverDaysAhead, driverlessBetween } from '@thant/contracts/reporting/today'
import { daysAfter } from '#lib/zoned-time.ts'

/** The address of the list with the confirmed pickups of the coming days for which nobody is sent. */
export function driverlessAhead(today: string): string {
  return new URLSearchParams(driverlessBetween(today, daysAfter(today, driverDaysAhead - 1))).toString()
}
