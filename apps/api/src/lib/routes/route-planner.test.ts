import { afterAll, describe, expect, it } from 'vitest'
import { generatedDay } from '../../../test/records/generated-day.ts'
import { silentLog } from '../../../test/setup/silent-log.ts'
import { orderStops } from './order-stops.ts'
import { createRoutePlanner } from './route-planner.ts'

const planner = createRoutePlanner({ log: silentLog })
afterAll(() => planner.close())

describe('the process that orders stops', () => {
  it('answers what the engine finds, while the server goes on', { tags: ['10.14-14'], timeout: 60_000 }, async () => {
    const day = { ...generatedDay({ stops: 40, vehicles: 2 }), rounds: 500 }
    let beats = 0
    const timer = setInterval(() => {
      beats += 1
    }, 5)
    const { solution } = await planner.order(day)
    clearInterval(timer)
    expect(solution).toEqual(orderStops(day))
    expect(beats).toBeGreaterThan(5)
  })

  it('is killed when it takes too much', { tags: ['10.14-14'], timeout: 60_000 }, async () => {
    const hurried = createRoutePlanner({ log: silentLog, timeoutMs: 200 })
    const endless = { ...generatedDay({ stops: 60, vehicles: 3 }), rounds: 10_000_000 }
    await expect(hurried.order(endless)).rejects.toMatchObject({ code: 'day-plan.failed' })
    await hurried.close()
  })
})
