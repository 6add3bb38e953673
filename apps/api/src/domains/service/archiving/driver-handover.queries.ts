import type { DriverWork } from '@thant/contracts/customers/users'
import { and, count, eq, type SQL } from 'drizzle-orm'
import { pickups } from '#database/schema/pickups.ts'
import { schedules } from '#database/schema/schedules.ts'
import { isPickupAhead, isScheduleRunning } from '#domains/customers/sites/ahead.ts'
import { getUser } from '#domains/customers/users/users.queries.ts'
import type { Context } from '#lib/context.ts'

/** Counts the open pickups of today and later and the running schedules of a driver. */
export async function countDriverWork(context: Context, driverId: string): Promise<DriverWork> {
  const { database } = context
  await getUser(context, driverId)
  const work = workOf(context, driverId)
  const [pickupsAhead] = await database.select({ count: count() }).from(pickups).where(work.pickups)
  const [running] = await database.select({ count: count() }).from(schedules).where(work.schedules)
  return { pickups: pickupsAhead?.count ?? 0, schedules: running?.count ?? 0 }
}

export function workOf(context: Context, driverId: string): Record<keyof DriverWork, SQL | undefined> {
  return {
    pickups: and(eq(pickups.driverId, driverId), isPickupAhead(context)),
    schedules: and(eq(schedules.driverId, driverId), isScheduleRunning(context)),
  }
}
