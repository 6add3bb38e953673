import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generatedDay } from '../../../test/records/generated-day.ts'
import { followOrder, orderStops } from './order-stops.ts'
import type { RouteProblem, RouteSolution, RouteStop, RouteVehicle } from './route-problem.ts'

const hour = 3_600
const depot = { lng: 96.15, lat: 16.85 }
const truck: RouteVehicle = {
  id: 'truck',
  depot,
  capacityKg: 1_000,
  shift: { from: 6 * hour, to: 16 * hour },
  unloadingSeconds: 1_800,
}

function stopAt(id: string, overrides: Partial<RouteStop> = {}): RouteStop {
  const place = { lng: 96.15 + Number(id) / 500, lat: 16.86 }
  return { id, place, kg: 100, serviceSeconds: 600, windows: [], ...overrides }
}

function solve(stops: RouteStop[], vehicles: RouteVehicle[] = [truck]): RouteSolution {
  return orderStops({ seed: 1, stops, vehicles })
}

const orderOf = ({ routes }: RouteSolution) => routes.map(({ stops }) => stops.map(({ id }) => id))
const reasonsOf = ({ unserved }: RouteSolution) => unserved.map(({ id, reason }) => [id, reason])

const coordinate = (from: number, to: number) => fc.double({ min: from, max: to, noNaN: true })
const time = fc.integer({ min: 0, max: 24 * hour })
const places = fc.option(fc.record({ lng: coordinate(96, 96.3), lat: coordinate(16.7, 17) }), { freq: 9 })

const days: fc.Arbitrary<RouteProblem> = fc
  .record({
    vehicles: fc.array(
      fc.record({ capacityKg: fc.integer({ min: 0, max: 900 }), depot: places, from: time, to: time }),
      {
        maxLength: 3,
      },
    ),
    stops: fc.array(
      fc.record({
        place: places,
        kg: fc.integer({ min: 0, max: 500 }),
        windows: fc.array(fc.record({ from: time, to: time }), { maxLength: 2 }),
        pin: fc.option(fc.record({ vehicle: fc.integer({ min: 0, max: 2 }), number: fc.integer({ min: 1, max: 6 }) }), {
          freq: 4,
        }),
      }),
      { maxLength: 7 },
    ),
    seed: fc.nat(),
  })
  .map(({ vehicles, stops, seed }) => ({
    seed,
    rounds: 60,
    vehicles: vehicles.map(({ from, to, ...vehicle }, index) => ({
      ...vehicle,
      id: `v${index}`,
      shift: { from, to },
      unloadingSeconds: 900,
    })),
    stops: stops.map(({ pin, ...stop }, index) => ({
      ...stop,
      id: `s${index}`,
      serviceSeconds: 300,
      pinned: pin ? { vehicle: `v${pin.vehicle}`, number: pin.number } : undefined,
    })),
  }))

