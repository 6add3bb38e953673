import { Temporal } from 'temporal-polyfill'
import { importSharp } from './sharp.ts'

export type PhotoFacts = { takenAt: Date | null; longitude: number | null; latitude: number | null }

export const unknownFacts: PhotoFacts = { takenAt: null, longitude: null, latitude: null }

/**
 * Reads when and where a photo was taken from its EXIF data, which re-encoding removes. A camera that writes no offset
 * shows the time of `timeZone`. What is missing or damaged is null.
 */
export async function readPhotoFacts(contents: Uint8Array, timeZone: string): Promise<PhotoFacts> {
  const sharp = await importSharp()
  const { default: readExif } = await import('exif-reader')
  try {
    const { exif } = await sharp(contents).metadata()
    if (exif === undefined) return unknownFacts
    const { Photo, GPSInfo } = readExif(exif)
    const place = placeOf(GPSInfo)
    return { takenAt: timeOf(Photo, timeZone), longitude: place?.longitude ?? null, latitude: place?.latitude ?? null }
  } catch {
    return unknownFacts
  }
}

type Exif = ReturnType<typeof import('exif-reader')>

/** The reader returns the camera's local time as if it were UTC. */
function timeOf(photo: Exif['Photo'], timeZone: string): Date | null {
  const local = photo?.DateTimeOriginal
  if (!(local instanceof Date) || Number.isNaN(local.getTime())) return null
  const offset = photo?.OffsetTimeOriginal
  const zone = typeof offset === 'string' && /^[+-]\d\d:\d\d$/.test(offset) ? offset : timeZone
  const shown = Temporal.PlainDateTime.from(local.toISOString().replace('Z', ''))
  return new Date(shown.toZonedDateTime(zone).epochMilliseconds)
}

function placeOf(gps: Exif['GPSInfo']): { longitude: number; latitude: number } | null {
  const longitude = degreesOf(gps?.GPSLongitude, gps?.GPSLongitudeRef)
  const latitude = degreesOf(gps?.GPSLatitude, gps?.GPSLatitudeRef)
  if (longitude === null || latitude === null) return null
  // Phones without a fix write 0, 0, which lies in the sea.
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90 || (longitude === 0 && latitude === 0)) return null
  return { longitude, latitude }
}

/** Takes degrees, minutes and seconds, and N, S, E or W. */
function degreesOf(parts: unknown, reference: unknown): number | null {
  if (!Array.isArray(parts) || parts.length !== 3 || !parts.every(Number.isFinite)) return null
  const [degrees, minutes, seconds] = parts as [number, number, number]
  const size = degrees + minutes / 60 + seconds / 3_600
  return reference === 'S' || reference === 'W' ? -size : size
}
