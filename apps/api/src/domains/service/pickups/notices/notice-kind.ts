import type { Role } from '@thant/contracts/roles'

/** When and where a crew is to come. */
export type Plan = { at: Date; siteId: string; driverId: string | null }

/** A customer without sites reaches all of the organization's. */
export type Reader = { id: string; role: Role; siteIds: readonly string[] }

type Change = { before: Plan | null; after: Plan | null }
export type NoticeKind =
  | 'pickup-planned'
  | 'pickup-moved'
  | 'pickup-cancelled'
  | 'pickup-assigned'
  | 'pickup-unassigned'

/** Says what a change is to the person who reads of it; nothing is told of what they never saw, or what is over. */
export function noticeKindOf(reader: Reader, change: Change, now: Date): NoticeKind | undefined {
  return reader.role === 'DRIVER' ? kindForDriver(reader, change) : kindForCustomer(reader, change, now)
}

function kindForDriver({ id }: Reader, { before, after }: Change): NoticeKind | undefined {
  const drives = after?.driverId === id
  if (before?.driverId !== id) return drives ? 'pickup-assigned' : undefined
  if (after === null) return 'pickup-cancelled'
  return drives ? kindOfMove(before, after) : 'pickup-unassigned'
}

/** To who sees only the site it leaves, a pickup is moved all the same: somebody still comes. */
function kindForCustomer({ siteIds }: Reader, { before, after }: Change, now: Date): NoticeKind | undefined {
  const sees = ({ siteId }: Plan) => siteIds.length === 0 || siteIds.includes(siteId)
  if (before === null || !sees(before)) {
    return after !== null && sees(after) && after.at > now ? 'pickup-planned' : undefined
  }
  return after === null ? 'pickup-cancelled' : kindOfMove(before, after)
}

function kindOfMove(before: Plan, after: Plan): NoticeKind | undefined {
  const isSame = before.at.getTime() === after.at.getTime() && before.siteId === after.siteId
  return isSame ? undefined : 'pickup-moved'
}
