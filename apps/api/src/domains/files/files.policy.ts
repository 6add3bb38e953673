import { reachOf } from '@thant/contracts/access'
import { AppError } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'

/** Files of invoices are uploaded by who makes invoices out. */
export function assertMakesInvoicesOut({ actor }: Context): void {
  if (reachOf(actor.role, 'invoices:create') === undefined) throw new AppError('access.forbidden')
}