describe('the order of any day', () => {
  it('forgets no stop, overloads no trip, keeps pinned stops, says what is past a shift, and is the same', {
    tags: ['10.14-01', '10.8-06'],
    timeout: 120_000,
  }, () => {
    fc.assert(
      fc.property(days, (day) => {
        const solution = orderStops(day)
        const all = [...orderOf(solution).flat(), ...solution.unserved.map(({ id }) => id)]
        expect(all.toSorted()).toEqual(day.stops.map(({ id }) => id).toSorted())
        for (const { vehicle, trips, stops, endsAt, pastShiftSeconds } of solution.routes) {
          const { capacityKg, shift } = day.vehicles.find(({ id }) => id === vehicle) ?? truck
          const shiftEnd = shift.to > shift.from ? shift.to : shift.to + 24 * hour
          expect(pastShiftSeconds).toBe(stops.length === 0 ? 0 : Math.max(0, endsAt - shiftEnd))
          for (const { arrival } of stops) {
            expect(arrival).toBeGreaterThanOrEqual(shift.from)
            expect(arrival <= shiftEnd || pastShiftSeconds > 0).toBe(true)
          }
          for (const [index, trip] of trips.entries()) {
            const carried = stops.filter((stop) => stop.trip === index + 1)
            const kg = carried.reduce((sum, { id }) => sum + (day.stops.find((stop) => stop.id === id)?.kg ?? 0), 0)
            expect(trip.kg).toBe(kg)
            expect(kg).toBeLessThanOrEqual(capacityKg)
          }
          for (const [index, { id }] of stops.entries()) {
            const { pinned } = day.stops.find((stop) => stop.id === id) ?? {}
            const isOfVehicle = pinned === undefined || pinned.vehicle === vehicle
            const isInFleet = solution.routes.some((route) => route.vehicle === pinned?.vehicle)
            expect(isOfVehicle || !isInFleet).toBe(true)
            // Two pinned at one number come one after the other.
            const before = stops.slice(0, index).filter((stop) => day.stops.find(({ id }) => id === stop.id)?.pinned)
            if (pinned && isInFleet) expect(index).toBeLessThanOrEqual(Math.max(pinned.number - 1, before.length))
          }
        }
        expect(orderStops(day)).toEqual(solution)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('an order', () => {
  it('goes around without crossing its way, and unloads where the capacity is reached', { tags: ['10.14-02'] }, () => {
    const stops = ['3', '1', '4', '2'].map((id) => stopAt(id))
    expect([
      ['1', '2', '3', '4'],
      ['4', '3', '2', '1'],
    ]).toContainEqual(orderOf(solve(stops))[0])
    const [route] = solve(stops, [{ ...truck, capacityKg: 200 }]).routes
    expect(route?.trips.map(({ kg }) => kg)).toEqual([200, 200])
  })

  it('waits for a place to open, and comes before it closes', { tags: ['10.14-03'] }, () => {
    const late = stopAt('1', { windows: [{ from: 14 * hour, to: 15 * hour }] })
    const early = stopAt('9', { windows: [{ from: 6 * hour, to: 7 * hour }] })
    const [route] = solve([late, stopAt('2'), early]).routes
    expect(route?.stops.map(({ id }) => id)).toEqual(['9', '2', '1'])
    expect(route?.stops.at(-1)).toMatchObject({ arrival: 14 * hour, lateSeconds: 0 })
    expect(route?.pastShiftSeconds).toBe(0)
  })

  it('is driven by the vehicle whose shift it fits', { tags: ['10.8-06'] }, () => {
    const shifts = [
      { from: 6 * hour, to: 9 * hour },
      { from: 13 * hour, to: 20 * hour },
    ]
    const vehicles = shifts.map((shift, index) => ({ ...truck, id: `v${index}`, shift }))
    const morning = stopAt('1', { windows: [{ from: 6 * hour, to: 8 * hour }] })
    const evening = stopAt('2', { windows: [{ from: 18 * hour, to: 19 * hour }] })
    const solution = solve([evening, morning], vehicles)
    expect(orderOf(solution)).toEqual([['1'], ['2']])
    expect(solution.routes.map(({ pastShiftSeconds }) => pastShiftSeconds)).toEqual([0, 0])
  })

  it('keeps a pinned stop with its vehicle, at its number', { tags: ['10.14-04'] }, () => {
    const other = { ...truck, id: 'other' }
    const far = stopAt('9', { pinned: { vehicle: 'other', number: 1 } })
    const third = stopAt('1', { pinned: { vehicle: 'other', number: 3 } })
    const rest = ['2', '3', '4'].map((id) => stopAt(id))
    const order = orderOf(solve([rest[0] as RouteStop, far, third, ...rest.slice(1)], [truck, other]))
    expect([order[1]?.[0], order[1]?.[2]]).toEqual(['9', '1'])
  })

  it.each<[string, Partial<RouteStop>, RouteVehicle[], string]>([
    ['without a place', { place: null }, [truck], 'no-place'],
    ['that is nowhere on earth', { place: { lng: 500, lat: 0 } }, [truck], 'no-place'],
    ['at sea', { place: { lng: 90, lat: 10 } }, [truck], 'too-far'],
    ['heavier than any vehicle carries', { kg: 1_001 }, [truck], 'too-heavy'],
    ['while no vehicle carries anything', {}, [{ ...truck, capacityKg: 0 }], 'no-vehicle'],
    ['without any vehicle', {}, [], 'no-vehicle'],
    ['while its depot has no place', {}, [{ ...truck, depot: null }], 'no-vehicle'],
    [
      'whose hours contradict each other',
      {
        windows: [
          { from: 8 * hour, to: 9 * hour },
          { from: 10 * hour, to: 11 * hour },
        ],
      },
      [truck],
      'closed',
    ],
    ['that is open only after the shift', { windows: [{ from: 22 * hour, to: 23 * hour }] }, [truck], 'closed'],
  ])('leaves out a stop %s, and says why', { tags: ['10.14-05'] }, (_, overrides, vehicles, reason) => {
    expect(reasonsOf(solve([stopAt('1', overrides)], vehicles))).toEqual([['1', reason]])
  })

  it('reads hours over midnight as the two ends of the day', { tags: ['10.14-05'] }, () => {
    const windows = [{ from: 22 * hour, to: 7 * hour }]
    const [route] = solve([stopAt('1'), stopAt('5', { windows })]).routes
    expect(route?.stops.find(({ id }) => id === '5')?.lateSeconds).toBe(0)
    expect(reasonsOf(solve([stopAt('5', { windows: [{ from: 23 * hour, to: 2 * hour }] })]))).toEqual([['5', 'closed']])
  })

  it('leaves out what would take more than two hours after the shift', { tags: ['10.14-05'] }, () => {
    const stops = Array.from({ length: 4 }, (_, index) => stopAt(String(index + 1), { serviceSeconds: 5 * hour }))
    const { unserved, routes } = solve(stops)
    expect(unserved.map(({ reason }) => reason)).toEqual(['no-time', 'no-time'])
    expect(routes[0]?.pastShiftSeconds).toBeLessThanOrEqual(2 * hour)
  })

  it('takes the distances that it is given', () => {
    const metres = [
      [0, 5, 1, 9],
      [1, 0, 9, 9],
      [9, 9, 0, 1],
      [9, 1, 9, 0],
    ]
    const matrix = { metres, seconds: metres }
    const solution = orderStops({ seed: 1, matrix, vehicles: [truck], stops: ['1', '2', '3'].map((id) => stopAt(id)) })
    expect([orderOf(solution), solution.metres]).toEqual([[['2', '3', '1']], 4])
  })

  it('of 300 stops stands soon, and no stop is forgotten', { tags: ['10.14-06'], timeout: 60_000 }, () => {
    const day = generatedDay({ stops: 300, vehicles: 6 })
    const solution = orderStops(day)
    expect(orderOf(solution).flat().length + solution.unserved.length).toBe(300)
  })
})

describe('an order that somebody chose', () => {
  it('is kept, with times, unloadings and metres', { tags: ['10.14-07'] }, () => {
    const stops = ['1', '2', '3'].map((id) => stopAt(id, { kg: 500 }))
    const problem = { seed: 1, stops, vehicles: [truck] }
    const chosen = followOrder(problem, new Map([['truck', ['3', '1', '2']]]))
    expect(orderOf(chosen)).toEqual([['3', '1', '2']])
    expect(chosen.routes[0]?.trips).toHaveLength(2)
    expect(chosen.metres).toBeGreaterThanOrEqual(solve(stops).metres)
  })
})
