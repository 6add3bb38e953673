import type { InvoiceLine, InvoiceTax } from '@thant/contracts/money/invoice-lines'
import type { Invoice } from '@thant/contracts/money/invoices'

/** The lines and taxes of an invoice as its paper shows them. */
export type PrintedBill = {
  lines: readonly InvoiceLine[]
  taxes: readonly InvoiceTax[]
  taxExemption: string | null
  /** The company's number at the tax office, or an empty text. */
  taxNumber: string
}

/** What is frozen of an invoice; whether it is paid and how to pay it are said as of today. */
export type BilledInvoice = Pick<
  Invoice,
  'invoiceNo' | 'description' | 'billedTo' | 'invoiceDate' | 'paymentDueDate' | 'amount' | 'currency' | 'servicePeriod'
> & {
  /** Papers that were issued before invoices had lines have none. */
  bill?: PrintedBill
}
