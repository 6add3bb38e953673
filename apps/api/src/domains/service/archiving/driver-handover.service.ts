import type { User, UserChange } from '@thant/contracts/customers/users'
import { asc, eq, inArray } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import { getUser } from '#domains/customers/users/users.queries.ts'
import { changeUser, deactivateUser } from '#domains/customers/users/users.service.ts'
import { assignPickups } from '#domains/service/pickups/many-pickups.service.ts'
import { assertDriver } from '#domains/service/pickups/pickups.policy.ts'
import { assignSchedules } from '#domains/service/schedules/schedules.service.ts'
import type { Context, RequestContext } from '#lib/context.ts'
import { workOf } from './driver-handover.queries.ts'

/** A driver to whom everything ahead goes, or null for nobody. */
type Successor = string | null

/** Deactivates a user and gives what they would have driven to another driver. */
export async function deactivateWithWork(context: Context, id: string, to: Successor): Promise<null> {
  await lockPeople(context, id, to)
  await deactivateUser(context, id)
  await handOver(context, id, to)
  return null
}

/** Changes a user; a driver who gets another role gives what is ahead to another driver. */
export async function changeWithWork(
  context: RequestContext,
  id: string,
  { handOverTo = null, ...form }: UserChange,
): Promise<User> {
  await lockPeople(context, id, handOverTo)
  const { type } = await getUser({ ...context, reach: 'any' }, id)
  const changed = await changeUser(context, id, form)
  if (type === 'DRIVER' && changed.type !== 'DRIVER') await handOver(context, id, handOverTo)
  return changed
}

/** In the order of their ids, since two who hand over to each other would deadlock. */
async function lockPeople({ database }: Context, id: string, to: Successor): Promise<void> {
  const ids = to === null ? [id] : [id, to]
  await database.select({ id: users.id }).from(users).where(inArray(users.id, ids)).orderBy(asc(users.id)).for('update')
}

/** The pickups of schedules stay untouched, as their schedules go to the same driver. */
async function handOver(context: Context, id: string, to: Successor): Promise<void> {
  await assertDriver(context, to, undefined, 'handOverTo')
  const work = workOf(context, id)
  const driver = { id: to, before: await nameOf(context, id), after: to && (await nameOf(context, to)) }
  await assignSchedules(context, work.schedules, driver)
  await assignPickups(context, work.pickups, driver)
}

async function nameOf({ database }: Context, id: string): Promise<string | null> {
  const [user] = await database.select({ name: users.name }).from(users).where(eq(users.id, id))
  return user?.name ?? null
}
