import { currencyNumbers } from '@thant/contracts/money'
import type { PaymentAttempt, PaymentResult } from '@thant/contracts/money/payments'
import { getTableColumns } from 'drizzle-orm'
import { invoices } from '#database/schema/invoices.ts'
import { orders } from '#database/schema/orders.ts'
import { organizations } from '#database/schema/organizations.ts'
import { paymentAttempts, paymentResults } from '#database/schema/payments.ts'
import { users } from '#database/schema/users.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import type { AuditEvent } from '#lib/records/audit.ts'
import type { Payable } from './payables.service.ts'

export const resultFields = {
  ...getTableColumns(paymentResults),
  invoiceId: paymentAttempts.invoiceId,
  invoiceNumber: invoices.number,
  organizationId: invoices.organizationId,
  organizationName: organizations.name,
  orderNumber: orders.number,
  customerName: orders.customerName,
  expectedAmount: paymentAttempts.amount,
  expectedCurrency: paymentAttempts.currency,
  handledByName: users.name,
}

export type StoredResult = SelectedRow<
  typeof resultFields,
  'payment_attempts' | 'invoices' | 'organizations' | 'orders' | 'users'
>

export function presentResult(result: StoredResult): PaymentResult {
  const { invoiceId, organizationId, expectedAmount, expectedCurrency, handledById } = result
  return {
    _id: result.id,
    at: result.at.toISOString(),
    source: result.source,
    orderId: result.number,
    status: result.status,
    amount: result.amount === null ? null : Number(result.amount),
    currency: result.currency,
    transactionRef: result.transactionRef,
    approvalCode: result.approvalCode,
    outcome: result.outcome,
    invoice:
      invoiceId === null || organizationId === null
        ? null
        : { _id: invoiceId, invoiceNo: result.invoiceNumber ?? '', organizationId },
    order: result.orderNumber,
    payer: result.organizationName ?? result.customerName,
    expected:
      expectedAmount === null || expectedCurrency === null
        ? null
        : { amount: Number(expectedAmount), currency: expectedCurrency },
    handledAt: result.handledAt?.toISOString() ?? null,
    handledBy: handledById === null ? null : { _id: handledById, name: result.handledByName ?? '' },
  }
}

export function presentAttempt(attempt: typeof paymentAttempts.$inferSelect, results: StoredResult[]): PaymentAttempt {
  return {
    orderId: attempt.number,
    option: attempt.option,
    state: attempt.state,
    amount: Number(attempt.amount),
    currency: attempt.currency,
    createdAt: attempt.createdAt.toISOString(),
    closedAt: attempt.closedAt?.toISOString() ?? null,
    results: results.map(presentResult),
  }
}

/** Translates the provider's ISO 4217 number to our code. Other three-digit numbers are kept; anything else is null. */
export function currencyOf(number: string): string | null {
  const known = Object.entries(currencyNumbers).find(([, known]) => known === number)
  if (known !== undefined) return known[0]
  return /^\d{3}$/.test(number) ? number : null
}

/** Audit entries of a payment belong to its invoice or order, so that its history shows them. */
export function auditedPayable({ kind, invoiceId, number }: Payable): Pick<AuditEvent, 'entity' | 'entityId'> {
  return kind === 'invoice' ? { entity: 'invoice', entityId: invoiceId } : { entity: 'order', entityId: number }
}

/** The text is ASCII, because the provider's signature is over bytes. */
export function describePayable({ kind, number }: Payable): string {
  return `${kind === 'invoice' ? 'Invoice' : 'Order'} ${number}`
}
