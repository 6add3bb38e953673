import type { PickupStatus } from '@thant/contracts/pickups'
import type { Random } from './random.ts'

/** So many of today's pickups stay open for the demonstration driver, however late it is. */
const leftToDrive = 3

/** What became of a pickup of a past day. */
export function drawPastStatus(random: Random): PickupStatus {
  const chance = random.next()
  if (chance < 0.03) return 'CANCELLED'
  return chance < 0.045 ? 'ONHOLD' : 'COMPLETED'
}

/** How far the planning of a pickup has come; what lies more than a week ahead is often only requested. */
export function drawComingStatus(daysAhead: number, random: Random): PickupStatus {
  const chance = random.next()
  if (chance < 0.02) return 'CANCELLED'
  if (chance < 0.04) return 'ONHOLD'
  return chance < (daysAhead <= 7 ? 0.12 : 0.45) ? 'REQUESTED' : 'CONFIRMED'
}

export type StopToday = { isDemoDrivers: boolean; isOver: boolean }

/** Today's statuses in the order of the stops: one of each kind, the rest done or to be done. */
export function statusesToday(stops: readonly StopToday[]): PickupStatus[] {
  const [own, others] = [true, false].map((isOwn) =>
    stops.flatMap(({ isDemoDrivers }, index) => (isDemoDrivers === isOwn ? [index] : [])),
  ) as [number[], number[]]
  const open = new Set(own.slice(-leftToDrive))
  const special = new Map<number | undefined, PickupStatus>([
    [others.at(1), 'CANCELLED'],
    [others.at(Math.floor(others.length / 2)), 'ONHOLD'],
    [others.at(-1), 'REQUESTED'],
  ])
  return stops.map(
    ({ isOver }, index) => special.get(index) ?? (isOver && !open.has(index) ? 'COMPLETED' : 'CONFIRMED'),
  )
}
