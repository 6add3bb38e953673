import { maxSavedViews, type SavedView } from '@thant/contracts/customers/saved-views'
import { and, asc, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { savedViews } from '#database/schema/saved-views.ts'
import { users } from '#database/schema/users.ts'
import type { Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'

/** Returns the own views of a list and those that others share, by name. */
export function listSavedViews(context: Context, list: string): Promise<SavedView[]> {
  return selectViews(context, and(eq(savedViews.list, list), isNull(savedViews.archivedAt), inReach(context)))
}

/** Returns a view that is the actor's or shared, archived or not. */
export async function getSavedView(context: Context, id: string): Promise<SavedView> {
  const [view] = await selectViews(context, and(eq(savedViews.id, id), inReach(context)))
  if (view === undefined) throw new AppError('view.not-found')
  return view
}

/** Refuses a view that was added or restored beyond what its owner may have of its list. */
export async function assertHasRoom({ database }: Context, { owner, list }: SavedView): Promise<void> {
  const own = and(eq(savedViews.ownerId, owner._id), eq(savedViews.list, list), isNull(savedViews.archivedAt))
  const [kept] = await database.select({ count: count() }).from(savedViews).where(own)
  if ((kept?.count ?? 0) > maxSavedViews) throw new AppError('view.too-many', { values: { count: maxSavedViews } })
}

function inReach({ actor }: Context): SQL | undefined {
  return or(eq(savedViews.ownerId, actor.id), eq(savedViews.isShared, true))
}

async function selectViews({ database }: Context, which: SQL | undefined): Promise<SavedView[]> {
  const rows = await database
    .select({ view: savedViews, ownerName: users.name })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.ownerId))
    .where(which)
    .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id))
  return rows.map(({ view, ownerName }) => ({
    _id: view.id,
    __v: view.version,
    createdAt: view.createdAt.toISOString(),
    updatedAt: view.updatedAt.toISOString(),
    list: view.list,
    name: view.name,
    search: view.search,
    isShared: view.isShared,
    owner: { _id: view.ownerId, name: ownerName },
    archivedAt: view.archivedAt?.toISOString() ?? null,
  }))
}
