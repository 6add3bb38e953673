import { dayMs } from '@thant/contracts/durations'
import type { ManyResult } from '@thant/contracts/many'
import type { ManyInvoicesForm } from '@thant/contracts/money/invoice-forms'
import { and, eq, gt } from 'drizzle-orm'
import { invoiceReminders, subscriptions } from '#database/schema/invoices.ts'
import { organizations } from '#database/schema/organizations.ts'
import type { Context } from '#lib/context.ts'
import { doForEach, named } from '#lib/do-for-each.ts'
import { stopMail } from '#lib/mail/send-mail.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { lockInvoice } from '../approve-invoice.service.ts'
import { sendReminderMail } from '../invoice-mails.ts'
import { reminderRestDays } from './reminder-kinds.ts'
import { takesReminders } from './reminders.service.ts'

/** Sends a reminder of each invoice for itself. */
export async function remindOfInvoices(
  context: Context,
  { ids }: ManyInvoicesForm,
): Promise<{ results: ManyResult[]; undo: string[] }> {
  const { results, done } = await doForEach(context, named(ids), ({ id }) => remindOfInvoice(context, id))
  return { results, undo: done }
}

/** Stops the reminders that have not gone out. */
export async function stopReminders(
  context: Context,
  { ids }: { ids: readonly string[] },
): Promise<{ results: ManyResult[] }> {
  const { results } = await doForEach(context, named(ids), ({ id }) => stopReminder(context, id))
  return { results }
}

/** Sends a reminder that somebody asks for, to organizations to which reminders go out by themselves too. */
async function remindOfInvoice(context: Context, id: string): Promise<string> {
  const invoice = await lockInvoice(context, id)
  if (invoice.status !== 'PENDING') throw new AppError('invoice.not-pending')
  if (!(await hasReminders(context, invoice.organizationId))) throw new AppError('invoice.reminders-off')
  const sentAt = context.clock.now()
  const rested = new Date(sentAt.getTime() - reminderRestDays * dayMs)
  if (await isRemindedSince(context, id, rested)) throw new AppError('invoice.reminded-lately')
  await context.database
    .insert(invoiceReminders)
    .values({ invoiceId: id, kind: 'by-hand', sentAt })
    .onConflictDoUpdate({ target: [invoiceReminders.invoiceId, invoiceReminders.kind], set: { sentAt } })
  await sendReminderMail(context, invoice, { stoppable: 'reminder' })
  await recordAudit(context, { action: 'invoice.remind', entity: 'invoice', entityId: id })
  return id
}

async function stopReminder(context: Context, id: string): Promise<void> {
  await lockInvoice(context, id)
  if (!(await stopMail(context, 'reminder', { invoiceId: id }))) throw new AppError('mail.sent')
  await context.database
    .delete(invoiceReminders)
    .where(and(eq(invoiceReminders.invoiceId, id), eq(invoiceReminders.kind, 'by-hand')))
  await recordAudit(context, { action: 'invoice.stop-reminder', entity: 'invoice', entityId: id })
}

async function hasReminders({ database }: Context, organizationId: string): Promise<boolean> {
  const [found] = await database
    .select({ id: organizations.id })
    .from(organizations)
    .leftJoin(subscriptions, eq(subscriptions.organizationId, organizations.id))
    .where(and(eq(organizations.id, organizationId), takesReminders()))
  return found !== undefined
}

async function isRemindedSince({ database }: Context, invoiceId: string, since: Date): Promise<boolean> {
  const sent = and(eq(invoiceReminders.invoiceId, invoiceId), gt(invoiceReminders.sentAt, since))
  return (await database.$count(invoiceReminders, sent)) > 0
}
