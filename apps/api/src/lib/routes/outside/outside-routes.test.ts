import { afterEach, describe, expect, it } from 'vitest'
import { generatedDay } from '../../../../test/records/generated-day.ts'
import { answering, failing, type OutsideServer, startOutsideServer } from '../../../../test/setup/outside-server.ts'
import { silentLog } from '../../../../test/setup/silent-log.ts'
import { orderStops } from '../order-stops.ts'
import { createRoutePlanner, type RoutePlanner } from '../route-planner.ts'
import { createRoadDistances, matrixOf } from './road-distances.ts'

const open: Array<{ close: () => Promise<void> }> = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

async function started(listener: Parameters<typeof startOutsideServer>[0]): Promise<OutsideServer> {
  const server = await startOutsideServer(listener)
  open.push(server)
  return server
}

function plannerFor(engineUrl: string): RoutePlanner {
  const planner = createRoutePlanner({
    log: silentLog,
    outside: { engineUrl, distanceUrl: undefined },
    answerMs: 500,
  })
  open.push(planner)
  return planner
}

type Request = {
  vehicles: Array<{ id: number; capacity: [number]; time_window: [number, number]; skills: [number] }>
  jobs: Array<{ id: number; pickup: [number]; skills?: [number] }>
  matrices: { car: { durations: number[][]; distances: number[][] } }
}
type Answer = {
  code: number
  unassigned: Array<{ id: number }>
  routes: Array<{ vehicle: number; steps: Array<{ type: string; id?: number }> }>
}

/** In the order of their numbers, each trip as full as it gets. */
function fill({ vehicles, jobs }: Request): Answer {
  const waiting = [...jobs]
  const routes = vehicles.map(({ id, capacity: [capacity], skills: [skill] }) => {
    const steps: Array<{ type: string; id?: number }> = [{ type: 'start' }]
    let load = 0
    for (const job of [...waiting]) {
      if (load + job.pickup[0] > capacity || (job.skills?.[0] ?? skill) !== skill) continue
      load += job.pickup[0]
      steps.push({ type: 'job', id: job.id })
      waiting.splice(waiting.indexOf(job), 1)
    }
    return { vehicle: id, steps: [...steps, { type: 'end' }] }
  })
  return { code: 0, unassigned: waiting.map(({ id }) => ({ id })), routes }
}

/** So near to each other that any order is in time. */
const withoutHours = (size: Parameters<typeof generatedDay>[0]) => {
  const day = generatedDay(size)
  const stops = day.stops.map((stop, index) => {
    const place = { lng: 96.12 + ((index * 7) % 10) / 1_000, lat: 16.9 + ((index * 3) % 10) / 1_000 }
    return { ...stop, place, serviceSeconds: 60, windows: [] }
  })
  return { ...day, rounds: 200, stops }
}
const idsOf = ({ routes }: ReturnType<typeof orderStops>) => routes.map(({ stops }) => stops.map(({ id }) => id))

