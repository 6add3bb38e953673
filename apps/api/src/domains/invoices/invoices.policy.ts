import { type InvoiceStatus, invoiceSteps } from '@thant/contracts/invoices'
import { AppError } from '#lib/app-error.ts'

export function assertIsStep(from: InvoiceStatus, to: InvoiceStatus): void {
  if (!invoiceSteps[from].includes(to)) throw new AppError('invoice.no-such-step', { values: { from, to } })
}
