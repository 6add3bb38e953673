export type Location = { lng: number; lat: number }

/** SPECIFICATION 9: the default centre, in Yangon. */
export const yangon: Location = { lng: 96.1951, lat: 16.8661 }
export const usualZoom = 12
export const mostZoom = 19

/** Coordinates are kept to 4 decimals, about 11 m. */
export function rounded({ lng, lat }: Location): Location {
  return { lng: Math.round(lng * 10_000) / 10_000, lat: Math.round(lat * 10_000) / 10_000 }
}
