import type { FailedMail } from '@thant/contracts/reporting/mails'
import { getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { invoices } from '#database/schema/invoices.ts'
import { failedMails } from '#database/schema/mails.ts'
import { orders } from '#database/schema/orders.ts'
import { organizations } from '#database/schema/organizations.ts'
import { users } from '#database/schema/users.ts'
import type { SelectedRow } from '#database/selected-row.ts'

/** The users who sent a mail again. */
export const senders = alias(users, 'senders')

const { message, messageId, ...columns } = getTableColumns(failedMails)

export const mailFields = {
  ...columns,
  isStored: sql<boolean>`${failedMails.message} is not null`,
  invoiceNumber: invoices.number,
  invoicedOrganizationId: invoices.organizationId,
  orderNumber: orders.number,
  userName: users.name,
  organizationName: organizations.name,
  senderName: senders.name,
}

export type StoredMail = SelectedRow<typeof mailFields, 'invoices' | 'orders' | 'users' | 'organizations' | 'senders'>

export function presentMail(mail: StoredMail): FailedMail {
  const { invoiceId, invoicedOrganizationId } = mail
  return {
    _id: mail.id,
    failedAt: mail.failedAt.toISOString(),
    to: mail.to,
    subject: mail.subject,
    reason: mail.reason,
    invoice:
      invoiceId === null || invoicedOrganizationId === null
        ? null
        : { _id: invoiceId, invoiceNo: mail.invoiceNumber ?? '', organizationId: invoicedOrganizationId },
    order: mail.orderNumber,
    user: namedRef(mail.userId, mail.userName),
    organization: namedRef(mail.organizationId, mail.organizationName),
    canBeSentAgain: mail.isStored,
    sentAgainAt: mail.sentAgainAt?.toISOString() ?? null,
    sentAgainBy: namedRef(mail.sentAgainById, mail.senderName),
  }
}

function namedRef(id: string | null, name: string | null) {
  return id === null ? null : { _id: id, name: name ?? '' }
}
