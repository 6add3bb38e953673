import { Random } from '#lib/routes/random.ts'
import type { RouteProblem } from '#lib/routes/route-problem.ts'

const hour = 3_600
const depot = { lng: 96.12, lat: 16.9 }

/** A day in Yangon that is the same each time: stops of 30 to 200 kg, a third of them open for two hours. */
export function generatedDay(size: { stops: number; vehicles: number; seed?: number }): RouteProblem {
  const random = new Random(size.seed ?? 60)
  const stops = Array.from({ length: size.stops }, (_, index) => {
    const place = { lng: 96.06 + random.next() * 0.17, lat: 16.76 + random.next() * 0.17 }
    const kg = 30 + random.below(170)
    const opensAt = (7 + random.below(6)) * hour
    const windows = random.next() < 0.3 ? [{ from: opensAt, to: opensAt + 2 * hour }] : []
    return { id: `stop ${index}`, place, kg, serviceSeconds: 480, windows }
  })
  const vehicles = Array.from({ length: size.vehicles }, (_, index) => ({
    id: `vehicle ${index}`,
    depot,
    capacityKg: 2_000,
    shift: { from: 6 * hour, to: 15.5 * hour },
    unloadingSeconds: 1_800,
  }))
  return { seed: 1, stops, vehicles }
}
