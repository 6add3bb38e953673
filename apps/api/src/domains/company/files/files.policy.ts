import { reachOf } from '@thant/contracts/access'
import type { DocumentPurpose } from '@thant/contracts/company/files'
import type { Permission } from '@thant/contracts/permissions'
import { AppError } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'

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
