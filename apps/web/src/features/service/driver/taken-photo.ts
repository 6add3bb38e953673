import { dayMs } from '@thant/contracts/durations'
import { shrinkPhoto } from '#lib/calls/shrink-photo.ts'
import { serverTimeOf } from '#lib/clock.ts'
import type { KeptPhoto } from './outbox-database.ts'
import type { Place } from './place-now.ts'

/** An older photo, of which the server would not believe the time, says neither when nor where. */
const maxAgeMs = dayMs

/**
 * Draws a photo smaller, so that a day of photos has room on the phone and goes through a weak network. Drawing loses
 * what the file said of its time and place, so both are noted. Rejects for what the browser cannot draw.
 */
export async function takePhoto(file: File, place: Place | undefined): Promise<KeptPhoto> {
  const picture = await shrinkPhoto(file)
  // A file of the time ahead is taken as one of now.
  const takenMs = Math.min(file.lastModified, Date.now())
  const isRecent = takenMs > Date.now() - maxAgeMs
  return { picture, ...(isRecent && { takenAt: serverTimeOf(takenMs).toISOString(), ...place }) }
}
