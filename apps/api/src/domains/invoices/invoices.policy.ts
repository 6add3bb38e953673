import { type InvoiceStatus, invoiceTransitions } from '@thant/contracts/invoices'
import { AppError } from '#lib/app-error.ts'

export function assertTransition(from: InvoiceStatus, to: InvoiceStatus): void {
  if (!invoiceTransitions[from].includes(to)) throw new AppError('invoice.no-such-step', { values: { from, to } })
}
