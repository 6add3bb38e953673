import type { DayPlan, DayPlanForm } from '@thant/contracts/service/day-plans'
import { dayPlanLock } from '@thant/database/advisory-locks'
import { eq, sql } from 'drizzle-orm'
import { dayPlans, type StoredRoute } from '#database/schema/day-plans.ts'
import { pickups } from '#database/schema/pickups.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { assertVersion } from '#lib/records/optimistic-lock.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import { presentRunning, presentStored, readDay, type StoredDay } from './day-plans.queries.ts'

/**
 * Stores an order, and on its pickups the vehicle, number, arrival and expected weight. They are not touched in the
 * sense of schedules, which may still change them.
 */
export async function acceptDayPlan(context: Context, day: string, form: DayPlanForm): Promise<DayPlan> {
  // Two people who save the same day come one after the other.
  await context.database.execute(sql`select pg_advisory_xact_lock(${dayPlanLock}, hashtext(${day}))`)
  const before = await readDay(context, day)
  const current = {
    ...presentStored(context, before),
    ...(before.updatedAt && { updatedAt: before.updatedAt.toISOString() }),
  }
  await assertVersion(context, { entity: 'day-plan', id: null, current }, form.__v)
  const routes = routesOf(form, before)
  const now = context.clock.now()
  const values = { routes, updatedAt: now, updatedById: context.actor.id }
  await context.database
    .insert(dayPlans)
    .values({ day, ...values })
    .onConflictDoUpdate({ target: dayPlans.day, set: { ...values, version: sql`${dayPlans.version} + 1` } })
  const after = await readDay(context, day)
  const plan = presentStored(context, after)
  await context.database
    .update(dayPlans)
    .set({ routes: withUnloadings(routes, plan) })
    .where(eq(dayPlans.day, day))
  await storeOnPickups(context, before, plan)
  await recordAudit(context, {
    action: 'day-plan.accept',
    entity: 'day-plan',
    entityId: null,
    before: before.version === 0 ? null : { day, ...auditedOrders(before) },
    after: { day, ...auditedOrders(after) },
  })
  return presentRunning(context, await readDay(context, day))
}

/** Throws at the first vehicle or pickup that is not of the day, or is there twice. */
function routesOf({ vehicles: given }: DayPlanForm, { stops, vehicles }: StoredDay): StoredRoute[] {
  const seen = new Set<string>()
  const assertOnce = (path: string, id: string) => {
    if (seen.has(id)) throw errorAt(path, 'day-plan.repeated')
    seen.add(id)
  }
  return given.map(({ vehicle, stops: order }, index) => {
    const path = `vehicles.${index}`
    if (!vehicles.some(({ id }) => id === vehicle)) throw errorAt(`${path}.vehicle`, 'day-plan.unknown-vehicle')
    assertOnce(`${path}.vehicle`, vehicle)
    return {
      vehicle,
      stops: order.map(({ pickup, isPinned = false }, position) => {
        const at = `${path}.stops.${position}.pickup`
        if (!stops.some(({ id }) => id === pickup)) throw errorAt(at, 'day-plan.unknown-pickup')
        assertOnce(at, pickup)
        return { pickup, isPinned }
      }),
    }
  })
}

/** They are stored with the order, as arrivals are, because a driver is not to wait for distances. */
function withUnloadings(routes: readonly StoredRoute[], plan: DayPlan): StoredRoute[] {
  return routes.map((route) => {
    const { trips = [], stops = [] } = plan.vehicles.find(({ _id }) => _id === route.vehicle) ?? {}
    const unloadings = trips.flatMap(({ unloadsAt }, index) => {
      const last = stops.findLast(({ trip }) => trip === index + 1)
      return last === undefined ? [] : [{ after: last._id, at: unloadsAt }]
    })
    return { ...route, unloadings }
  })
}

/** A pickup that is in no order any more has no number; its vehicle stays as it was. */
async function storeOnPickups(context: Context, { stops }: StoredDay, plan: DayPlan): Promise<void> {
  const planned = plan.vehicles.flatMap((vehicle) =>
    vehicle.stops.map((stop, index) => ({ ...stop, vehicle, number: index + 1 })),
  )
  const rows = stops
    .filter(({ status }) => status === 'CONFIRMED')
    .map(({ id, plateNumber, vehicleId, expectedKg }) => {
      const stop = planned.find(({ _id }) => _id === id)
      const isOther = stop !== undefined && stop.vehicle._id !== vehicleId
      return {
        id,
        plate: isOther ? stop.vehicle.name : plateNumber,
        vehicle: isOther ? stop.vehicle._id : vehicleId,
        number: stop?.number ?? null,
        arrivesAt: stop?.arrivesAt ?? null,
        expectedKg,
      }
    })
  if (rows.length === 0) return
  const updated = await context.database
    .update(pickups)
    .set({
      stopNumber: sql`planned.number`,
      plannedArrivalAt: sql`planned."arrivesAt"`,
      expectedKg: sql`planned."expectedKg"`,
      plateNumber: sql`planned.plate`,
      vehicleId: sql`planned.vehicle`,
      version: sql`${pickups.version} + 1`,
      updatedAt: context.clock.now(),
      updatedById: context.actor.id,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as planned
        (id uuid, plate text, vehicle uuid, number integer, "arrivesAt" timestamptz, "expectedKg" numeric)`,
    )
    .where(sql`${pickups.id} = planned.id and ${pickups.status} = 'CONFIRMED' and ${pickups.archivedAt} is null`)
    .returning({ id: pickups.id })
  // Somebody cancelled or completed one since this order was read.
  if (updated.length < rows.length) throw new AppError('record.stale', { current: plan })
}

/** The sites of each vehicle that has stops, by its plate and who drives them. */
function auditedOrders({ orders, vehicles, stops }: StoredDay): Record<string, string[]> {
  return Object.fromEntries(
    vehicles
      .map(({ id, plate }) => {
        const order = (orders.get(id) ?? []).flatMap((pickup) => stops.find((stop) => stop.id === pickup) ?? [])
        const drivers = new Set(order.flatMap(({ driverName }) => driverName ?? []))
        return [[plate, ...drivers].join(', '), order.map(({ siteName }) => siteName)] as const
      })
      .filter(([, order]) => order.length > 0),
  )
}
