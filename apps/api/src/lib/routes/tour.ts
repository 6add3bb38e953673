import { type DayStop, type DayVehicle, maxOvertimeSeconds, type PreparedDay } from './prepared-day.ts'
import { between, type Timeline, timelineOf, visitAt } from './timeline.ts'

/** In metres, far above what a day's driving comes to, so that what is worse always costs more. */
const metresOfSecondPastShift = 1e5
const metresOfSecondLate = 1e8
const metresOfDisplacedPin = 1e13

export type Insertion = { vehicle: number; trip: number; position: number; isNewTrip: boolean; cost: number }

/** The trips of one vehicle with their times, and where a stop is inserted best. */
export class Tour {
  readonly vehicle: DayVehicle
  trips: number[][]
  loads: number[] = []
  line: Timeline
  cost = 0
  private readonly day: PreparedDay
  private readonly hasPins: boolean
  /** Before this number of stops nothing may be inserted, because a pinned stop would come later than its number. */
  private firstFree = 0
  private pinsBelowTheirNumber: number[] = []

  constructor(day: PreparedDay, vehicle: DayVehicle, trips: number[][] = []) {
    this.day = day
    this.vehicle = vehicle
    this.trips = trips
    this.hasPins = day.stops.some(({ pinned }) => pinned?.vehicle === vehicle.index)
    this.line = timelineOf(day, vehicle, trips)
    this.refresh()
  }

  /** Shares what `refresh` replaces. */
  copy(): Tour {
    const copied: Tour = Object.assign(Object.create(Tour.prototype), this)
    copied.trips = this.trips.map((trip) => [...trip])
    return copied
  }

  /** After each change of its trips. */
  refresh(): void {
    this.trips = this.trips.filter((trip) => trip.length > 0)
    this.loads = this.trips.map((trip) => trip.reduce((kg, index) => kg + this.stop(index).kg, 0))
    this.line = timelineOf(this.day, this.vehicle, this.trips)
    const displaced = this.hasPins ? this.findPins() : 0
    this.cost = costOf(this.line) + displaced * metresOfDisplacedPin
  }

  insert({ trip, position, isNewTrip }: Insertion, index: number): void {
    if (isNewTrip) this.trips.splice(trip, 0, [index])
    else this.trips[trip]?.splice(position, 0, index)
    this.refresh()
  }

  /** The cheapest place for a stop that costs less than `best`, if there is one; `skips` leaves places out. */
  bestInsertion(index: number, best: Insertion | undefined, skips: () => boolean): Insertion | undefined {
    const stop = this.stop(index)
    let found = best
    if (stop.kg > this.vehicle.capacityKg) return found
    const point = this.point(index)
    let before = 0
    for (let number = 0; number <= this.trips.length; number += 1) {
      const trip = this.trips[number]
      if (this.mayInsertAt(before)) {
        const metres = this.metres(this.vehicle.index, point) + this.metres(point, this.vehicle.index)
        const limit = found?.cost ?? Number.POSITIVE_INFINITY
        if (metres + this.pinGain(before) < limit) {
          const cost = metres + this.delayOfNewTrip(number, stop) + this.pinGain(before)
          if (cost < limit) found = { vehicle: this.vehicle.index, trip: number, position: 0, isNewTrip: true, cost }
        }
      }
      if (trip === undefined) break
      const hasRoom = (this.loads[number] as number) + stop.kg <= this.vehicle.capacityKg
      for (let position = 0; hasRoom && position <= trip.length; position += 1) {
        const at = before + position
        if (!this.mayInsertAt(at) || skips()) continue
        const from = position === 0 ? this.vehicle.index : this.point(trip[position - 1] as number)
        const to = position === trip.length ? this.vehicle.index : this.point(trip[position] as number)
        const metres = this.metres(from, point) + this.metres(point, to) - this.metres(from, to) + this.pinGain(at)
        const limit = found?.cost ?? Number.POSITIVE_INFINITY
        if (metres >= limit) continue
        const cost = metres + this.delay(number, position, stop, to, limit - metres)
        if (cost < limit) found = { vehicle: this.vehicle.index, trip: number, position, isNewTrip: false, cost }
      }
      before += trip.length
    }
    return found
  }

