import { minuteMs } from '@thant/contracts/durations'
import { stopMinutes } from '@thant/contracts/service/planned-arrivals'

/** A stop of a vehicle on a day, as its accepted order has it. */
export type RouteStop = {
  id: string
  plannedArrivalAt: Date
  /** When it was collected or given up. */
  doneAt: Date | null
  opensAt: Date | null
}
/** `ahead` counts the stops that are left before it; the crew is out once a stop was done. */
export type ExpectedArrival = { at: Date; ahead: number; isCrewOut: boolean }

/**
 * What is left of a vehicle's day is as late or early as its last stop was done, and later where the next stop is due
 * already. No stop is expected before its place opens.
 */
export function expectedArrivals(stops: readonly RouteStop[], now: Date): Map<string, ExpectedArrival> {
  const inOrder = stops.toSorted((one, other) => one.plannedArrivalAt.getTime() - other.plannedArrivalAt.getTime())
  const left = inOrder.filter(({ doneAt }) => doneAt === null)
  const [next] = left
  if (next === undefined) return new Map()
  const shiftMs = Math.max(shiftOf(stops), now.getTime() - next.plannedArrivalAt.getTime())
  const isCrewOut = left.length < stops.length
  return new Map(left.map((stop, ahead) => [stop.id, { at: shifted(stop, shiftMs), ahead, isCrewOut }]))
}

function shiftOf(stops: readonly RouteStop[]): number {
  const shifts = stops.flatMap(({ doneAt, plannedArrivalAt }) =>
    doneAt === null
      ? []
      : [{ doneAt, shiftMs: doneAt.getTime() - plannedArrivalAt.getTime() - stopMinutes * minuteMs }],
  )
  const last = shifts.toSorted((one, other) => one.doneAt.getTime() - other.doneAt.getTime()).at(-1)
  return last?.shiftMs ?? 0
}

function shifted({ plannedArrivalAt, opensAt }: RouteStop, shiftMs: number): Date {
  const at = new Date(plannedArrivalAt.getTime() + shiftMs)
  return opensAt !== null && opensAt <= plannedArrivalAt && at < opensAt ? opensAt : at
}
