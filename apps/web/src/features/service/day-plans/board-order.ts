import type { DayPlan, DayPlanForm } from '@thant/contracts/service/day-plans'

type Routes = DayPlanForm['vehicles']

/** What is sent to store the order that a plan shows. */
export function routesIn({ vehicles }: DayPlan): Routes {
  return vehicles.map(({ _id, stops }) => ({
    vehicle: _id,
    stops: stops.map((stop) => ({ pickup: stop._id, isPinned: stop.isPinned })),
  }))
}

/** Puts a pickup at a place of a vehicle, from 0, or into none. */
export function moveStop(routes: Routes, pickup: string, to: { vehicle: string; index: number } | null): Routes {
  const moved = routes.flatMap(({ stops }) => stops).find((stop) => stop.pickup === pickup) ?? { pickup }
  return routes.map(({ vehicle, stops }) => {
    const others = stops.filter((stop) => stop.pickup !== pickup)
    return { vehicle, stops: vehicle === to?.vehicle ? others.toSpliced(to.index, 0, moved) : others }
  })
}

export function pinStop(routes: Routes, pickup: string, isPinned: boolean): Routes {
  return routes.map(({ vehicle, stops }) => ({
    vehicle,
    stops: stops.map((stop) => (stop.pickup === pickup ? { ...stop, isPinned } : stop)),
  }))
}
