import { reachOf } from '@thant/contracts/access'
import { AppError } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'

/** Only roles that create invoices may upload their files. */
export function assertMayUploadInvoiceFiles({ actor }: Context): void {
  if (reachOf(actor.role, 'invoices:create') === undefined) throw new AppError('access.forbidden')
}
