import type { Subscription } from '@thant/contracts/customers/subscriptions'
import type { CreditForm, Credits } from '@thant/contracts/money/credits'
import type { InvoiceForm } from '@thant/contracts/money/invoice-forms'
import { type InvoiceStatus, invoiceTransitions } from '@thant/contracts/money/invoice-statuses'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import type { Credited } from './credits/credits.queries.ts'
import { warningsOf } from './invoice-warnings.ts'

export function assertTransition(from: InvoiceStatus, to: InvoiceStatus): void {
  if (!invoiceTransitions[from].includes(to)) throw new AppError('invoice.no-such-step', { values: { from, to } })
}

export function assertNoWarning(form: InvoiceForm, billed: Subscription['billed'], today: string): void {
  const issues = warningsOf(form, billed, today)
  if (issues.length > 0) throw new AppError('record.doubtful', { issues })
}

/** A credit note takes back no more than was billed, a refund no more than is to the customer's credit. */
export function assertCredit({ kind, amount }: CreditForm, credited: Credited, { credits, left }: Credits): void {
  const { currency, isPaid, audited } = credited
  if (kind === 'credit-note' && !isPaid) throw new AppError(`credit.${audited.entity}-not-paid`)
  const notes = credits.filter((credit) => credit.kind === 'credit-note')
  const noted = notes.reduce((cents, credit) => cents + Math.round(credit.amount * 100), 0)
  const most = kind === 'refund' ? left : (Math.round(Number(credited.amount) * 100) - noted) / 100
  if (amount > most) throw errorAt('amount', 'credit.too-much', { values: { left: most, currency } })
}
