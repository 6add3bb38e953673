import { fileEndpoints } from '@thant/contracts/company/files'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { visitEndpoints } from '@thant/contracts/service/visits'
import { call, callWithFile } from '#lib/calls/api-client.ts'
import { type ApiError, isApiError } from '#lib/calls/api-error.ts'
import { queryClient } from '#lib/calls/query-client.ts'
import { currentTime } from '#lib/clock.ts'
import { createStore, useStore } from '#lib/store.ts'
import { forgetVisit, isUnsent, keepVisit, readOutbox, recordedVisits } from './outbox.ts'
import type { UnsentPhoto, UnsentVisit } from './outbox-database.ts'

/** When the server takes more, where it said that this was enough for now. */
const takesMoreAt = createStore<Date | undefined>(undefined)

export function useTakesMoreAt(): Date | undefined {
  return useStore(takesMoreAt)
}

/**
 * Sends what was recorded in its order. One tab sends at a time. What the server refuses stays with the reason, and the
 * next one is sent; where it does not answer, the rest waits for the next time.
 */
export async function sendOutbox(): Promise<void> {
  if (takesMoreAt.get() !== undefined) return
  await navigator.locks.request('thant.outbox', { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    // Another tab may have sent some of it meanwhile.
    await readOutbox()
    for (const { id } of recordedVisits()) {
      const visit = recordedVisits().find((now) => now.id === id)
      if (visit === undefined || !isUnsent(visit) || visit.refusal !== undefined) continue
      if (!(await sendVisit(visit))) return
    }
  })
}

/** Resolves to false where the server did not answer, or wants to be left alone. */
async function sendVisit(visit: UnsentVisit): Promise<boolean> {
  try {
    const { state } = await recordVisit(visit)
    // What was asked for before the visit was stored would say that the stop is still ahead.
    await queryClient.cancelQueries({ queryKey: [pickupEndpoints.today.path] })
    await queryClient.cancelQueries({ queryKey: [pickupEndpoints.get.path, { params: { id: visit.pickupId } }] })
    // The screen is drawn anew before the record goes, so that the stop never looks untouched between the two.
    await queryClient.invalidateQueries()
    if (state === 'to-look-at') await keepVisit({ ...visit, photos: [], isToLookAt: true })
    else await forgetVisit(visit.id)
    return true
  } catch (error) {
    if (!isApiError(error)) return false
    if (error.status === 429) waitFor(Number(error.values.seconds))
    if (!isRefusal(error)) return false
    const [issue] = error.issues
    // Photos that were uploaded meanwhile are not uploaded again.
    const latest = recordedVisits().find(({ id }) => id === visit.id) ?? visit
    await keepVisit({ ...latest, refusal: issue?.message ?? error.message })
    return true
  }
}

async function recordVisit(visit: UnsentVisit) {
  const send = async (sent: UnsentVisit) => {
    const photos = await uploadPhotos(sent)
    const body = { ...sent.body, photos }
    return (await call(visitEndpoints.record, { params: { id: sent.pickupId }, body, idempotencyKey: sent.id })).data
  }
  try {
    return await send(visit)
  } catch (error) {
    const areForgotten = isApiError(error) && error.issues.some(({ path }) => path.startsWith('photos'))
    if (!areForgotten || visit.photos.every(({ key }) => key === undefined)) throw error
    // The server sweeps uploads that nothing used for a day.
    return send({ ...visit, photos: visit.photos.map(({ key: _, ...photo }) => photo) })
  }
}

/** Uploads the photos right before their visit, since the server keeps few unused ones, and remembers each. */
async function uploadPhotos(visit: UnsentVisit): Promise<string[]> {
  let photos = visit.photos
  for (const photo of visit.photos) {
    if (photo.key !== undefined) continue
    const key = await uploadPhoto(photo)
    photos = photos.map((other) => (other === photo ? { ...photo, key } : other))
    await keepVisit({ ...visit, photos })
  }
  return photos.flatMap(({ key }) => key ?? [])
}

/** Returns the key of the upload. Drawing has taken the photo's own time and place, so the phone says both. */
async function uploadPhoto({ picture, takenAt, longitude, latitude }: UnsentPhoto): Promise<string> {
  const about: Record<string, string> = {}
  if (takenAt !== undefined) about.takenAt = takenAt
  if (longitude !== undefined) Object.assign(about, { longitude: String(longitude), latitude: String(latitude) })
  const request = { query: { purpose: 'photo' as const } }
  const { data } = await callWithFile(fileEndpoints.upload, picture, request, about)
  return data.file
}

/** A count of tries is the server's, so asking earlier would change nothing. */
function waitFor(seconds: number): void {
  if (!(seconds > 0)) return
  takesMoreAt.set(new Date(currentTime().getTime() + seconds * 1_000))
  setTimeout(() => {
    takesMoreAt.set(undefined)
    void sendOutbox()
  }, seconds * 1_000)
}

/** Whether sending the same again would be refused again. */
function isRefusal({ status, code }: ApiError): boolean {
  const isForNow = [401, 408, 429].includes(status) || code === 'file.too-much-unused'
  return status >= 400 && status < 500 && !isForNow
}