describe('an engine elsewhere', () => {
  it('is asked with distances, weights and trips, and its order is taken with our own times', {
    tags: ['10.14-30'],
    timeout: 30_000,
  }, async () => {
    const day = withoutHours({ stops: 12, vehicles: 1 })
    const asked: string[] = []
    const { url } = await started(
      answering((_, body) => {
        asked.push(body)
        return fill(JSON.parse(body))
      }),
    )
    const { solution, note } = await plannerFor(url).order(day)
    expect(note).toBeNull()
    expect(idsOf(solution)).toEqual([day.stops.map(({ id }) => id)])
    expect(solution.metres).toBeGreaterThan(orderStops(day).metres)
    expect(asked.join()).not.toMatch(/stop \d|vehicle \d|lng|96\./)
    const [request] = asked.map((body): Request => JSON.parse(body))
    expect(request?.matrices.car.durations).toHaveLength(13)
  })

  it('drives several trips, each a part of the shift, and our own engine places what it left out', {
    tags: ['10.14-30'],
    timeout: 30_000,
  }, async () => {
    const day = withoutHours({ stops: 40, vehicles: 2 })
    const asked: Request[] = []
    const { url } = await started(
      answering((_, body) => {
        asked.push(JSON.parse(body))
        const answer = fill(asked[0] as Request)
        const [first] = answer.routes
        const left = first?.steps.splice(1, 1)[0]?.id ?? 0
        return { ...answer, unassigned: [...answer.unassigned, { id: left }] }
      }),
    )
    const { solution, note } = await plannerFor(url).order(day)
    expect(note).toBeNull()
    expect(asked[0]?.vehicles.length).toBeGreaterThan(2)
    expect(solution.unserved).toEqual([])
    expect(idsOf(solution).flat().toSorted()).toEqual(day.stops.map(({ id }) => id).toSorted())
    for (const { trips } of solution.routes) for (const { kg } of trips) expect(kg).toBeLessThanOrEqual(2_000)
  })

  it('is told the shift of each vehicle', { tags: ['10.8-06'], timeout: 30_000 }, async () => {
    const day = withoutHours({ stops: 8, vehicles: 2 })
    const shifts = [
      { from: 21_600, to: 36_000 },
      { from: 46_800, to: 72_000 },
    ]
    const vehicles = day.vehicles.map((vehicle, index) => ({ ...vehicle, shift: shifts[index] ?? vehicle.shift }))
    const asked: Request[] = []
    const { url } = await started(
      answering((_, body) => {
        asked.push(JSON.parse(body))
        return fill(asked[0] as Request)
      }),
    )
    await plannerFor(url).order({ ...day, vehicles })
    for (const {
      skills,
      time_window: [from, to],
    } of asked[0]?.vehicles ?? []) {
      const shift = shifts[skills[0] - 1]
      expect([from >= (shift?.from ?? 0), to <= (shift?.to ?? 0)]).toEqual([true, true])
    }
    expect(asked[0]?.vehicles.length).toBeGreaterThanOrEqual(2)
  })

  it('leaves pinned stops where they are', { tags: ['10.14-30'], timeout: 30_000 }, async () => {
    const day = withoutHours({ stops: 10, vehicles: 2 })
    const stops = day.stops.map((stop, index) =>
      index === 7 ? { ...stop, pinned: { vehicle: 'vehicle 1', number: 1 } } : stop,
    )
    const { url } = await started(answering((_, body) => fill(JSON.parse(body))))
    const { solution, note } = await plannerFor(url).order({ ...day, stops })
    expect([note, idsOf(solution)[1]?.[0]]).toEqual([null, 'stop 7'])
    const late = stops.map((stop) => (stop.id === 'stop 7' ? { ...stop, windows: [{ from: 0, to: 21_610 }] } : stop))
    const again = await plannerFor(url).order({ ...day, stops: late })
    expect([again.note, again.solution.routes[1]?.stops[0]?.lateSeconds]).toEqual([null, expect.any(Number)])
    expect(again.solution.routes[1]?.stops[0]?.lateSeconds).toBeGreaterThan(0)
  })

  const nonsense: Record<string, (answer: Answer, asked: Request) => unknown> = {
    'another form': () => ({ ways: [] }),
    'an error of its own': (answer) => ({ ...answer, code: 2, error: 'Invalid' }),
    'a forgotten stop': (answer) => ({ ...answer, routes: answer.routes.slice(1) }),
    'a stop twice': (answer) => ({ ...answer, unassigned: [{ id: 1 }] }),
    'an unknown stop': (answer) => ({ ...answer, unassigned: [{ id: 99 }] }),
    'a stop without a number': ({ routes, ...answer }) => ({
      ...answer,
      routes: [...routes.slice(1), { vehicle: 1, steps: [{ type: 'job' }] }],
    }),
    'an unknown vehicle': (answer) => ({
      ...answer,
      routes: answer.routes.map((route) => ({ ...route, vehicle: route.vehicle + 100 })),
    }),
    'a vehicle twice': (answer) => ({ ...answer, routes: [...answer.routes, ...answer.routes] }),
    'too heavy a trip': (_, { vehicles, jobs }) =>
      fill({ jobs, vehicles: vehicles.slice(0, 1).map((vehicle) => ({ ...vehicle, capacity: [1e9] })) } as Request),
  }

  it.each(Object.entries(nonsense))(
    'answers %s, so the order is our own, with a note',
    {
      tags: ['10.14-31'],
      timeout: 30_000,
    },
    async (_, spoil) => {
      const day = withoutHours({ stops: 25, vehicles: 2 })
      const { url } = await started(answering((_url, body) => spoil(fill(JSON.parse(body)), JSON.parse(body))))
      expect(await plannerFor(url).order(day)).toEqual({ solution: orderStops(day), note: 'engine-unusable' })
    },
  )

  it('answers an order that comes too late somewhere, so the order is our own', {
    tags: ['10.14-31'],
    timeout: 30_000,
  }, async () => {
    const day = withoutHours({ stops: 8, vehicles: 1 })
    const hour = 3_600
    const stops = day.stops.map((stop, index) =>
      index === 7 ? { ...stop, windows: [{ from: 6 * hour, to: 6.25 * hour }] } : stop,
    )
    const { url } = await started(answering((_, body) => fill(JSON.parse(body))))
    const problem = { ...day, stops }
    expect(await plannerFor(url).order(problem)).toEqual({ solution: orderStops(problem), note: 'engine-unusable' })
  })

  it.each(Object.entries(failing))(
    'gives %s, so the order is our own, with a note',
    {
      tags: ['10.14-31'],
      timeout: 30_000,
    },
    async (_, listener) => {
      const day = withoutHours({ stops: 6, vehicles: 1 })
      const { url } = await started(listener)
      expect(await plannerFor(url).order(day)).toEqual({ solution: orderStops(day), note: 'engine-silent' })
    },
  )
})

