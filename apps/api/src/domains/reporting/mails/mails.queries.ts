import { type FailedMail, failedMailList } from '@thant/contracts/reporting/mails'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { invoices } from '#database/schema/invoices.ts'
import { failedMails } from '#database/schema/mails.ts'
import { orders } from '#database/schema/orders.ts'
import { organizations } from '#database/schema/organizations.ts'
import { users } from '#database/schema/users.ts'
import { getUser } from '#domains/customers/users/users.queries.ts'
import { getInvoice } from '#domains/money/invoices/invoices.queries.ts'
import { getStoredOrder } from '#domains/money/orders/orders.queries.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, holds } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { maySeeMail } from './mails.policy.ts'
import { mailFields, presentMail, senders } from './mails.presenter.ts'

function joinReferences<Select extends PgSelect>(select: Select) {
  return select
    .leftJoin(invoices, eq(invoices.id, failedMails.invoiceId))
    .leftJoin(orders, eq(orders.id, failedMails.orderId))
    .leftJoin(users, eq(users.id, failedMails.userId))
    .leftJoin(organizations, eq(organizations.id, failedMails.organizationId))
    .leftJoin(senders, eq(senders.id, failedMails.sentAgainById))
}

export const failedMailListing = createList({
  contract: failedMailList.list,
  fields: mailFields,
  table: failedMails,
  join: joinReferences,
  id: failedMails.id,
  search: contains(failedMails.to, failedMails.subject),
  columns: {
    subject: failedMails.subject,
    to: failedMails.to,
    failedAt: failedMails.failedAt,
  },
  filters: {
    isOpen: holds(sql`${failedMails.sentAgainAt} is null`),
  },
  presenter: () => presentMail,
})

export async function getFailedMail(context: Context, id: string): Promise<FailedMail> {
  const [mail] = await selectMails(context, eq(failedMails.id, id))
  if (mail === undefined) throw new AppError('mail.not-found')
  return mail
}

export async function listInvoiceMails(context: Context, invoiceId: string): Promise<FailedMail[]> {
  await getInvoice(context, invoiceId)
  return selectMails(context, eq(failedMails.invoiceId, invoiceId))
}

export async function listOrderMails(context: Context, number: string): Promise<FailedMail[]> {
  const { id } = await getStoredOrder(context, number)
  return selectMails(context, eq(failedMails.orderId, id))
}

export async function listUserMails(context: Context, userId: string): Promise<FailedMail[]> {
  await getUser(context, userId)
  return selectMails(context, eq(failedMails.userId, userId))
}

/** The newest of those that the caller may see. */
async function selectMails({ database, actor }: Context, which: SQL): Promise<FailedMail[]> {
  const rows = await joinReferences(database.select(mailFields).from(failedMails).$dynamic())
    .where(which)
    .orderBy(desc(failedMails.failedAt), desc(failedMails.id))
    .limit(50)
  return rows.map(presentMail).filter((mail) => maySeeMail(actor, mail))
}
