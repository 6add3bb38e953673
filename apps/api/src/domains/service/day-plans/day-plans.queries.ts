import type { DayPlan, ProposalForm, RouteNote } from '@thant/contracts/service/day-plans'
import { eq } from 'drizzle-orm'
import { dayPlans } from '#database/schema/day-plans.ts'
import type { ExpectedArrival } from '#domains/service/pickups/todays-stops/expected-arrivals.ts'
import { listExpectedArrivals } from '#domains/service/pickups/todays-stops/route-stops.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import { followOrder } from '#lib/routes/order-stops.ts'
import type { Roads } from '#lib/routes/outside/road-distances.ts'
import { presentDayPlan } from './day-plans.presenter.ts'
import { placesOf, problemOf } from './day-problem.ts'
import { listStopsOf, listVehiclesOf, type StopOfDay, type VehicleOfDay } from './day-stops.queries.ts'
import { acceptedOrders, type Orders, ordersByTime } from './orders.ts'

export type StoredDay = {
  day: string
  version: number
  updatedAt: Date | null
  stops: StopOfDay[]
  vehicles: VehicleOfDay[]
  orders: Orders
  /** Done and failed stops stay too. */
  pinned: Set<string>
  /** Undefined where they are estimated. */
  roads: Roads | undefined
  notes: RouteNote[]
}

/** Until an order is accepted, pickups are at the vehicles that they name, by time. */
export async function readDay(context: Context, day: string): Promise<StoredDay> {
  const [plan] = await context.database.select().from(dayPlans).where(eq(dayPlans.day, day))
  const stops = await listStopsOf(context, day)
  const vehicles = await listVehiclesOf(context, day)
  const orders = plan ? acceptedOrders(plan.routes, stops, vehicles) : ordersByTime(stops, vehicles)
  const pinned = (plan?.routes ?? []).flatMap((route) => route.stops.filter(({ isPinned }) => isPinned))
  const roads = await context.routePlanner.distances?.(placesOf(stops, vehicles))
  const done = stops.filter(({ status }) => status !== 'CONFIRMED')
  return {
    day,
    version: plan?.version ?? 0,
    updatedAt: plan?.updatedAt ?? null,
    stops,
    vehicles,
    orders,
    pinned: new Set([...pinned.map(({ pickup }) => pickup), ...done.map(({ id }) => id)]),
    roads,
    notes: context.routePlanner.distances && roads === undefined ? ['distances-estimated'] : [],
  }
}

export async function getDayPlan(context: Context, day: string): Promise<DayPlan> {
  return presentRunning(context, await readDay(context, day))
}

/** Says of an accepted order of today also when its stops are expected now. */
export async function presentRunning(context: Context, stored: StoredDay): Promise<DayPlan> {
  const isToday = stored.day === dayOf(context.clock.now(), context.settings.timeZone)
  const expected = isToday && stored.version > 0 ? await listExpectedArrivals(context) : undefined
  return presentStored(context, stored, expected)
}

export function presentStored(
  { settings }: Context,
  stored: StoredDay,
  expected: ReadonlyMap<string, ExpectedArrival> = new Map(),
): DayPlan {
  const problem = problemOf(stored, stored.pinned, 0)
  const solution = followOrder(problem, stored.orders)
  return presentDayPlan({ ...stored, solution, expected, metresByTime: metresByTime(stored) }, settings.timeZone)
}

/** Nothing is stored until somebody accepts it. */
export async function proposeDayPlan(context: Context, day: string, form: ProposalForm): Promise<DayPlan> {
  const stored = await readDay(context, day)
  const vehicles = chosenVehicles(stored, form.vehicles)
  const pinned = new Set([...stored.pinned, ...(form.pinned ?? [])])
  const inOrders = new Set(vehicles.flatMap(({ id }) => stored.orders.get(id) ?? []))
  const ofOthers = new Set([...stored.orders.values()].flat().filter((id) => !inOrders.has(id) && pinned.has(id)))
  // What is done is driven already, so it counts only where a vehicle has it in its order.
  const stops = stored.stops.filter(
    ({ id, status }) => inOrders.has(id) || (status === 'CONFIRMED' && !ofOthers.has(id)),
  )
  const problem = problemOf({ ...stored, stops, vehicles }, pinned, form.seed ?? 1)
  const { solution, note } = await context.routePlanner.order(problem, context.hasLeft)
  const notes = [...stored.notes, ...(note === null ? [] : [note])]
  return presentDayPlan(
    { ...stored, vehicles, pinned, solution, notes, metresByTime: metresByTime(stored) },
    context.settings.timeZone,
  )
}

function chosenVehicles({ vehicles }: StoredDay, chosen: readonly string[] | undefined): VehicleOfDay[] {
  if (chosen === undefined) return vehicles
  const unknown = chosen.findIndex((id) => vehicles.every((vehicle) => vehicle.id !== id))
  if (unknown >= 0) throw errorAt(`vehicles.${unknown}`, 'day-plan.unknown-vehicle')
  return vehicles.filter(({ id }) => chosen.includes(id))
}

/** Null while some confirmed pickups name no vehicle of the day. */
function metresByTime(stored: StoredDay): number | null {
  const orders = ordersByTime(stored.stops, stored.vehicles)
  const named = new Set([...orders.values()].flat())
  if (stored.stops.some(({ id, status }) => status === 'CONFIRMED' && !named.has(id))) return null
  return followOrder(problemOf({ ...stored, orders }, new Set(), 0), orders).metres
}
