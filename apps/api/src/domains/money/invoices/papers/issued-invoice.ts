import type { InvoiceRecord } from '@thant/contracts/money/invoices'
import {
  type DocumentKey,
  getIssuedDocument,
  type IssuedDocument,
  issueDocument,
} from '#domains/company/company/issued-documents.service.ts'
import type { AnyContext } from '#lib/context.ts'
import { getTaxSettings } from '../taxes.queries.ts'
import type { BilledInvoice, PrintedBill } from './billed-invoice.ts'

/** Freezes what a new invoice says, with the company's letterhead of its day. */
export async function issueInvoice(context: AnyContext, invoice: InvoiceRecord): Promise<boolean> {
  const issuedById = context.actor?.id ?? null
  return issueDocument(context, keyOf(invoice), { version: 1, ...(await issueOf(context, invoice)), issuedById })
}

export function getIssuedInvoice(context: AnyContext, invoice: InvoiceRecord): Promise<IssuedDocument<BilledInvoice>> {
  return getIssuedDocument(context, keyOf(invoice), () => issueOf(context, invoice))
}

function keyOf({ _id }: InvoiceRecord): DocumentKey {
  return { kind: 'invoice', subjectId: _id }
}

async function issueOf(context: AnyContext, invoice: InvoiceRecord) {
  const { createdAt, invoiceNo, description, billedTo, invoiceDate, paymentDueDate } = invoice
  const { amount, currency, servicePeriod } = invoice
  const bill = await billOf(context, invoice)
  const paper: BilledInvoice = {
    ...{ invoiceNo, description, billedTo, invoiceDate, paymentDueDate },
    ...{ amount, currency, servicePeriod, ...(bill && { bill }) },
  }
  return { issuedAt: new Date(createdAt), issuedById: null, paper }
}

/** Undefined for an invoice of one amount. */
async function billOf(context: AnyContext, invoice: InvoiceRecord): Promise<PrintedBill | undefined> {
  const { taxes, taxExemption } = invoice
  const lines = invoice.lines.map(({ charges, ...line }) => line)
  if (lines.some(({ taxTreatment }) => taxTreatment === null)) return undefined
  const { number } = await getTaxSettings(context)
  return { lines, taxes, taxExemption, taxNumber: number }
}
