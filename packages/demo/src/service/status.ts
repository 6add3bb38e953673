import type { PickupStatus } from '@thant/contracts/service/pickup-statuses'
import type { Random } from '../random.ts'

/** This many of today's pickups stay open for the demonstration driver at any hour. */
const leftToDrive = 3

export function drawPastStatus(random: Random): PickupStatus {
  const chance = random.next()
  if (chance < 0.03) return 'CANCELLED'
  return chance < 0.045 ? 'ONHOLD' : 'COMPLETED'
}

/** Pickups more than a week ahead are often only requested. */
export function drawComingStatus(daysAhead: number, random: Random): PickupStatus {
  const chance = random.next()
  if (chance < 0.02) return 'CANCELLED'
  if (chance < 0.04) return 'ONHOLD'
  return chance < (daysAhead <= 7 ? 0.12 : 0.45) ? 'REQUESTED' : 'CONFIRMED'
}

export type StopToday = { isDemoDrivers: boolean; isOver: boolean }

/**
 * Returns the statuses in the order of the stops: one each is CANCELLED, ONHOLD and REQUESTED, the rest COMPLETED or
 * CONFIRMED.
 */
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
