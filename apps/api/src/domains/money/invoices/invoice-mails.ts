import type { MessageValue } from '@thant/contracts/materials/plan'
import type { InvoiceStatus } from '@thant/contracts/money/invoice-statuses'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { users } from '#database/schema/users.ts'
import {
  type Addressee,
  type CompanyEmail,
  type EmailFact,
  fact,
  sendEmail,
} from '#domains/company/company/company-emails.service.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import { message } from '#lib/plan-message.ts'
import { daysOverdue } from './ageing/ageing.ts'
import type { CreditRow } from './credits/credits.queries.ts'
import type { InvoiceRow } from './invoices.presenter.ts'
import { receiptNumber } from './payment-facts.ts'

/** Brings a new invoice, with its PDF. */
export async function sendInvoiceMail(context: AnyContext, invoice: InvoiceRow): Promise<void> {
  const values = valuesOf(invoice)
  await sendEmail(context, await getAddressee(context, invoice), {
    subject: message('Invoice {{number}} for {{amount}}', values),
    ...aboutInvoice(invoice),
    document: { kind: 'invoice', id: invoice.id },
    facts: billedFacts(invoice),
    paragraphs: [message('Our invoice {{number}} for {{amount}} is attached. It is due on {{due}}.', values)],
  })
}

/**
 * Queues the receipt, which goes out on commit, to the organization and to who paid at the card provider.
 * `contractEndsOn` is null if the payment did not extend a contract.
 */
export async function sendReceiptMail(
  context: AnyContext,
  invoice: InvoiceRow,
  { contractEndsOn, payerId }: { contractEndsOn: string | null; payerId: string | null },
): Promise<void> {
  const values = valuesOf(invoice)
  const letter: CompanyEmail = {
    subject: message('Receipt for invoice {{number}}', values),
    ...aboutInvoice(invoice),
    document: { kind: 'receipt', id: invoice.id },
    facts: [
      fact('Receipt number', receiptNumber(invoice.number)),
      fact('Invoice', invoice.number),
      fact('Amount received', amountOf(invoice)),
      fact('Service period', periodOf(invoice)),
    ],
    paragraphs: [
      message('We have received {{amount}} for invoice {{number}}. Thank you.', values),
      ...(contractEndsOn === null
        ? []
        : [message('Your contract now runs until {{until}}.', { until: { day: contractEndsOn } })]),
      message('The receipt is attached.'),
    ],
  }
  const organization = await getAddressee(context, invoice)
  await sendEmail(context, organization, letter)
  const payer = payerId === null ? undefined : await findUserAddressee(context, payerId)
  if (payer !== undefined && payer.email !== organization.email) await sendEmail(context, payer, letter)
}

export async function sendReminderMail(
  context: AnyContext,
  invoice: InvoiceRow,
  options: Pick<CompanyEmail, 'stoppable'> = {},
): Promise<void> {
  const today = dayOf(context.clock.now(), context.settings.timeZone)
  const days = daysOverdue(invoice.dueOn, today)
  const values = { ...valuesOf(invoice), days: { number: days } }
  const isOver = days > 0
  await sendEmail(context, await getAddressee(context, invoice), {
    subject: message(isOver ? 'Invoice {{number}} was due on {{due}}' : 'Invoice {{number}} is due on {{due}}', values),
    ...aboutInvoice(invoice),
    facts: billedFacts(invoice),
    paragraphs: [
      isOver
        ? message('It is {{days}} days overdue. Please pay {{amount}} now, or call us if there is a problem.', values)
        : message('Please pay {{amount}} by {{due}}. The invoice says how.', values),
      message('If you have paid it in the meantime, there is nothing more to do.'),
    ],
    ...options,
  })
}

const paidAlready = 'We have received {{amount}} for invoice {{number}}, which is paid already.'
const secondPaymentTexts: Record<InvoiceStatus, TranslationKey> = {
  PENDING: 'We have received {{amount}} for invoice {{number}}, which has another amount by now.',
  APPROVED: paidAlready,
  SETTLED: paidAlready,
  REJECTED: 'We have received {{amount}} for invoice {{number}}, which was withdrawn.',
}

/** Says that money came for an invoice of which it was not due, so that nobody wonders or pays again. */
export async function sendSecondPaymentMail(context: AnyContext, invoice: InvoiceRow, amount: string): Promise<void> {
  const values = { ...valuesOf(invoice), amount: { money: Number(amount), currency: invoice.currency } }
  await sendEmail(context, await getAddressee(context, invoice), {
    subject: message('A payment that you did not owe, for invoice {{number}}', values),
    ...aboutInvoice(invoice),
    facts: [fact('Invoice', invoice.number), fact('Amount received', values.amount)],
    paragraphs: [
      message(secondPaymentTexts[invoice.status], values),
      message(
        'The money is yours, and on your statement as a credit. Reply to this email to say whether we pay it back or take it off your next invoice.',
      ),
    ],
  })
}

