import { reachOf } from '@thant/contracts/access'
import type { Permission } from '@thant/contracts/permissions'
import type { FailedMail } from '@thant/contracts/reporting/mails'
import type { Actor } from '#lib/context.ts'

/** A mail is seen by those who see all of them, and by those who work on what it is about. */
export function maySeeMail({ role }: Actor, mail: FailedMail): boolean {
  return reachOf(role, 'mails:list') === 'any' || reachOf(role, neededFor(mail)) === 'any'
}

/** The subject of a mail about an invoice has its amount, so that it is for those alone who may see invoices. */
function neededFor({ invoice, order, user }: FailedMail): Permission {
  if (invoice) return 'invoices:change'
  if (order !== null) return 'orders:change'
  return user ? 'users:change' : 'mails:list'
}
