import type { MessageValue } from '@thant/contracts/plan'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { users } from '#database/schema/users.ts'
import { type Addressee, sendLetter } from '#domains/company/letters.service.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import { message } from '#lib/plan-message.ts'
import { daysOverdue } from './ageing.ts'
import type { InvoiceRow } from './invoices.presenter.ts'

/** Queues the receipt, which goes out on commit. `contractEndsOn` is null if the payment did not extend a contract. */
export async function sendReceiptMail(
  context: AnyContext,
  invoice: InvoiceRow,
  contractEndsOn: string | null,
): Promise<void> {
  const values = valuesOf(invoice)
  await sendLetter(context, await getAddressee(context, invoice), {
    subject: message('Receipt for invoice {{number}}', values),
    action: openInvoice(invoice),
    paragraphs: [
      message('We have received {{amount}} for invoice {{number}}. Thank you.', values),
      message('It is for our service from {{start}} to {{end}}.', values),
      ...(contractEndsOn === null
        ? []
        : [message('Your contract now runs until {{until}}.', { until: { day: contractEndsOn } })]),
    ],
  })
}

export async function sendReminderMail(context: AnyContext, invoice: InvoiceRow): Promise<void> {
  const today = dayOf(context.clock.now(), context.settings.timeZone)
  const days = daysOverdue(invoice.dueOn, today)
  const values = { ...valuesOf(invoice), days: { number: days } }
  const isOver = days > 0
  await sendLetter(context, await getAddressee(context, invoice), {
    subject: message(isOver ? 'Invoice {{number}} was due on {{due}}' : 'Invoice {{number}} is due on {{due}}', values),
    action: openInvoice(invoice),
    paragraphs: [
      isOver
        ? message('Invoice {{number}} for {{amount}} was due on {{due}}, {{days}} days ago.', values)
        : message('Invoice {{number}} for {{amount}} is due on {{due}}.', values),
      message('It is for our service from {{start}} to {{end}}.', values),
      message('If you have paid it in the meantime, there is nothing more to do.'),
    ],
  })
}

function openInvoice({ id }: InvoiceRow) {
  return { label: message('Open the invoice'), path: `/payment/${id}` }
}

function valuesOf(invoice: InvoiceRow): Record<string, MessageValue> {
  return {
    number: invoice.number,
    amount: { money: Number(invoice.amount), currency: invoice.currency },
    due: { day: invoice.dueOn },
    start: { day: invoice.serviceStartsOn },
    end: { day: invoice.serviceEndsOn },
  }
}

/** Mails go to the organization in the language of its longest-standing active user. */
async function getAddressee({ database }: AnyContext, { organizationId }: InvoiceRow): Promise<Addressee> {
  const [organization] = await database
    .select({ name: organizations.name, email: organizations.email })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
  if (organization === undefined) throw new Error(`the organization ${organizationId} is missing`)
  const [user] = await database
    .select({ language: users.language })
    .from(users)
    .where(and(eq(users.organizationId, organizationId), isNull(users.deactivatedAt)))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1)
  return { ...organization, language: user?.language ?? 'en' }
}