/** Brings a credit note, or says that money was paid back. */
export async function sendCreditMail(context: AnyContext, invoice: InvoiceRow, credit: CreditRow): Promise<void> {
  const values = {
    number: invoice.number,
    credit: credit.number,
    amount: { money: Number(credit.amount), currency: invoice.currency },
  }
  const isRefund = credit.kind === 'refund'
  await sendEmail(context, await getAddressee(context, invoice), {
    subject: message(
      isRefund ? 'Refund {{credit}} for invoice {{number}}' : 'Credit note {{credit}} for invoice {{number}}',
      values,
    ),
    ...aboutInvoice(invoice),
    document: { kind: 'credit', id: credit.id },
    facts: creditFacts(credit, fact('Invoice', invoice.number), values.amount),
    paragraphs: [
      isRefund
        ? message('We have paid {{amount}} of invoice {{number}} back to you. The refund note is attached.', values)
        : message('We have taken {{amount}} off invoice {{number}}. The credit note is attached.', values),
      ...(isRefund
        ? []
        : [message('Reply to this email to say whether we pay it back or take it off your next invoice.')]),
    ],
  })
}

type ContractEnd = { organizationId: string; expiresOn: string; extension: InvoiceRow | undefined }

/** Says when the contract ends, and by which unpaid invoice it would go on. */
export async function sendContractReminderMail(
  context: AnyContext,
  { organizationId, expiresOn, extension }: ContractEnd,
): Promise<void> {
  const continuing =
    extension === undefined
      ? {
          action: { label: message('Contact us'), path: '/contact' },
          facts: [],
          how: message('To continue, please order the next period: reply to this email, or call us.'),
        }
      : {
          action: aboutInvoice(extension).action,
          facts: [
            fact('Invoice for the next period', extension.number),
            fact('Amount due', amountOf(extension)),
            fact('Due date', { day: extension.dueOn }),
          ],
          how: message('Once you have paid the invoice for the next period, your service continues.'),
        }
  await sendEmail(context, await getAddressee(context, { organizationId }), {
    subject: message('Your subscription ends on {{day}}', { day: { day: expiresOn } }),
    action: continuing.action,
    facts: continuing.facts,
    paragraphs: [message('Your subscription is not renewed automatically.'), continuing.how],
  })
}

/** What is to be paid, and until when. */
function billedFacts(invoice: InvoiceRow): EmailFact[] {
  return [
    fact('Invoice', invoice.number),
    fact('Amount due', amountOf(invoice)),
    fact('Due date', { day: invoice.dueOn }),
    fact('Service period', periodOf(invoice)),
  ]
}

/** Of a credit note or refund; `of` names the invoice or order. */
export function creditFacts({ kind, number, reason }: CreditRow, of: EmailFact, amount: MessageValue): EmailFact[] {
  const isRefund = kind === 'refund'
  return [
    fact(isRefund ? 'Refund' : 'Credit note', number),
    of,
    fact(isRefund ? 'Amount paid back' : 'Amount credited', amount),
    fact('Reason', reason),
  ]
}

function aboutInvoice({ id }: InvoiceRow) {
  return { action: { label: message('Open the invoice'), path: `/payment/${id}` }, about: { invoiceId: id } }
}

function valuesOf(invoice: InvoiceRow) {
  return {
    number: invoice.number,
    amount: amountOf(invoice),
    due: { day: invoice.dueOn },
  }
}

function amountOf({ amount, currency }: InvoiceRow): MessageValue {
  return { money: Number(amount), currency }
}

function periodOf({ serviceStartsOn, serviceEndsOn }: InvoiceRow): MessageValue {
  return { days: { from: serviceStartsOn, to: serviceEndsOn } }
}

async function findUserAddressee({ database }: AnyContext, id: string): Promise<Addressee | undefined> {
  const [user] = await database
    .select({ userId: users.id, name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, id))
  return user
}

/** Mails go to the organization in the language of its longest-standing active user. */
export async function getAddressee(
  { database }: AnyContext,
  { organizationId }: Pick<InvoiceRow, 'organizationId'>,
): Promise<Addressee> {
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
  return { ...organization, organizationId, language: user?.language ?? 'en' }
}
