import type { depots, vehicles } from '@thant/api/database/schema/vehicles'
import fleet from '../../data/fleet.json' with { type: 'json' }
import { placeIn, type TownshipName } from '../customers/townships.ts'
import { createRandom } from '../random.ts'
import type { Timeline } from '../timeline.ts'

type DepotRow = typeof depots.$inferInsert & { id: string }
type VehicleRow = typeof vehicles.$inferInsert & { id: string }

type Yard = { name: string; township: TownshipName; opensAt: string | null; closesAt: string | null }
/** Days out of service are counted from today. */
type Model = {
  plate: string
  capacityKg: number
  unloadingMinutes: number
  shiftFrom?: string
  shiftTo?: string
  outFrom?: number
  outTo?: number
}

const yards = fleet.depots as Yard[]
const models: Model[] = fleet.vehicles

export function createFleet(timeline: Timeline): { depots: DepotRow[]; vehicles: VehicleRow[] } {
  const createdAt = timeline.at(timeline.firstDay, 9 * 60)
  const stamps = { createdAt, updatedAt: createdAt }
  const places = yards.map(({ township, ...yard }): DepotRow => {
    const random = createRandom(`depot ${yard.name}`)
    return {
      id: random.uuid(),
      ...yard,
      ...placeIn(township, random, /\p{Script=Myanmar}/u.test(yard.name)),
      ...stamps,
    }
  })
  const dayFromNow = (days: number | undefined) => (days === undefined ? null : timeline.today.add({ days }).toString())
  return {
    depots: places,
    vehicles: models.map(({ outFrom, outTo, ...model }, index) => ({
      id: vehicleIdOf(model.plate),
      ...model,
      depotId: (places[index % places.length] as DepotRow).id,
      outOfServiceFrom: dayFromNow(outFrom),
      outOfServiceTo: dayFromNow(outTo),
      ...stamps,
    })),
  }
}

export function vehicleIdOf(plate: string): string {
  return createRandom(`vehicle ${plate}`).uuid()
}
