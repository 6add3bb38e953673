import type { DayStop, DayVehicle, PreparedDay } from './prepared-day.ts'

/** When a vehicle that drives these trips is where, and what that costs. */
export type Timeline = {
  /** When it leaves the depot for each trip, and at last when it is empty for good. */
  leavesAt: number[]
  arrivals: number[][]
  departures: number[][]
  /** How much later it may arrive without being late anywhere, or past its shift, because of that. */
  slack: number[][]
  slackOfTrip: number[]
  lateSeconds: number
  pastShiftSeconds: number
  metres: number
}

export type Visit = { startsAt: number; lateSeconds: number }

/** Waits for the place to open; where it does not open again that day, the visit is late. */
export function visitAt({ open }: Pick<DayStop, 'open'>, arrival: number): Visit {
  for (const { from, to } of open) if (arrival <= to) return { startsAt: Math.max(arrival, from), lateSeconds: 0 }
  const closed = open.at(-1)?.to ?? arrival
  return { startsAt: arrival, lateSeconds: arrival - closed }
}

export function timelineOf(day: PreparedDay, vehicle: DayVehicle, trips: readonly (readonly number[])[]): Timeline {
  const depots = day.vehicles.length
  const line: Timeline = {
    leavesAt: [vehicle.startsAt],
    arrivals: [],
    departures: [],
    slack: [],
    slackOfTrip: [],
    lateSeconds: 0,
    pastShiftSeconds: 0,
    metres: 0,
  }
  let clock = vehicle.startsAt
  for (const trip of trips) {
    const arrivals: number[] = []
    const departures: number[] = []
    let from = vehicle.index
    for (const index of trip) {
      const stop = day.stops[index] as DayStop
      const point = depots + index
      clock += between(day.seconds, from, point)
      line.metres += between(day.metres, from, point)
      arrivals.push(clock)
      const { startsAt, lateSeconds } = visitAt(stop, clock)
      line.lateSeconds += lateSeconds
      clock = startsAt + stop.serviceSeconds
      departures.push(clock)
      from = point
    }
    clock += between(day.seconds, from, vehicle.index) + vehicle.unloadingSeconds
    line.metres += between(day.metres, from, vehicle.index)
    line.arrivals.push(arrivals)
    line.departures.push(departures)
    line.leavesAt.push(clock)
  }
  line.pastShiftSeconds = trips.length === 0 ? 0 : Math.max(0, clock - vehicle.endsAt)
  addSlack(day, vehicle, trips, line, clock)
  return line
}

function addSlack(
  day: PreparedDay,
  vehicle: DayVehicle,
  trips: readonly (readonly number[])[],
  line: Timeline,
  end: number,
): void {
  let slack = Math.max(0, vehicle.endsAt - end)
  line.slackOfTrip[trips.length] = slack
  for (let number = trips.length - 1; number >= 0; number -= 1) {
    line.slackOfTrip[number + 1] = slack
    const trip = trips[number] as readonly number[]
    const ofTrip = new Array<number>(trip.length)
    for (let position = trip.length - 1; position >= 0; position -= 1) {
      const stop = day.stops[trip[position] as number] as DayStop
      slack = slackAt(stop, line.arrivals[number]?.[position] as number, slack)
      ofTrip[position] = slack
    }
    line.slack[number] = ofTrip
  }
  line.slackOfTrip[0] = slack
}

function slackAt({ open }: DayStop, arrival: number, after: number): number {
  for (const { from, to } of open) {
    if (arrival <= to) return Math.min(to - arrival, Math.max(0, from - arrival) + after)
  }
  return 0
}

export function between(matrix: readonly Float64Array[], from: number, to: number): number {
  return (matrix[from] as Float64Array)[to] as number
}
