import { reachOf } from '@thant/contracts/access'
import type { DocumentPurpose } from '@thant/contracts/company/files'
import type { Permission } from '@thant/contracts/permissions'
import type { Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'

const permissionFor: Record<DocumentPurpose, Permission> = {
  exemption: 'subscriptions:change',
  invoice: 'invoices:create',
  licence: 'destinations:change',
  slip: 'consignments:change',
}

/** Only roles that write subscriptions, invoices, destinations or consignments may upload their files. */
export function assertMayUpload({ actor }: Context, purpose: DocumentPurpose): void {
  if (reachOf(actor.role, permissionFor[purpose]) === undefined) throw new AppError('access.forbidden')
}
