import { createRoutePlanner } from '../apps/api/src/lib/routes/route-planner.ts'
import { generatedDay } from '../apps/api/test/generated-day.ts'
import { get, median } from './measure.ts'
import { demoScript, startPortal } from './portal-process.ts'
import { metresBySavings } from './savings.ts'
import { log } from './services.ts'
import { type Row, row } from './table.ts'

const runs = 5

/** Orders 60 generated stops of one truck in a process of its own, while a portal beside it is asked whether it is ready. */
export async function benchRoutes(): Promise<Row[]> {
  const planner = createRoutePlanner({ log })
  const portal = await startPortal({}, demoScript)
  const day = withoutHours(generatedDay({ stops: 60, vehicles: 1 }))
  try {
    await planner.order({ ...day, rounds: 1 })
    const seconds: number[] = []
    const ready: number[] = []
    let isSeeking = true
    const asking = (async () => {
      while (isSeeking) {
        const begunAt = performance.now()
        await get(`${portal.url}/api/health/ready`, '')
        ready.push(performance.now() - begunAt)
      }
    })()
    let metres = 0
    for (let run = 0; run < runs; run += 1) {
      const begunAt = performance.now()
      metres = (await planner.order(day)).solution.metres
      seconds.push((performance.now() - begunAt) / 1_000)
    }
    isSeeking = false
    await asking
    const p99 = ready.toSorted((one, other) => one - other)[Math.floor(ready.length * 0.99)] ?? Number.NaN
    return [
      row('order of 60 stops', median(seconds), 2, 's'),
      row('  its way, of that by savings and 2-opt', (100 * metres) / metresBySavings(day), 100, '%'),
      row('  GET /health/ready meanwhile, p99', p99, 100, 'ms'),
    ]
  } finally {
    await portal.stop()
    await planner.close()
  }
}

/** Savings know no hours and no shift. */
function withoutHours(day: ReturnType<typeof generatedDay>): ReturnType<typeof generatedDay> {
  const hour = 3_600
  return {
    ...day,
    stops: day.stops.map((stop) => ({ ...stop, serviceSeconds: 0, windows: [] })),
    vehicles: day.vehicles.map((vehicle) => ({ ...vehicle, shift: { from: 0, to: 24 * hour }, unloadingSeconds: 0 })),
  }
}
