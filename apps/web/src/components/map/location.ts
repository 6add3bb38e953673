export type Location = { lng: number; lat: number }

/** The default centre, in Yangon (docs/specification.md 9-21). */
export const yangon: Location = { lng: 96.1951, lat: 16.8661 }
export const defaultZoom = 12
export const maxZoom = 19

/** Rounds coordinates to the 4 decimals that are stored, about 11 m. */
export function rounded({ lng, lat }: Location): Location {
  return { lng: Math.round(lng * 10_000) / 10_000, lat: Math.round(lat * 10_000) / 10_000 }
}
