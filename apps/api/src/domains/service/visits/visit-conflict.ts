import type { Pickup } from '@thant/contracts/service/pickups'
import type { VisitConflict } from '@thant/contracts/service/visit-states'

type Seen = { isOnItsDay: boolean; siteId: string | undefined }

/**
 * What the office did to a pickup that its driver visited meanwhile. Plate, team, remark and order are the office's own,
 * and keep no visit from being applied.
 */
export function conflictOf({ status, site }: Pickup, { isOnItsDay, siteId }: Seen): VisitConflict | undefined {
  if (status === 'CANCELLED') return 'cancelled'
  if (status === 'COMPLETED') return 'completed'
  if (!isOnItsDay) return 'moved'
  if (siteId !== undefined && siteId !== site._id) return 'other-site'
  return status === 'CONFIRMED' ? undefined : 'not-confirmed'
}
