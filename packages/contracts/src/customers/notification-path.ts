import { areaOf, type Role } from '../roles.ts'
import type { Facts } from './notification-details.ts'
import type { NotificationKind } from './notifications.ts'

/** Returns when the pickup is that somebody was told of, the first of several; undefined where there is none. */
export function notifiedPickupTime({ to, at }: Facts): string | undefined {
  return to ?? at
}

/** The screen of what somebody was told of; `subjectId` is the request or else the pickup, and `day` is the pickup's. */
export function notificationPath(
  kind: NotificationKind,
  role: Role,
  subjectId: string | null,
  day: string | undefined,
): string {
  if (kind.startsWith('request-')) return subjectId === null ? '/pickup_requests' : `/pickup_requests/${subjectId}`
  const area = areaOf(role)
  if (area === 'customer') return day === undefined ? '/schedule' : `/schedule?day=${day}`
  if (subjectId === null) return '/'
  return area === 'driver' ? `/pickups/${subjectId}` : `/schedule/waste-collection/${subjectId}`
}
