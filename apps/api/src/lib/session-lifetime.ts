const day = 86_400_000
const idle = 14 * day
const absolute = 90 * day

/** When a session ends by itself: 14 days after it was last renewed, and 90 days after sign-in at the latest. */
export function sessionEndsAt(createdAt: Date, renewedAt: Date): Date {
  return new Date(Math.min(createdAt.getTime() + absolute, renewedAt.getTime() + idle))
}
