import type { Evidence, TakenPhoto } from '@thant/contracts/service/evidence'
import type { Pickup } from '@thant/contracts/service/pickups'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { files } from '#database/schema/files.ts'
import { visits } from '#database/schema/visits.ts'
import { photoOf } from '#domains/company/files/files.presenter.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { locationOf } from '#lib/records/place.ts'
import { getPickup } from '../pickups.queries.ts'
import { visitCounts } from './visit-counts.ts'

/** A pickup with its evidence; a driver has what they recorded in their own visits. */
export async function getPickupWithEvidence(context: Context, id: string): Promise<Pickup> {
  const pickup = await getPickup(context, id)
  if (context.actor.role === 'DRIVER') return pickup
  const evidence = await listEvidence(context, id)
  return { ...pickup, evidence: evidence.map((one) => presentEvidence(context, one)) }
}

const visitColumns = {
  id: visits.id,
  collected: visits.collected,
  code: visits.code,
  recordedAt: visits.recordedAt,
  receivedAt: visits.createdAt,
  isLate: visits.isLate,
  longitude: visits.longitude,
  latitude: visits.latitude,
  signature: visits.signature,
  photoKeys: visits.photoKeys,
}

const photoColumns = {
  key: files.key,
  takenAt: files.takenAt,
  longitude: files.longitude,
  latitude: files.latitude,
  isTimeByPhone: files.isTimeByPhone,
  isPlaceByPhone: files.isPlaceByPhone,
}

/** The visits of a pickup that count, the first one first, each with its photos in their order. */
export async function listEvidence({ database }: AnyContext, pickupId: string) {
  const counting = await database
    .select(visitColumns)
    .from(visits)
    .where(and(eq(visits.pickupId, pickupId), visitCounts))
    .orderBy(asc(visits.recordedAt), asc(visits.id))
  const keys = counting.flatMap(({ photoKeys }) => photoKeys)
  const photos =
    keys.length === 0 ? [] : await database.select(photoColumns).from(files).where(inArray(files.key, keys))
  const byKey = new Map(photos.map((photo) => [photo.key, photo]))
  return counting
    .map(({ photoKeys, ...visit }) => ({ ...visit, photos: photoKeys.flatMap((key) => byKey.get(key) ?? []) }))
    .filter(({ photos, signature, longitude }) => photos.length > 0 || signature !== null || longitude !== null)
}

export type StoredEvidence = Awaited<ReturnType<typeof listEvidence>>[number]

function presentEvidence(context: Context, visit: StoredEvidence): Evidence {
  return {
    _id: visit.id,
    code: visit.code,
    recordedAt: visit.recordedAt.toISOString(),
    receivedAt: visit.isLate ? visit.receivedAt.toISOString() : null,
    location: locationOf(visit),
    signature: visit.signature,
    photos: visit.photos.map((photo) => presentPhoto(context, photo)),
  }
}

function presentPhoto(context: Context, { key, takenAt, ...photo }: StoredEvidence['photos'][number]): TakenPhoto {
  return {
    ...photoOf(context, key),
    takenAt: takenAt?.toISOString() ?? null,
    isTimeByPhone: photo.isTimeByPhone,
    location: locationOf(photo),
    isPlaceByPhone: photo.isPlaceByPhone,
  }
}
