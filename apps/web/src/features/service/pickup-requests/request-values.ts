import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { SortedType } from '@thant/contracts/materials/wastes'
import type { PartOfDay, PickupRequestKind } from '@thant/contracts/service/pickup-request-states'
import type { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import type { Pickup } from '@thant/contracts/service/pickups'
import { instantOf, wallClockOf } from '#lib/entries/zoned-time.ts'

export type RequestValues = {
  organizationId: string | null
  siteId: string | null
  /** The day, YYYY-MM-DD; the part of the day makes it a time. */
  wantedAt: string | null
  partOfDay: PartOfDay
  wasteTypes: SortedType[]
  amountNote: string
  note: string
  photos: string[]
}

export const emptyRequest: RequestValues = {
  organizationId: null,
  siteId: null,
  wantedAt: null,
  partOfDay: 'any',
  wasteTypes: [],
  amountNote: '',
  note: '',
  photos: [],
}

/** Staff choose the exact time when they accept. */
const startOf: Record<PartOfDay, string> = { morning: '09:00', afternoon: '13:00', any: '09:00' }

type RequestContext = { timeZone: string; moved: Pick<Pickup, 'pickUpTime'> | undefined }

/** A pickup that is moved keeps its time of day, unless that lies in another part of the day than the wanted one. */
export function requestedTime(
  day: string | null,
  part: PartOfDay,
  { timeZone, moved }: RequestContext,
): string | undefined {
  if (day === null || !/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  const own = moved && wallClockOf(moved.pickUpTime, timeZone).time
  const isOwnTime = own !== undefined && (part === 'any' || own < noon === (part === 'morning'))
  return instantOf(day, isOwnTime ? own : startOf[part], timeZone)
}

const noon = '12:00'

export function requestBodyOf(
  { organizationId, siteId, wantedAt, partOfDay, ...values }: RequestValues,
  requested: { kind: PickupRequestKind; pickup: Pick<Pickup, '_id' | 'pickUpTime'> | undefined; timeZone: string },
): BodyInputOf<typeof pickupRequestEndpoints.create> {
  const { kind, pickup, timeZone } = requested
  return {
    ...values,
    isSure: false,
    kind,
    organizationId: organizationId ?? '',
    ...(siteId !== null && { siteId }),
    ...(pickup !== undefined && { pickup: pickup._id }),
    ...(kind !== 'cancel' && { wantedAt: requestedTime(wantedAt, partOfDay, { timeZone, moved: pickup }), partOfDay }),
  }
}