describe('distances by road', () => {
  const places = [
    { lng: 96.1, lat: 16.8 },
    { lng: 96.2, lat: 16.9 },
  ]
  const table = { code: 'Ok', distances: [[0, 1_200.4], [null, 0]], durations: [[0, 60], [90, 0]] } // biome-ignore format: rows

  it('are asked for once, by place, and estimated where there is no road', { tags: ['10.14-32'] }, async () => {
    const asked: string[] = []
    const { url } = await started(
      answering((path) => {
        asked.push(path)
        return table
      }),
    )
    const distances = createRoadDistances({ url, log: silentLog })
    const roads = await distances([...places, ...places])
    expect(await distances(places)).toBe(roads)
    expect(asked).toEqual(['/table/v1/driving/96.100000,16.800000;96.200000,16.900000?annotations=duration,distance'])
    expect(roads?.matrix.metres[0]).toEqual([0, 1_200])
    expect(roads?.matrix.metres[1]?.[0]).toBeGreaterThan(15_000)
    const stop = { kg: 1, serviceSeconds: 0, windows: [] }
    const problem = {
      seed: 1,
      vehicles: [],
      stops: [
        { ...stop, id: 'b', place: places[1] ?? null },
        { ...stop, id: 'none', place: null },
        { ...stop, id: 'a', place: places[0] ?? null },
      ],
    }
    expect(roads && matrixOf(problem, roads).seconds).toEqual([
      [0, 0, 90],
      [0, 0, 0],
      [60, 0, 0],
    ])
  })

  it.each([
    ['another form', { code: 'Ok' }],
    ['an error of its own', { code: 'TooBig', message: 'Too many table coordinates' }],
    ['too few places', { ...table, distances: [[0]] }],
    ['a negative way', { ...table, distances: [[0, -1], [1, 0]] }], // biome-ignore format: rows
    ['a way around the world', { ...table, distances: [[0, 1e12], [1, 0]] }], // biome-ignore format: rows
    ['words', { ...table, durations: [['near', 'far'], ['far', 'near']] }], // biome-ignore format: rows
  ])('are estimated where the server answers %s', { tags: ['10.14-32'] }, async (_, answer) => {
    const { url } = await started(answering(() => answer))
    expect(await createRoadDistances({ url, log: silentLog })(places)).toBeUndefined()
  })

  it.each(Object.entries(failing))(
    'are estimated where the server gives %s, and it is left alone for a minute',
    {
      tags: ['10.14-32'],
      timeout: 30_000,
    },
    async (_, listener) => {
      let asked = 0
      const { url } = await started((request, response) => {
        asked += 1
        listener(request, response)
      })
      const distances = createRoadDistances({ url, log: silentLog, timeoutMs: 500 })
      expect([await distances(places), await distances(places), asked]).toEqual([undefined, undefined, 1])
    },
  )
})
