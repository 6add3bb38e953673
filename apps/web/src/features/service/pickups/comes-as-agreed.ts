import { minuteMs } from '@thant/contracts/durations'

/** Less is no other time: what customers are told of an arrival is rounded to ten minutes too. */
const otherTimeMs = 10 * minuteMs

export function comesAsAgreed({ pickUpTime }: { pickUpTime: string }, arrivesAt: string): boolean {
  return Math.abs(Date.parse(arrivesAt) - Date.parse(pickUpTime)) < otherTimeMs
}
