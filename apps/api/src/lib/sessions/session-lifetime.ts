import { dayMs } from '@thant/contracts/durations'

export const idleSessionMs = 14 * dayMs
const absolute = 90 * dayMs

/** A session ends 14 days after its last renewal, and at the latest 90 days after sign-in. */
export function sessionEndsAt(createdAt: Date, renewedAt: Date): Date {
  return new Date(Math.min(createdAt.getTime() + absolute, renewedAt.getTime() + idleSessionMs))
}
