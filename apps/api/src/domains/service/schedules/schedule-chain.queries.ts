import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { schedules } from '#database/schema/schedules.ts'
import type { AnyContext } from '#lib/context.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import type { ScheduleAfter, StoredSchedule } from './schedule-change.ts'

const ones = alias(schedules, 'ones')

/** Locks a schedule with those before and after it in the order of their ids, since changes of two could deadlock. */
export async function lockChain({ database }: AnyContext, id: string): Promise<void> {
  const previous = database.select({ id: ones.followsId }).from(ones).where(eq(ones.id, id))
  await database
    .select({ id: schedules.id })
    .from(schedules)
    .where(or(eq(schedules.id, id), eq(schedules.followsId, id), sql`${schedules.id} = (${previous})`))
    .orderBy(asc(schedules.id))
    .for('update')
}

/** Returns the schedule that continues this one, unless it was ended. */
export async function findContinuation(
  { database }: AnyContext,
  id: string,
): Promise<Pick<StoredSchedule, 'id' | 'startsOn'> | undefined> {
  const [continuation] = await database
    .select({ id: schedules.id, startsOn: schedules.startsOn })
    .from(schedules)
    .where(and(eq(schedules.followsId, id), isNull(schedules.archivedAt)))
    .limit(1)
  return continuation
}

/** Refuses a change after which a schedule would run on a day of the one before or after it. */
export async function assertRunsAlone(context: AnyContext, stored: StoredSchedule, after: ScheduleAfter) {
  const { startsOn, endsOn } = after.values
  const continuation = await findContinuation(context, stored.id)
  if (continuation !== undefined && (endsOn === null || endsOn >= continuation.startsOn)) {
    throw errorAt('endsOn', 'schedule.continued')
  }
  if (after.endsBefore !== undefined || stored.followsId === null) return
  const [previous] = await context.database
    .select({ endsOn: schedules.endsOn })
    .from(schedules)
    .where(and(eq(schedules.id, stored.followsId), isNull(schedules.archivedAt)))
  if (previous === undefined || (previous.endsOn !== null && previous.endsOn < startsOn)) return
  throw errorAt('startsOn', 'schedule.continues')
}
