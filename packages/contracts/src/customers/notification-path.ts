import { areaOf, type Role } from '../roles.ts'
import type { NotificationKind } from './notifications.ts'

/** The screen of what somebody was told of; `subjectId` is the request or else the pickup. */
export function notificationPath(kind: NotificationKind, role: Role, subjectId: string | null): string {
  if (kind.startsWith('request-')) return subjectId === null ? '/pickup_requests' : `/pickup_requests/${subjectId}`
  const area = areaOf(role)
  if (subjectId === null || area === 'customer') return area === 'customer' ? '/schedule' : '/'
  return area === 'driver' ? `/pickups/${subjectId}` : `/schedule/waste-collection/${subjectId}`
}
