import type { Place, RouteMatrix } from './route-problem.ts'

/** Streets are longer than the way as the crow flies. */
export const detourFactor = 1.35
/** Of a truck in a city, with its stops at lights. */
const kilometresAnHour = 18
const earthRadius = 6_371_008.8

export function estimateMatrix(places: readonly Place[]): RouteMatrix {
  const metres = places.map((from) => places.map((to) => Math.round(greatCircle(from, to) * detourFactor)))
  return { metres, seconds: metres.map((row) => row.map(secondsFor)) }
}

/** Metres along the surface of the earth. */
export function greatCircle(from: Place, to: Place): number {
  const [lat, otherLat] = [radians(from.lat), radians(to.lat)]
  const across = Math.sin((otherLat - lat) / 2) ** 2
  const along = Math.cos(lat) * Math.cos(otherLat) * Math.sin(radians(to.lng - from.lng) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, across + along)))
}

function secondsFor(metres: number): number {
  return Math.round((metres * 3.6) / kilometresAnHour)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
