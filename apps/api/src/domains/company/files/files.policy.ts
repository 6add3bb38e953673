import { reachOf } from '@thant/contracts/access'
import { AppError } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'

const permissionFor = {
  exemption: 'subscriptions:change',
  invoice: 'invoices:create',
  licence: 'destinations:change',
  slip: 'consignments:change',
} as const

/** Only roles that write subscriptions, invoices, destinations or consignments may upload their files. */
export function assertMayUpload({ actor }: Context, purpose: keyof typeof permissionFor): void {
  if (reachOf(actor.role, permissionFor[purpose]) === undefined) throw new AppError('access.forbidden')
}
