import type { Invoice } from '@thant/contracts/money/invoices'
import {
  type DocumentKey,
  getIssuedDocument,
  type IssuedDocument,
  issueDocument,
} from '#domains/company/company/issued-documents.service.ts'
import type { AnyContext } from '#lib/context.ts'
import type { BilledInvoice } from './invoice-document.ts'

/** Freezes what a new invoice says, with the company's letterhead of its day. */
export function issueInvoice(context: AnyContext, invoice: Invoice): Promise<boolean> {
  const issuedById = context.actor?.id ?? null
  return issueDocument(context, keyOf(invoice), { version: 1, ...issueOf(invoice), issuedById })
}

export function getIssuedInvoice(context: AnyContext, invoice: Invoice): Promise<IssuedDocument<BilledInvoice>> {
  return getIssuedDocument(context, keyOf(invoice), () => issueOf(invoice))
}

function keyOf({ _id }: Invoice): DocumentKey {
  return { kind: 'invoice', subjectId: _id }
}

function issueOf(invoice: Invoice) {
  const { createdAt, invoiceNo, description, billedTo, invoiceDate, paymentDueDate } = invoice
  const { amount, currency, servicePeriod } = invoice
  const paper: BilledInvoice = {
    ...{ invoiceNo, description, billedTo, invoiceDate, paymentDueDate },
    ...{ amount, currency, servicePeriod },
  }
  return { issuedAt: new Date(createdAt), issuedById: null, paper }
}
