import { dayMs } from '@thant/contracts/durations'

const idle = 14 * dayMs
const absolute = 90 * dayMs

/** When a session ends by itself: 14 days after it was last renewed, and 90 days after sign-in at the latest. */
export function sessionEndsAt(createdAt: Date, renewedAt: Date): Date {
  return new Date(Math.min(createdAt.getTime() + absolute, renewedAt.getTime() + idle))
}
