import fleet from '../../data/fleet.json' with { type: 'json' }
import type { DemoEmail } from '../accounts.ts'
import type { UserRow } from '../customers/staff.ts'
import { vehicleIdOf } from './vehicles.ts'

export type Crew = { driverId: string; plateNumber: string; vehicleId: string; team: string[] }

const demoDriver: DemoEmail = 'driver@demo.example'
/** The first vehicles are those that the crews drive. */
const crewPlates = fleet.vehicles.slice(0, 5).map(({ plate }) => plate)
/** A day with more stops than this gets another crew. */
const stopsPerCrew = 4

/** The demonstration driver always drives, as the first; the others take turns. */
export function crewsOnDuty(staff: readonly UserRow[], dayNumber: number, stops: number): Crew[] {
  const active = staff.filter(({ passwordHash }) => passwordHash !== null)
  const drivers = activeDrivers(staff)
  const helpers = active.filter(({ role }) => role === 'OPERATION')
  const substitutes = drivers.filter(({ email }) => email !== demoDriver)
  const order = [...drivers.filter(({ email }) => email === demoDriver), ...rotated(substitutes, dayNumber)]
  const pairs = rotated(helpers, dayNumber)
  const count = Math.min(Math.ceil(stops / stopsPerCrew), order.length, Math.floor(helpers.length / 2))
  return order.slice(0, count).map((driver, index) => ({
    driverId: driver.id,
    ...vehicleOf(drivers.indexOf(driver)),
    team: pairs.slice(index * 2, index * 2 + 2).map(({ id }) => id),
  }))
}

/** The driver and vehicle that usually take the round with this number. */
export function typicalCrew(
  staff: readonly UserRow[],
  round: number,
): Pick<Crew, 'driverId' | 'plateNumber' | 'vehicleId'> {
  const drivers = activeDrivers(staff)
  const index = round % drivers.length
  return { driverId: (drivers[index] as UserRow).id, ...vehicleOf(index) }
}

function activeDrivers(staff: readonly UserRow[]): UserRow[] {
  return staff.filter(({ passwordHash, role }) => passwordHash !== null && role === 'DRIVER')
}

function vehicleOf(driver: number): Pick<Crew, 'plateNumber' | 'vehicleId'> {
  const plateNumber = crewPlates[driver % crewPlates.length] as string
  return { plateNumber, vehicleId: vehicleIdOf(plateNumber) }
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % Math.max(items.length, 1)
  return [...items.slice(start), ...items.slice(0, start)]
}
