import { outOfReachConflicts, type VisitState } from '@thant/contracts/service/visit-states'
import type { Visit, VisitRow } from '@thant/contracts/service/visits'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#database/schema/users.ts'
import { visits } from '#database/schema/visits.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import { photoOf } from '#domains/company/files/files.presenter.ts'
import type { Context } from '#lib/context.ts'
import { locationOf } from '#lib/records/place.ts'
import { staffNamed } from '#lib/records/staff-named.ts'

export const settlers = alias(users, 'settlers')

export const visitRowFields = {
  id: visits.id,
  version: visits.version,
  createdAt: visits.createdAt,
  updatedAt: visits.updatedAt,
  pickupId: visits.pickupId,
  driverId: visits.driverId,
  driverName: users.name,
  organizationName: visits.organizationName,
  siteName: visits.siteName,
  plannedAt: visits.plannedAt,
  wayType: visits.wayType,
  plateNumber: visits.plateNumber,
  collected: visits.collected,
  code: visits.code,
  note: visits.note,
  recordedAt: visits.recordedAt,
  isLate: visits.isLate,
  state: visits.state,
  conflict: visits.conflict,
}

export const visitFields = {
  ...visitRowFields,
  baseVersion: visits.baseVersion,
  items: visits.items,
  photoKeys: visits.photoKeys,
  signature: visits.signature,
  longitude: visits.longitude,
  latitude: visits.latitude,
  isSettledByApplying: visits.isSettledByApplying,
  settledReason: visits.settledReason,
  settledById: visits.settledById,
  settledByName: settlers.name,
  settledAt: visits.settledAt,
}

type StoredRow = SelectedRow<typeof visitRowFields>
export type StoredVisit = SelectedRow<typeof visitFields, 'settlers'>

export function presentVisitRow(context: Context, visit: StoredRow): VisitRow {
  return {
    _id: visit.id,
    __v: visit.version,
    createdAt: visit.createdAt.toISOString(),
    updatedAt: visit.updatedAt.toISOString(),
    pickupId: visit.pickupId,
    stop: {
      organization: visit.organizationName,
      site: visit.siteName,
      pickUpTime: visit.plannedAt.toISOString(),
      wayType: visit.wayType,
      plateNumber: visit.plateNumber,
    },
    driver: staffNamed(context, { _id: visit.driverId, name: visit.driverName }),
    collected: visit.collected,
    code: visit.code,
    note: visit.note,
    recordedAt: visit.recordedAt.toISOString(),
    receivedAt: visit.createdAt.toISOString(),
    isLate: visit.isLate,
    ...shownState(context, visit),
  }
}

export function presentVisit(context: Context, visit: StoredVisit): Visit {
  return {
    ...presentVisitRow(context, visit),
    baseVersion: visit.baseVersion,
    items: visit.items.map((item) => ({ ...item, measure: item.measure ?? ('not-recorded' as const) })),
    photos: visit.photoKeys.map((key) => photoOf(context, key)),
    signature: visit.signature,
    location: locationOf(visit),
    settlement: presentSettlement(context, visit),
  }
}

/** To customers what counts is applied; drivers are not told what became of a pickup that is not theirs. */
function shownState({ actor }: Context, { state, conflict }: StoredRow): Pick<VisitRow, 'state' | 'conflict'> {
  if (actor.role === 'USER') return { state: 'applied' satisfies VisitState, conflict: null }
  const isOutOfReach = conflict !== null && outOfReachConflicts.includes(conflict)
  return { state, conflict: actor.role === 'DRIVER' && isOutOfReach ? 'not-yours' : conflict }
}

function presentSettlement({ actor }: Context, visit: StoredVisit): Visit['settlement'] {
  const { settledAt, isSettledByApplying, settledReason, settledById, settledByName } = visit
  if (actor.role === 'USER' || settledAt === null) return null
  return {
    isApplied: isSettledByApplying === true,
    reason: settledReason,
    at: settledAt.toISOString(),
    by: settledById === null ? null : { _id: settledById, name: settledByName ?? '' },
  }
}
