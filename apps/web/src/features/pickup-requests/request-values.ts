import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { PartOfDay, PickupRequestKind, pickupRequestEndpoints } from '@thant/contracts/pickup-requests'
import type { WasteType } from '@thant/contracts/wastes'
import { instantOf } from '#lib/zoned-time.ts'

export type RequestValues = {
  organizationId: string | null
  siteId: string | null
  /** The day, YYYY-MM-DD; the part of the day makes it a time. */
  wantedAt: string | null
  partOfDay: PartOfDay
  wasteTypes: WasteType[]
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

export function wantedTime(day: string | null, part: PartOfDay, timeZone: string): string | undefined {
  return day !== null && /^\d{4}-\d\d-\d\d$/.test(day) ? instantOf(day, startOf[part], timeZone) : undefined
}

export function requestBodyOf(
  { organizationId, siteId, wantedAt, partOfDay, ...values }: RequestValues,
  asked: { kind: PickupRequestKind; pickup: string | undefined; timeZone: string },
): BodyInputOf<typeof pickupRequestEndpoints.create> {
  const { kind, pickup, timeZone } = asked
  return {
    ...values,
    kind,
    organizationId: organizationId ?? '',
    ...(siteId !== null && { siteId }),
    ...(pickup !== undefined && { pickup }),
    ...(kind !== 'cancel' && { wantedAt: wantedTime(wantedAt, partOfDay, timeZone), partOfDay }),
  }
}