  /** What a further stop costs in time; it is nothing where the rest of the day bears the delay. */
  private delay(number: number, position: number, stop: DayStop, to: number, limit: number): number {
    const { line, vehicle, trips } = this
    const trip = trips[number] as number[]
    const isFirst = position === 0
    const leaves = isFirst ? (line.leavesAt[number] as number) : (line.departures[number]?.[position - 1] as number)
    const from = isFirst ? vehicle.index : this.point(trip[position - 1] as number)
    const { startsAt, lateSeconds } = visitAt(stop, leaves + this.seconds(from, this.point(stop.index)))
    const late = lateSeconds * metresOfSecondLate
    if (late >= limit) return late
    const reaches = startsAt + stop.serviceSeconds + this.seconds(this.point(stop.index), to)
    const isLast = position === trip.length
    const reached = isLast
      ? (line.leavesAt[number + 1] as number) - vehicle.unloadingSeconds
      : (line.arrivals[number]?.[position] as number)
    const slack = isLast ? (line.slackOfTrip[number + 1] as number) : (line.slack[number]?.[position] as number)
    return reaches - reached <= slack ? late : late + this.costOfRest(number, position, reaches)
  }

  private delayOfNewTrip(number: number, stop: DayStop): number {
    const { line, vehicle } = this
    const point = this.point(stop.index)
    const leaves = line.leavesAt[number] as number
    const { startsAt, lateSeconds } = visitAt(stop, leaves + this.seconds(vehicle.index, point))
    const back = startsAt + stop.serviceSeconds + this.seconds(point, vehicle.index) + vehicle.unloadingSeconds
    const late = lateSeconds * metresOfSecondLate
    if (back - leaves <= (line.slackOfTrip[number] as number)) return late
    const first = this.trips[number]?.[0]
    const next = first === undefined ? back : back + this.seconds(vehicle.index, this.point(first))
    return late + this.costOfRest(number, 0, next)
  }

  /** What it costs more, in time alone, to reach a stop, or the end of its trip, at another time. */
  private costOfRest(number: number, position: number, reaches: number): number {
    const { line, vehicle, trips } = this
    let clock = reaches
    let late = 0
    let start = position
    for (let at = number; at < trips.length; at += 1) {
      const trip = trips[at] as number[]
      const arrivals = line.arrivals[at] as number[]
      for (let place = start; place < trip.length; place += 1) {
        const index = trip[place] as number
        const stop = this.stop(index)
        const arrived = arrivals[place] as number
        if (clock === arrived) return late * metresOfSecondLate
        const { startsAt, lateSeconds } = visitAt(stop, clock)
        late += lateSeconds - visitAt(stop, arrived).lateSeconds
        const next = place + 1 < trip.length ? this.point(trip[place + 1] as number) : vehicle.index
        clock = startsAt + stop.serviceSeconds + this.seconds(this.point(index), next)
      }
      start = 0
      clock += vehicle.unloadingSeconds
      const first = trips[at + 1]?.[0]
      if (first !== undefined) clock += this.seconds(vehicle.index, this.point(first))
    }
    const pastShift = Math.max(0, clock - vehicle.endsAt)
    // A day that is too long already, because of pinned stops, takes nothing more.
    if (pastShift > maxOvertimeSeconds) return Number.POSITIVE_INFINITY
    return late * metresOfSecondLate + (pastShift - line.pastShiftSeconds) * metresOfSecondPastShift
  }

  private findPins(): number {
    const order = this.trips.flat()
    let displaced = 0
    let firstFree = 0
    const below = new Array<number>(order.length + 1).fill(0)
    for (let at = order.length - 1; at >= 0; at -= 1) {
      const { pinned } = this.stop(order[at] as number)
      const isBelow = pinned !== undefined && at + 1 < pinned.number
      if (pinned && !isBelow) firstFree = Math.max(firstFree, at + 1)
      if (isBelow) displaced += pinned.number - at - 1
      below[at] = (below[at + 1] as number) + (isBelow ? 1 : 0)
    }
    this.firstFree = firstFree
    this.pinsBelowTheirNumber = below
    return displaced
  }

  private mayInsertAt(at: number): boolean {
    return at >= this.firstFree
  }

  private pinGain(at: number): number {
    return this.hasPins ? -(this.pinsBelowTheirNumber[at] ?? 0) * metresOfDisplacedPin : 0
  }

  private stop(index: number): DayStop {
    return this.day.stops[index] as DayStop
  }

  private point(index: number): number {
    return this.day.vehicles.length + index
  }

  private metres(from: number, to: number): number {
    return between(this.day.metres, from, to)
  }

  private seconds(from: number, to: number): number {
    return between(this.day.seconds, from, to)
  }
}

function costOf({ lateSeconds, pastShiftSeconds, metres }: Timeline): number {
  return lateSeconds * metresOfSecondLate + pastShiftSeconds * metresOfSecondPastShift + metres
}
