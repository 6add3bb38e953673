import { daysAfter } from '#lib/zoned-time.ts'

/** Today and the days after it for which crews are assigned. */
export const daysAhead = 7

/** The confirmed pickups of the coming days for which nobody is sent, as a filter of the list of pickups. */
export function driverlessAhead(today: string) {
  return { status: 'CONFIRMED', hasDriver: 'false', from: today, to: daysAfter(today, daysAhead - 1) } as const
}
