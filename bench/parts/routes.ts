import { createRoutePlanner, type RoutePlanner } from '../../apps/api/src/lib/routes/route-planner.ts'
import type { RouteProblem } from '../../apps/api/src/lib/routes/route-problem.ts'
import { generatedDay } from '../../apps/api/test/records/generated-day.ts'
import known from '../data/x-n101-k25.json' with { type: 'json' }
import { get, median } from '../measure.ts'
import { demoScript, startPortal } from '../portal-process.ts'
import { log } from '../services.ts'
import { type Row, row } from '../table.ts'

const seeds = [1, 2, 3, 4, 5]

/** The shortest way of the day of 60 stops that is known: what 100,000 rounds with each of three seeds find. */
const shortestOf60 = 191_516

/** Orders days of one truck in a process of its own, while a portal beside it is asked whether it is ready. */
export async function benchRoutes(): Promise<Row[]> {
  const planner = createRoutePlanner({ log })
  const portal = await startPortal({}, demoScript)
  try {
    const day = withoutHours(generatedDay({ stops: 60, vehicles: 1 }))
    await planner.order({ ...day, rounds: 1 })
    const readiness = askWhetherReady(portal.url)
    const generated = await orders(planner, day)
    const published = await orders(planner, publishedCase())
    return [
      row('order of 60 stops', generated.seconds, 2, 's'),
      row('  its way, above the shortest that is known', above(generated.metres, shortestOf60), 1, '%'),
      row('order of the 100 stops of X-n101-k25', published.seconds, 2, 's'),
      row('  its way, above the shortest that is known', above(published.metres, known.bestKnown), 3, '%'),
      row('  GET /health/ready meanwhile, p99', await readiness.p99(), 100, 'ms'),
    ]
  } finally {
    await portal.stop()
    await planner.close()
  }
}

/** Medians over some seeds. */
async function orders(planner: RoutePlanner, day: RouteProblem): Promise<{ seconds: number; metres: number }> {
  const seconds: number[] = []
  const metres: number[] = []
  for (const seed of seeds) {
    const begunAt = performance.now()
    metres.push((await planner.order({ ...day, seed })).solution.metres)
    seconds.push((performance.now() - begunAt) / 1_000)
  }
  return { seconds: median(seconds), metres: median(metres) }
}

function above(metres: number, shortest: number): number {
  return 100 * (metres / shortest - 1)
}

function askWhetherReady(url: string): { p99: () => Promise<number> } {
  const times: number[] = []
  let isAsking = true
  const asking = (async () => {
    while (isAsking) {
      const begunAt = performance.now()
      await get(`${url}/api/health/ready`, '')
      times.push(performance.now() - begunAt)
    }
  })()
  return {
    async p99() {
      isAsking = false
      await asking
      return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN
    },
  }
}

/** What is known of both days is about their metres alone, so nothing takes time. */
function withoutHours(day: RouteProblem): RouteProblem {
  return {
    ...day,
    stops: day.stops.map((stop) => ({ ...stop, serviceSeconds: 0, windows: [] })),
    vehicles: day.vehicles.map((vehicle) => ({ ...vehicle, shift: allDay, unloadingSeconds: 0 })),
  }
}

const allDay = { from: 0, to: 86_400 }

/** Its points lie on a plane, with distances rounded to whole numbers; the place on earth only has to be one. */
function publishedCase(): RouteProblem {
  const place = { lng: 96.12, lat: 16.9 }
  const points = known.points.map(([x = 0, y = 0]) => ({ x, y }))
  const metres = points.map((from) => points.map((to) => Math.round(Math.hypot(from.x - to.x, from.y - to.y))))
  return {
    seed: 1,
    stops: known.points.slice(1).map(([, , kg = 0], index) => {
      return { id: `stop ${index}`, place, kg, serviceSeconds: 0, windows: [] }
    }),
    vehicles: [{ id: 'truck', depot: place, capacityKg: known.capacity, shift: allDay, unloadingSeconds: 0 }],
    matrix: { metres, seconds: metres.map((line) => line.map(() => 0)) },
  }
}
