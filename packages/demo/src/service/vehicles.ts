import type { depots, vehicles } from '@thant/api/database/schema/vehicles'
import { placeIn, type TownshipName } from '../customers/townships.ts'
import { createRandom } from '../random.ts'
import type { Timeline } from '../timeline.ts'
import { crewPlates } from './crews.ts'

type DepotRow = typeof depots.$inferInsert & { id: string }
type VehicleRow = typeof vehicles.$inferInsert & { id: string }

const yards: Array<{ name: string; township: TownshipName; opensAt: string | null; closesAt: string | null }> = [
  { name: 'South Okkalapa depot', township: 'South Okkalapa', opensAt: '05:00', closesAt: '20:00' },
  { name: 'Hlaingthaya depot', township: 'Hlaingthaya', opensAt: '05:30', closesAt: '19:00' },
  { name: 'သာကေတ ယာဉ်ဝင်း', township: 'Thaketa', opensAt: null, closesAt: null },
]

type Model = { plate: string; capacityKg: number; unloadingMinutes: number; outFrom?: number; outTo?: number }

/** The first ones are those that the crews drive. Days out of service are counted from today. */
const models: Model[] = [
  ...crewPlates.map((plate, index) => ({
    plate,
    capacityKg: [3_500, 2_000, 5_000, 3_500, 1_500][index] ?? 3_500,
    unloadingMinutes: [20, 15, 30, 20, 15][index] ?? 20,
  })),
  { plate: 'YGN 8D-3054', capacityKg: 8_000, unloadingMinutes: 40 },
  { plate: 'YGN 9E-7721', capacityKg: 8_000, unloadingMinutes: 40, outFrom: -3, outTo: 4 },
  { plate: 'YGN 1L-4460', capacityKg: 1_000, unloadingMinutes: 10 },
  { plate: 'YGN 2N-5938', capacityKg: 2_000, unloadingMinutes: 15, outFrom: 12, outTo: 13 },
  { plate: 'YGN 6P-1187', capacityKg: 5_000, unloadingMinutes: 30 },
  { plate: 'YGN 4R-8602', capacityKg: 12_000, unloadingMinutes: 45, outFrom: -20 },
  { plate: 'YGN 7T-2943', capacityKg: 3_500, unloadingMinutes: 20 },
]

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
      id: createRandom(`vehicle ${model.plate}`).uuid(),
      ...model,
      depotId: (places[index % places.length] as DepotRow).id,
      outOfServiceFrom: dayFromNow(outFrom),
      outOfServiceTo: dayFromNow(outTo),
      ...stamps,
    })),
  }
}
