import { pickups } from '@thant/api/database/schema/pickups'
import { schedules } from '@thant/api/database/schema/schedules'
import { vehicles } from '@thant/api/database/schema/vehicles'
import { acceptDayPlan } from '@thant/api/domains/service/day-plans/day-plans.service'
import type { Context } from '@thant/api/lib/context'
import { stopMinutes } from '@thant/contracts/service/planned-arrivals'
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { UserRow } from '../customers/staff.ts'
import type { Timeline } from '../timeline.ts'

const minuteMs = 60_000
/** About so long a stop takes with the way to it. */
const minutesPerStop = 25
const shiftMinutes = 9 * 60

export type Day = Timeline['today']
/** When each stop of today's order that is done was done. */
export type Done = Map<string, Date>
type PlannedDay = { day: Day; driver: UserRow; timeline: Timeline }

/**
 * All vehicles with stops, that of the demonstration driver first, in the order of their times. What was agreed follows
 * the route, as an office plans it that drives the same ways every week.
 */
export async function planDay(context: Context, { day, driver, timeline }: PlannedDay): Promise<Done> {
  const { database } = context
  const ofDay = and(
    isNull(pickups.archivedAt),
    gte(pickups.pickUpAt, timeline.at(day, 0)),
    lt(pickups.pickUpAt, timeline.at(day.add({ days: 1 }), 0)),
  )
  const stops = await database
    .select({ id: pickups.id, vehicleId: pickups.vehicleId, driverId: pickups.driverId, status: pickups.status })
    .from(pickups)
    .where(and(ofDay, isNotNull(pickups.vehicleId), inArray(pickups.status, ['CONFIRMED', 'COMPLETED', 'ONHOLD'])))
    .orderBy(sql`${pickups.status} = 'CONFIRMED'`, asc(pickups.pickUpAt), asc(pickups.id))
  const own = stops.find(({ driverId }) => driverId === driver.id)?.vehicleId
  const byVehicle = [...Map.groupBy(stops, ({ vehicleId }) => vehicleId ?? '')]
  const chosen = byVehicle.toSorted(([one], [other]) => Number(other === own) - Number(one === own))
  if (day.equals(timeline.today)) await startShifts(context, chosen, timeline)
  const plan = await acceptDayPlan(context, day.toString(), {
    __v: 0,
    vehicles: chosen.map(([vehicle, order]) => ({ vehicle, stops: order.map(({ id }) => ({ pickup: id })) })),
  })
  const done: Done = new Map()
  for (const { stops: order } of plan.vehicles) {
    for (const [index, { _id, arrivesAt, status }] of order.entries()) {
      const plannedArrivalAt = new Date(arrivesAt)
      const place = { stopNumber: index + 1, plannedArrivalAt, pickUpAt: agreedFor(plannedArrivalAt) }
      if (status !== 'CONFIRMED') done.set(_id, new Date(plannedArrivalAt.getTime() + (stopMinutes + 3) * minuteMs))
      await database.update(pickups).set(place).where(eq(pickups.id, _id))
    }
  }
  await numberRoutes(context, ofDay)
  await agreeForLater(context, ofDay, timeline.at(day.add({ days: 1 }), 0))
  return done
}

/** People agree on quarters of an hour. */
function agreedFor(arrivesAt: Date): Date {
  const step = 15 * minuteMs
  return new Date(Math.round(arrivesAt.getTime() / step) * step)
}

/** A time that follows the route is that of the schedule, and so of all its pickups to come. */
async function agreeForLater({ database, settings }: Context, ofDay: SQL | undefined, later: Date): Promise<void> {
  const agreed = sql`(${pickups.pickUpAt} at time zone ${settings.timeZone})`
  const moved = await database
    .update(schedules)
    .set({ timeOfDay: sql`to_char(${agreed}, 'HH24:MI')` })
    .from(pickups)
    .where(and(ofDay, isNotNull(pickups.stopNumber), eq(pickups.scheduleId, schedules.id)))
    .returning({ id: schedules.id })
  const ids = moved.map(({ id }) => id)
  await database
    .update(pickups)
    .set({ pickUpAt: sql`(${agreed}::date + ${schedules.timeOfDay}::time) at time zone ${settings.timeZone}` })
    .from(schedules)
    .where(
      and(
        eq(pickups.scheduleId, schedules.id),
        inArray(schedules.id, ids),
        gte(pickups.pickUpAt, later),
        inArray(pickups.status, ['REQUESTED', 'CONFIRMED']),
      ),
    )
}

/** The numbers of a day's routes follow the times that were agreed. */
async function numberRoutes({ database }: Context, ofDay: SQL | undefined): Promise<void> {
  const numbered = database
    .select({
      id: pickups.id,
      number: sql<number>`row_number() over (order by ${pickups.pickUpAt}, ${pickups.id})`.as('number'),
    })
    .from(pickups)
    .where(and(ofDay, gt(pickups.wayNumber, 0)))
    .as('numbered')
  await database
    .update(pickups)
    .set({ wayNumber: sql`${numbered.number}` })
    .from(numbered)
    .where(eq(pickups.id, numbered.id))
}

/** So that the vehicles are by now about where their stops say, whenever the demonstration begins. */
async function startShifts(
  { database }: Context,
  chosen: ReadonlyArray<readonly [string, ReadonlyArray<{ status: string }>]>,
  { now, today, at }: Timeline,
): Promise<void> {
  const minute = Math.floor((now.getTime() - at(today, 0).getTime()) / minuteMs)
  for (const [vehicle, stops] of chosen) {
    const driven = stops.filter(({ status }) => status !== 'CONFIRMED').length
    const start = Math.min(14 * 60, Math.max(5 * 60, minute - (driven + 1) * minutesPerStop))
    const from = start - (start % 15)
    await database
      .update(vehicles)
      .set({ shiftFrom: timeOf(from), shiftTo: timeOf(from + shiftMinutes) })
      .where(eq(vehicles.id, vehicle))
  }
}

function timeOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
