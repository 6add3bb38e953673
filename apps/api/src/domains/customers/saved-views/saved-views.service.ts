import type { SavedView, SavedViewChange, SavedViewForm } from '@thant/contracts/customers/saved-views'
import { savedViews } from '#database/schema/saved-views.ts'
import type { Context } from '#lib/context.ts'
import { recordWrites } from '#lib/records/record-writes.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { assertHasRoom, getSavedView } from './saved-views.queries.ts'

const writes = recordWrites({
  entity: 'view',
  table: savedViews,
  get: getSavedView,
  audited: ({ list, name, search, isShared }: SavedView) => ({ list, name, search, isShared }),
  taken: { saved_view_name_is_unique: { path: 'name', code: 'view.name-taken' } },
})

export async function addSavedView(context: Context, form: SavedViewForm): Promise<SavedView> {
  const view = await writes.create(context, 'view.create', { ...form, ownerId: context.actor.id })
  await assertHasRoom(context, view)
  return view
}

export function changeSavedView(
  context: Context,
  id: string,
  { __v: version, ...form }: SavedViewChange,
): Promise<SavedView> {
  return writes.change(context, 'view.change', { id, version }, (before) => {
    assertIsOwn(context, before)
    return form
  })
}

/** Admins archive what somebody shared and nobody needs any more, such as the views of who has left. */
export function archiveSavedView(context: Context, id: string): Promise<null> {
  return writes.archive(context, 'view.archive', id, (view) => {
    if (!isAdmin(context)) assertIsOwn(context, view)
  })
}

export function restoreSavedView(context: Context, id: string): Promise<SavedView> {
  return writes.restore(context, 'view.restore', id, (view) => {
    if (!isAdmin(context)) assertIsOwn(context, view)
    return assertHasRoom(context, view)
  })
}

function isAdmin({ actor }: Context): boolean {
  return actor.role === 'ADMIN' || actor.role === 'SUPER ADMIN'
}

function assertIsOwn({ actor }: Context, { owner }: SavedView): void {
  if (owner._id !== actor.id) throw new AppError('view.of-another')
}
