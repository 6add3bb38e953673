import { choiceSeparator } from '@thant/contracts/columns'
import { driverDaysAhead, driverlessBetween, dueBetween, dueSoonDays } from '@thant/contracts/reporting/today'
import { pickupStatuses } from '@thant/contracts/service/pickup-statuses'
import { isToCome } from '#features/service/pickups/pickup-status.ts'
import { daysAfter } from '#lib/entries/zoned-time.ts'

/** The address of the list with the confirmed pickups of the coming days for which nobody is sent. */
export function driverlessAhead(today: string): string {
  return new URLSearchParams(driverlessBetween(today, daysAfter(today, driverDaysAhead - 1))).toString()
}

/** The address of the list with the unpaid invoices that are due in the coming days. */
export function dueSoonFrom(today: string): string {
  return new URLSearchParams(dueBetween(today, daysAfter(today, dueSoonDays - 1))).toString()
}

/** The address of the list with the pickups of a day to which a crew is still to come, the earliest first. */
export function toComeOn(day: string): string {
  const status = pickupStatuses.filter(isToCome).join(choiceSeparator)
  return new URLSearchParams({ status, from: day, to: day, sort: 'pickUpTime' }).toString()
}
