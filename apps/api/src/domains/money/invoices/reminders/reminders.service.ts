import { and, eq, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import { invoiceReminders, invoices, type ReminderKind, subscriptions } from '#database/schema/invoices.ts'
import { organizations } from '#database/schema/organizations.ts'
import { inTransaction } from '#database/transaction.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext, Portal } from '#lib/context.ts'
import { systemContext } from '#lib/system-context.ts'
import { daysBefore } from '../ageing/ageing.ts'
import { lockInvoice } from '../approve-invoice.service.ts'
import { sendReminderMail } from '../invoice-mails.ts'
import { lastReminder, reminderDays, reminderOf } from './reminder-kinds.ts'

/** Sends each reminder in its own transaction, so that one that fails does not hold up the others. */
export async function sendReminders(portal: Portal): Promise<void> {
  const { clock, settings } = portal.services
  const today = dayOf(clock.now(), settings.timeZone)
  const due: Array<{ id: string; kind: ReminderKind }> = []
  for (const { id, ...days } of await listUnpaid(systemContext(portal, portal.database), today)) {
    const kind = reminderOf(days, today)
    if (kind !== undefined) due.push({ id, kind })
  }
  const failures: unknown[] = []
  for (const { id, kind } of due) {
    const sending = inTransaction(portal.pool, (transaction) => remind(systemContext(portal, transaction), id, kind))
    await sending.catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders were not sent`)
}

async function remind(context: AnyContext, id: string, kind: ReminderKind): Promise<void> {
  const invoice = await lockInvoice(context, id)
  if (invoice.status !== 'PENDING') return
  const inserted = await context.database
    .insert(invoiceReminders)
    .values({ invoiceId: id, kind, sentAt: context.clock.now() })
    .onConflictDoNothing()
    .returning({ kind: invoiceReminders.kind })
  if (inserted.length > 0) await sendReminderMail(context, invoice)
}

/** Lists only invoices that a reminder can apply to: due within a week or overdue, and not yet sent the last one. */
function listUnpaid({ database }: AnyContext, today: string) {
  return database
    .select({ id: invoices.id, dueOn: invoices.dueOn, issuedOn: invoices.issuedOn })
    .from(invoices)
    .innerJoin(organizations, eq(organizations.id, invoices.organizationId))
    .leftJoin(subscriptions, eq(subscriptions.organizationId, invoices.organizationId))
    .where(
      and(
        eq(invoices.status, 'PENDING'),
        lte(invoices.dueOn, daysBefore(today, reminderDays['before-7'])),
        takesReminders(),
        notExists(
          database
            .select({ one: sql`1` })
            .from(invoiceReminders)
            .where(and(eq(invoiceReminders.invoiceId, invoices.id), eq(invoiceReminders.kind, lastReminder))),
        ),
      ),
    )
}

/** Of an organization that is joined with its subscription, if it has one. */
export function takesReminders(): SQL | undefined {
  return and(isNull(organizations.archivedAt), or(isNull(subscriptions.id), eq(subscriptions.hasReminders, true)))
}
