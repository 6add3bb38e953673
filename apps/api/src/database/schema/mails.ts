import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { MailMessage } from '#database/mail-message.ts'
import { id, instant } from './columns.ts'
import { invoices } from './invoices.ts'
import { orders } from './orders.ts'
import { organizations } from './organizations.ts'
import { users } from './users.ts'

/** Mails that failed for good: one row a mail, however often it fails. Rows are deleted after 90 days. */
export const failedMails = pgTable(
  'failed_mails',
  {
    id: id(),
    failedAt: instant('failed_at').notNull(),
    messageId: text('message_id').notNull(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    reason: text('reason').notNull(),
    /** Null for a mail with a secret link, and once it was sent again. */
    message: jsonb('message').$type<MailMessage>(),
    userId: uuid('user_id').references(() => users.id),
    organizationId: uuid('organization_id').references(() => organizations.id),
    invoiceId: uuid('invoice_id').references(() => invoices.id),
    orderId: uuid('order_id').references(() => orders.id),
    sentAgainAt: instant('sent_again_at'),
    sentAgainById: uuid('sent_again_by_id').references(() => users.id),
  },
  (table) => [
    unique('failed_mail_is_kept_once').on(table.messageId),
    index('failed_mails_by_time').on(table.failedAt, table.id),
    index('failed_mails_by_recipient').on(table.to, table.id),
    index('failed_mails_by_subject').on(sql`(${table.subject} collate "und-x-icu")`, table.id),
    index('failed_mails_to_send').on(table.failedAt, table.id).where(sql`${table.sentAgainAt} is null`),
    index('failed_mails_search').using('gin', sql`${table.to} gin_trgm_ops`, sql`${table.subject} gin_trgm_ops`),
    index('failed_mails_of_user').on(table.userId, table.failedAt),
    index('failed_mails_of_invoice').on(table.invoiceId, table.failedAt),
    index('failed_mails_of_order').on(table.orderId, table.failedAt),
  ],
)
