import { type Invoice, isPaid } from '@thant/contracts/invoices'
import type { PaymentOption } from '@thant/contracts/payments'
import type { Block, Words } from '@thant/contracts/plan'
import { dayOf } from '#lib/company-time.ts'
import { literal, note, paragraph, words } from '#lib/plan-words.ts'
import type { PrintedLetter } from '#lib/typst/printed-document.ts'

/** How an invoice was paid through the card provider; undefined where the money came another way. */
export type InvoicePayment = { orderId: string; option: PaymentOption | null } | undefined

type LetterParts = Pick<PrintedLetter, 'title' | 'heading' | 'status' | 'addressee' | 'facts' | 'blocks'>

/** What stands on an invoice: who owes what for which time, and how it can be paid. */
export function invoiceLetter(invoice: Invoice, payAt: string): LetterParts {
  const isOpen = invoice.paymentStatus === 'PENDING'
  const howToPay: Block[] = [
    { kind: 'heading', words: words('How to pay') },
    paragraph('Sign in to the portal, and pay by card, over the counter, at a bank or by MPU card:'),
    { kind: 'paragraph', words: literal(payAt) },
    note('Please name the invoice number with every payment that reaches us another way.'),
  ]
  return {
    title: words('Invoice {{number}}', { number: invoice.invoiceNo }),
    heading: { name: words('INVOICE'), number: literal(invoice.invoiceNo) },
    status: statusOf(invoice),
    addressee: addresseeOf(invoice, words('Billed to')),
    facts: [
      { label: words('Invoice date'), value: dayWords(invoice.invoiceDate) },
      { label: words('Due date'), value: dayWords(invoice.paymentDueDate) },
    ],
    blocks: [lineOf(invoice), totalOf(invoice, isOpen ? 'Amount due' : 'Total'), ...(isOpen ? howToPay : [])],
  }
}

/** That the money has come: when, and how where the card provider told us. */
export function receiptLetter(
  invoice: Invoice,
  paidAt: string,
  payment: InvoicePayment,
  timeZone: string,
): LetterParts {
  const paidBy = payment
    ? [
        ...(payment.option ? [{ label: words('Paid by'), value: words(optionTexts[payment.option]) }] : []),
        { label: words('Payment number'), value: literal(payment.orderId) },
      ]
    : []
  return {
    title: words('Receipt for invoice {{number}}', { number: invoice.invoiceNo }),
    heading: {
      name: words('RECEIPT'),
      number: words('for invoice {{number}}', { number: invoice.invoiceNo }),
    },
    status: words('Paid'),
    addressee: addresseeOf(invoice, words('Received from')),
    facts: [
      { label: words('Paid on'), value: dayWords(dayOf(new Date(paidAt), timeZone)) },
      ...paidBy,
      { label: words('Invoice date'), value: dayWords(invoice.invoiceDate) },
    ],
    blocks: [lineOf(invoice), totalOf(invoice, 'Amount received'), paragraph('Thank you for your payment.')],
  }
}

const optionTexts: Record<PaymentOption, string> = {
  card: 'Credit or debit card',
  counter: 'Over the Counter',
  bank: 'Bank Channels',
  mpu: 'MPU Card',
}

/** Whether it is overdue would change from day to day, and the same invoice is the same letter. */
function statusOf({ paymentStatus }: Invoice): Words {
  if (isPaid(paymentStatus)) return words('Paid')
  return paymentStatus === 'REJECTED' ? words('Rejected') : words('Not paid yet')
}

function addresseeOf({ billedTo }: Invoice, label: Words): LetterParts['addressee'] {
  return { label, name: literal(billedTo.name), address: literal(billedTo.address) }
}

function lineOf({ description, servicePeriod, amount, currency }: Invoice): Block {
  const { start, end } = servicePeriod
  return {
    kind: 'table',
    columns: [
      { head: words('Description'), isNumber: false },
      { head: words('Service period'), isNumber: false },
      { head: words('Amount'), isNumber: true },
    ],
    rows: [[description, { days: { from: start, to: end } }, { money: amount, currency }]],
  }
}

function totalOf({ amount, currency }: Invoice, label: string): PrintedLetter['blocks'][number] {
  return {
    kind: 'totals',
    items: [{ label: words(label), value: words('{{amount}}', { amount: { money: amount, currency } }) }],
  }
}

function dayWords(day: string): Words {
  return words('{{day}}', { day: { day } })
}
