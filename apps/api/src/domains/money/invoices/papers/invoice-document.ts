import type { Message } from '@thant/contracts/materials/plan'
import { isPaid } from '@thant/contracts/money/invoice-statuses'
import type { Invoice } from '@thant/contracts/money/invoices'
import { dayOf } from '#lib/company-time.ts'
import { heading, literal, message, note, paragraph } from '#lib/plan-message.ts'
import type { PrintedLetter } from '#lib/typst/printed-document.ts'
import { type ProviderPayment, paymentFacts, receiptNumber } from '../payment-facts.ts'
import type { BilledInvoice } from './billed-invoice.ts'
import { billBlocks } from './invoice-bill-blocks.ts'

type InvoiceState = Pick<Invoice, 'paymentStatus' | 'isPayableHere'>

type InvoiceParts = Pick<PrintedLetter, 'title' | 'heading' | 'status' | 'addressee' | 'facts' | 'blocks'>

type Ways = {
  /** The page of the portal where the invoice is paid. */
  payAt: string
  /** The company's accounts, or an empty text. */
  bankDetails: string
}

export function invoiceDocument(invoice: BilledInvoice & InvoiceState, ways: Ways): InvoiceParts {
  const isOpen = invoice.paymentStatus === 'PENDING'
  return {
    title: message('Invoice {{number}}', { number: invoice.invoiceNo }),
    heading: { name: message('INVOICE'), number: literal(invoice.invoiceNo) },
    status: statusOf(invoice),
    addressee: addresseeOf(invoice, message('Billed to')),
    facts: [
      { label: message('Invoice date'), value: dayMessage(invoice.invoiceDate) },
      { label: message('Due date'), value: dayMessage(invoice.paymentDueDate) },
      ...periodFacts(invoice),
    ],
    blocks: [...billBlocks(invoice, isOpen ? 'Amount due' : 'Total'), ...(isOpen ? howToPay(invoice, ways) : [])],
  }
}

function howToPay({ isPayableHere }: InvoiceState, { payAt, bankDetails }: Ways): InvoiceParts['blocks'] {
  const inPortal: InvoiceParts['blocks'] = [
    paragraph('Sign in to the portal, and pay by card, over the counter, at a bank or by MPU card:'),
    { kind: 'link', url: payAt },
  ]
  const byTransfer: InvoiceParts['blocks'] = [
    paragraph(isPayableHere ? 'Or transfer the amount to our account:' : 'Please transfer the amount to our account:'),
    { kind: 'paragraph', message: literal(bankDetails) },
    note('Please quote the invoice number with any payment outside the portal.'),
  ]
  const onRequest: InvoiceParts['blocks'] = isPayableHere
    ? [note('For a bank transfer, please ask us for our account, and quote the invoice number with any other payment.')]
    : [paragraph('This invoice cannot be paid in the portal. Please ask us how to pay it.')]
  return [heading('How to pay'), ...(isPayableHere ? inPortal : []), ...(bankDetails === '' ? onRequest : byTransfer)]
}

export function receiptDocument(
  invoice: BilledInvoice,
  paidAt: string,
  payment: ProviderPayment,
  timeZone: string,
): InvoiceParts {
  return {
    title: message('Receipt for invoice {{number}}', { number: invoice.invoiceNo }),
    heading: {
      name: message('RECEIPT'),
      number: message('{{receipt}} for invoice {{number}}', {
        receipt: receiptNumber(invoice.invoiceNo),
        number: invoice.invoiceNo,
      }),
    },
    status: message('Paid'),
    addressee: addresseeOf(invoice, message('Received from')),
    facts: [
      { label: message('Paid on'), value: dayMessage(dayOf(new Date(paidAt), timeZone)) },
      ...paymentFacts(payment),
      { label: message('Invoice date'), value: dayMessage(invoice.invoiceDate) },
      ...periodFacts(invoice),
    ],
    blocks: [...billBlocks(invoice, 'Amount received'), paragraph('Thank you for your payment.')],
  }
}

/** Leaves out whether the invoice is overdue, because the same invoice must give the same bytes every day. */
function statusOf({ paymentStatus }: InvoiceState): Message {
  if (isPaid(paymentStatus)) return message('Paid')
  return paymentStatus === 'REJECTED' ? message('Rejected') : message('Unpaid')
}

function addresseeOf({ billedTo }: BilledInvoice, label: Message): InvoiceParts['addressee'] {
  return { label, name: literal(billedTo.name), address: literal(billedTo.address) }
}

/** An invoice of one amount has the period in its line. */
function periodFacts({ bill, servicePeriod: { start, end } }: BilledInvoice): InvoiceParts['facts'] {
  if (bill === undefined) return []
  const period = message('{{days}}', { days: { days: { from: start, to: end } } })
  return [{ label: message('Service period'), value: period }]
}

function dayMessage(day: string): Message {
  return message('{{day}}', { day: { day } })
}
