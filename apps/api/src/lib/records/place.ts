import type { OpeningHours } from '@thant/contracts/opening-hours'

type Location = { lng: number; lat: number }
type StoredLocation = { longitude: number | null; latitude: number | null }
type StoredHours = { opensAt: string | null; closesAt: string | null }

export function locationOf({ longitude, latitude }: StoredLocation): Location | null {
  return longitude === null || latitude === null ? null : { lng: longitude, lat: latitude }
}

export function openingHoursOf({ opensAt, closesAt }: StoredHours): OpeningHours | null {
  return opensAt === null || closesAt === null ? null : { from: opensAt, to: closesAt }
}

/** Leaves out what was not sent, so that it stays as it is. */
export function placeColumnsOf({
  location,
  openingHours,
}: {
  location?: Location | null | undefined
  openingHours?: OpeningHours | null | undefined
}): Partial<StoredLocation & StoredHours> {
  return {
    ...(location !== undefined && { longitude: location?.lng ?? null, latitude: location?.lat ?? null }),
    ...(openingHours !== undefined && { opensAt: openingHours?.from ?? null, closesAt: openingHours?.to ?? null }),
  }
}
