import type { paymentAttempts, paymentResults } from '@thant/api/database/schema/payments'
import type { Currency } from '@thant/contracts/money'
import type { AttemptState, PaymentOption, ResultOutcome } from '@thant/contracts/money/payments'
import { createRandom } from '../random.ts'
import type { Timeline } from '../timeline.ts'
import type { InvoiceRow } from './invoices.ts'
import { type CertificateRow, certificatesOf, createOrders, type OrderRow } from './orders.ts'

export type AttemptRow = typeof paymentAttempts.$inferInsert & { id: string }
export type ResultRow = typeof paymentResults.$inferInsert
export type DemoPayments = {
  orders: OrderRow[]
  certificates: CertificateRow[]
  attempts: AttemptRow[]
  results: ResultRow[]
  /** The highest payment number in use, after which the sequence continues. */
  lastNumber: number
}

const statuses: Partial<Record<AttemptState, string>> = {
  SUCCEEDED: '000',
  WAITING: '001',
  REJECTED: '002',
  CANCELLED: '003',
}
const minute = 60_000

type Paid = {
  id: string
  amount: string
  currency: Currency
  at: Date
  key: { orderId: string } | { invoiceId: string }
}

/**
 * Creates public orders with their payments, two results for staff to handle, and an invoice paid at the second
 * attempt.
 */
export function createPayments(invoices: InvoiceRow[], timeline: Timeline): DemoPayments {
  let lastNumber = 100_000_000_000
  const nextNumber = () => String(++lastNumber)
  const attempts: AttemptRow[] = []
  const results: ResultRow[] = []

  function attempt(
    { id, amount, currency, at, key }: Paid,
    number: string,
    state: AttemptState,
    outcome: ResultOutcome,
  ) {
    const random = createRandom(`attempt ${number} of ${id}`)
    const status = statuses[state]
    const changedAt = new Date(at.getTime() + (state === 'OPEN' ? 0 : 2 * minute))
    const isClosed = state !== 'OPEN' && state !== 'WAITING'
    const made = { id: random.uuid(), number, ...key, state, amount, currency, merchantId: `SANDBOX${currency}` }
    const option = random.pick<PaymentOption | null>(['card', 'card', 'mpu', 'bank', null])
    const closing = isClosed ? { closedAt: changedAt, transactionRef: number } : {}
    attempts.push({ ...made, option, createdAt: at, changedAt, ...closing })
    if (status === undefined) return
    const said = { number, status, amount, currency, transactionRef: number, outcome, requestId: random.uuid() }
    const approvalCode = status === '000' ? String(random.integer(100_000, 999_999)) : ''
    results.push({
      id: random.uuid(),
      at: changedAt,
      attemptId: made.id,
      source: 'notification',
      approvalCode,
      ...said,
    })
  }

  const orders = createOrders(timeline).map((row) => ({ ...row, number: nextNumber() }))
  for (const [index, row] of orders.entries()) {
    const paid = { id: row.id, amount: row.total, currency: row.currency, at: row.createdAt, key: { orderId: row.id } }
    if (row.paidAt) {
      const isSecondTry = index % 6 === 2
      if (isSecondTry) attempt(paid, row.number, 'CANCELLED', 'applied')
      const at = new Date(row.paidAt.getTime() - 2 * minute)
      attempt({ ...paid, at }, isSecondTry ? nextNumber() : row.number, 'SUCCEEDED', 'applied')
    } else attempt(paid, row.number, index % 2 === 0 ? 'REJECTED' : 'CANCELLED', 'applied')
  }
  // One payer paid both by slip and by card, and one result has another amount than its order.
  const [twice, wrong] = [
    orders.findLast(({ status }) => status === 'DELIVERED'),
    orders.findLast(({ status }) => status === 'PAID'),
  ]
  if (twice?.paidAt) {
    const at = new Date(twice.paidAt.getTime() + 50 * minute)
    const paid = { id: twice.id, amount: twice.total, currency: twice.currency, at, key: { orderId: twice.id } }
    attempt(paid, nextNumber(), 'SUCCEEDED', 'refund-due')
  }
  const first = results.findLast(({ number }) => number === wrong?.number)
  if (first) {
    const at = new Date(first.at.getTime() - minute)
    results.push({ ...first, id: createRandom('mismatch').uuid(), at, amount: '1.00', outcome: 'mismatch' })
  }
  const invoice = invoices.findLast(({ status, paidAt }) => status === 'APPROVED' && paidAt)
  if (invoice?.paidAt) {
    const before = (minutes: number) => new Date((invoice.paidAt?.getTime() ?? 0) - minutes * minute)
    const paid = { id: invoice.id, amount: invoice.amount, currency: invoice.currency, key: { invoiceId: invoice.id } }
    attempt({ ...paid, at: before(20) }, nextNumber(), 'REJECTED', 'applied')
    attempt({ ...paid, at: before(2) }, nextNumber(), 'SUCCEEDED', 'applied')
  }
  return { orders, certificates: certificatesOf(orders), attempts, results, lastNumber }
}
