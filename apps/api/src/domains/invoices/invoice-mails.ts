import { randomUUID } from 'node:crypto'
import type { Language } from '@thant/contracts/auth'
import type { Figure, Words } from '@thant/contracts/plan'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { users } from '#database/schema/users.ts'
import { getCompany } from '#domains/company/company.service.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import { writeLetter } from '#lib/mail/letter.ts'
import { words } from '#lib/plan-words.ts'
import { sayerFor } from '#lib/words.ts'
import { daysOverdue } from './ageing.ts'
import type { InvoiceRow } from './invoices.presenter.ts'

type InvoiceLetter = { subject: Words; paragraphs: Words[] }

/** Says that the invoice is paid, and until when the contract runs where it was extended by that; goes out on commit. */
export function sendReceiptMail(
  context: AnyContext,
  invoice: InvoiceRow,
  contractEndsOn: string | null,
): Promise<void> {
  const values = valuesOf(invoice)
  return sendInvoiceMail(context, invoice, {
    subject: words('Receipt for invoice {{number}}', values),
    paragraphs: [
      words('We have received {{amount}} for invoice {{number}}. Thank you.', values),
      words('It is for our service from {{start}} to {{end}}.', values),
      ...(contractEndsOn === null
        ? []
        : [words('Your contract now runs until {{until}}.', { until: { day: contractEndsOn } })]),
    ],
  })
}

/** Reminds of an invoice that is not paid, and says how it stands with its due date today. */
export function sendReminderMail(context: AnyContext, invoice: InvoiceRow): Promise<void> {
  const today = dayOf(context.clock.now(), context.settings.timeZone)
  const days = daysOverdue(invoice.dueOn, today)
  const values = { ...valuesOf(invoice), days: { number: days } }
  const isOver = days > 0
  return sendInvoiceMail(context, invoice, {
    subject: words(isOver ? 'Invoice {{number}} was due on {{due}}' : 'Invoice {{number}} is due on {{due}}', values),
    paragraphs: [
      isOver
        ? words('Invoice {{number}} for {{amount}} was due on {{due}}, {{days}} days ago.', values)
        : words('Invoice {{number}} for {{amount}} is due on {{due}}.', values),
      words('It is for our service from {{start}} to {{end}}.', values),
      words('If you have paid it in the meantime, there is nothing more to do.'),
    ],
  })
}

function valuesOf(invoice: InvoiceRow): Record<string, Figure> {
  return {
    number: invoice.number,
    amount: { money: Number(invoice.amount), currency: invoice.currency },
    due: { day: invoice.dueOn },
    start: { day: invoice.serviceStartsOn },
    end: { day: invoice.serviceEndsOn },
  }
}

async function sendInvoiceMail(
  context: AnyContext,
  { id, organizationId }: InvoiceRow,
  { subject, paragraphs }: InvoiceLetter,
): Promise<void> {
  const { publicUrl, timeZone } = context.settings
  const { name, email, language } = await getAddressee(context, organizationId)
  const { say } = sayerFor(language, timeZone)
  await context.jobs.send(context.database, 'mail', {
    to: email,
    subject: say(subject),
    messageId: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
    ...writeLetter({
      greeting: say(words('Dear {{name}},', { name })),
      paragraphs: paragraphs.map(say),
      action: { label: say(words('Open the invoice')), url: `${publicUrl}/payment/${id}` },
      closing: (await getCompany(context)).name,
    }),
  })
}

/** An organization reads what its longest-standing active user does. */
async function getAddressee({ database }: AnyContext, organizationId: string) {
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
  return { ...organization, language: (user?.language ?? 'en') as Language }
}
