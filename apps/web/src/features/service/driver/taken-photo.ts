import { shrinkPhoto } from '#lib/shrink-photo.ts'
import type { KeptPhoto } from './outbox-database.ts'
import type { Place } from './place-now.ts'

/**
 * Draws a photo smaller, so that a day of photos has room on the phone and goes through a weak network. Drawing loses
 * what the file said of its time and place, so both are noted. Rejects for what the browser cannot draw.
 */
export async function takePhoto(file: File, place: Place | undefined): Promise<KeptPhoto> {
  const picture = await shrinkPhoto(file)
  // A photo that was taken before is dated by its file, unless that is of the time ahead.
  const takenAt = new Date(Math.min(file.lastModified, Date.now())).toISOString()
  return { picture, takenAt, ...place }
}
