import { dayPlanEndpoints } from '@thant/contracts/service/day-plans'
import { describe, expect, it } from 'vitest'
import { sampleReply } from '../../../../test/replies.ts'
import { sketchOf } from './sketch.ts'

const size = { width: 200, height: 100, margin: 10 }
const sample = sampleReply(dayPlanEndpoints.get)
const vehicle = sample.vehicles[0]
const stop = vehicle?.stops[0]

function planOf(locations: Array<{ lng: number; lat: number } | null>) {
  if (!vehicle || !stop) throw new Error('The sample has no stop.')
  const stops = locations.map((location, index) => ({ ...stop, _id: `s${index}`, location, trip: index < 2 ? 1 : 2 }))
  const depot = { ...vehicle.depot, location: { lng: 96.1, lat: 16.8 } }
  return {
    ...sample,
    unassigned: [],
    vehicles: [
      { ...vehicle, depot, stops },
      { ...vehicle, stops: [] },
    ],
  }
}

describe('the sketch of a day', () => {
  it('has north above, the stops by number and each trip from the depot and back', { tags: ['10.14-36'] }, () => {
    const places = [{ lng: 96.2, lat: 16.8 }, null, { lng: 96.1, lat: 16.9 }]
    const sketch = sketchOf(planOf(places), size)
    const [way] = sketch?.ways ?? []
    const [depot] = sketch?.depots ?? []
    expect(sketch?.ways).toHaveLength(1)
    expect(way?.stops.map(({ number }) => number)).toEqual([1, 3])
    expect(way?.trips.map(({ line }) => line.length)).toEqual([3, 3])
    const [east, north] = way?.stops ?? []
    expect(north?.y).toBe(10)
    expect(depot?.y).toBe(90)
    expect(east?.x).toBeGreaterThan(depot?.x ?? 0)
    expect(north?.x).toBe(depot?.x)
  })

  it('has no mark of a stop on another one or on the depot', { tags: ['10.14-36'] }, () => {
    const depot = { lng: 96.1, lat: 16.8 }
    const near = { lng: 96.1005, lat: 16.8 }
    const sketch = sketchOf(planOf([near, near, depot, { lng: 96.2, lat: 16.9 }, { lng: 96.2, lat: 16.9 }]), size)
    const marks = [...(sketch?.depots ?? []), ...(sketch?.ways ?? []).flatMap(({ stops }) => stops)]
    const gaps = marks.flatMap((one, index) =>
      marks.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    )
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20)
    expect(marks.every(({ x, y }) => x >= 0 && x <= size.width && y >= 0 && y <= size.height)).toBe(true)
  })

  it('is left out where nothing is on the map', { tags: ['10.14-36'] }, () => {
    expect(sketchOf(planOf([null]), size)).toBeUndefined()
  })
})
