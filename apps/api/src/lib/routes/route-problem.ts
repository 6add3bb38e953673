/** A day of stops and vehicles, as plain data: nothing here knows the database. Times are seconds of the day. */
export type RouteProblem = {
  seed: number
  /** How often it is improved; by default as often as the number of stops allows. */
  rounds?: number
  stops: readonly RouteStop[]
  vehicles: readonly RouteVehicle[]
  /** Replaces what is estimated from places: depots in the order of the vehicles, then stops. */
  matrix?: RouteMatrix | undefined
}

/** Rows are where one comes from; metres, and seconds of driving. */
export type RouteMatrix = { metres: readonly (readonly number[])[]; seconds: readonly (readonly number[])[] }

export type Place = { lng: number; lat: number }

/** Where `to` is before `from`, it is over midnight: open until `to`, and again from `from`. */
export type Hours = { from: number; to: number }

export type RouteStop = {
  id: string
  place: Place | null
  kg: number
  serviceSeconds: number
  /** None where it can be visited at any time; several must all hold, and may contradict each other. */
  windows: readonly Hours[]
  /** The vehicle that it stays with, and its number in that vehicle's order, from 1. */
  pinned?: { vehicle: string; number: number } | undefined
}

export type RouteVehicle = {
  id: string
  depot: Place | null
  capacityKg: number
  shift: Hours
  /** At the depot after each trip, also after the last. */
  unloadingSeconds: number
}

export const unservedReasons = ['no-place', 'too-far', 'too-heavy', 'closed', 'no-vehicle', 'no-time'] as const
export type UnservedReason = (typeof unservedReasons)[number]

export type RoutedStop = { id: string; arrival: number; lateSeconds: number; trip: number }

export type VehicleRoute = {
  vehicle: string
  stops: RoutedStop[]
  /** The heaviest load that it carries at once is never above its capacity. */
  trips: Array<{ kg: number; metres: number; unloadedAt: number }>
  metres: number
  endsAt: number
  pastShiftSeconds: number
}

export type RouteSolution = {
  routes: VehicleRoute[]
  unserved: Array<{ id: string; reason: UnservedReason }>
  metres: number
}
