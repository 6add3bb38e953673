import type { BodyOf } from '@thant/contracts/endpoint'
import type { Checkout, PaymentOption, paymentEndpoints } from '@thant/contracts/money/payments'
import { and, eq, sql } from 'drizzle-orm'
import { invoices } from '#database/schema/invoices.ts'
import { paymentNumbers } from '#database/schema/orders.ts'
import { paymentAttempts } from '#database/schema/payments.ts'
import { findLink } from '#domains/company/links/links.service.ts'
import { languageOfUser } from '#domains/customers/users/users.queries.ts'
import { findStoredOrder } from '#domains/money/orders/orders.queries.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { inOwnOrganization } from '#lib/scope.ts'
import { type Payable, type PayableKey, readPayable } from './payables.service.ts'
import { assertIsConfigured, assertPayable, isAtPriceOf } from './payments.policy.ts'
import { auditedPayable, describePayable } from './payments.presenter.ts'

type Wish = { option: PaymentOption | undefined; amount?: number | undefined }
type Attempt = typeof paymentAttempts.$inferSelect

/** Throws 404 for an invoice of another organization than the customer's. */
export async function checkOutInvoice(
  context: Context,
  id: string,
  wish: BodyOf<typeof paymentEndpoints.checkout>,
): Promise<Checkout> {
  const [invoice] = await context.database
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.id, id), inOwnOrganization(context, invoices.organizationId)))
  if (invoice === undefined) throw new AppError('invoice.not-found')
  return beginPayment(context, { invoiceId: id, orderId: null }, wish)
}

/** The order's token stands for a session, because its payer has no account. */
export async function checkOutOrder(
  context: AnyContext,
  number: string,
  { token, option }: BodyOf<typeof paymentEndpoints.orderCheckout>,
): Promise<Checkout> {
  const order = await findStoredOrder(context, number)
  const link = await findLink(context, ['payment'], token)
  if (order === undefined || link?.subjectId !== order.id) throw new AppError('order.not-found')
  return beginPayment(context, { invoiceId: null, orderId: order.id }, { option })
}

/** Locks the payable, so that concurrent checkouts share its single open attempt. */
async function beginPayment(context: AnyContext, key: PayableKey, { option, amount }: Wish): Promise<Checkout> {
  const { paymentGateway } = context
  assertIsConfigured(paymentGateway)
  const payable = await readPayable(context, key, 'update')
  assertPayable(payable, amount)
  const open = await findOpenAttempt(context, payable)
  const orderId = open?.number ?? (await nextNumber(context, payable))
  const checkout = paymentGateway.createCheckout({
    orderId,
    amount: payable.amount,
    currency: payable.currency,
    description: describePayable(payable),
    option,
    language: payable.language ?? (context.actor ? await languageOfUser(context.database, context.actor.id) : 'en'),
  })
  const chosen = { option: option ?? null, merchantId: checkout.fields.merchant_id ?? '' }
  if (open === undefined) await openAttempt(context, payable, { ...chosen, number: orderId })
  else await changeAttempt(context, open, chosen)
  return checkout
}

function ofPayable({ invoiceId, orderId }: PayableKey) {
  return invoiceId === null ? eq(paymentAttempts.orderId, orderId ?? '') : eq(paymentAttempts.invoiceId, invoiceId)
}

/** The open attempt, unless what is paid has another price since: that attempt is given up. */
async function findOpenAttempt(context: AnyContext, payable: Payable): Promise<Attempt | undefined> {
  const [attempt] = await context.database
    .select()
    .from(paymentAttempts)
    .where(and(ofPayable(payable), eq(paymentAttempts.state, 'OPEN')))
    .for('update')
  if (attempt === undefined || isAtPriceOf(payable, attempt)) return attempt
  const now = context.clock.now()
  await context.database
    .update(paymentAttempts)
    .set({ state: 'CANCELLED', changedAt: now, closedAt: now })
    .where(eq(paymentAttempts.id, attempt.id))
}

/** An order's first attempt uses the order's own number; every other attempt takes the next of the sequence. */
async function nextNumber(context: AnyContext, payable: Payable): Promise<string> {
  const isFirst =
    payable.kind !== 'invoice' && (await context.database.$count(paymentAttempts, ofPayable(payable))) === 0
  if (isFirst) return payable.number
  const { rows } = await context.database.execute<{ number: string }>(
    sql`select nextval(${paymentNumbers.seqName})::text as number`,
  )
  return rows[0]?.number ?? ''
}

type Chosen = Pick<Attempt, 'option' | 'merchantId'>

async function openAttempt(context: AnyContext, payable: Payable, attempt: Chosen & { number: string }): Promise<void> {
  const now = context.clock.now()
  const { invoiceId, orderId, amount, currency } = payable
  await context.database.insert(paymentAttempts).values({
    ...attempt,
    invoiceId,
    orderId,
    amount,
    currency,
    payerId: context.actor?.id ?? null,
    createdAt: now,
    changedAt: now,
  })
  await recordAudit(context, {
    action: 'payment.begin',
    ...auditedPayable(payable),
    after: { attempt: attempt.number, option: attempt.option, amount, currency },
  })
}

async function changeAttempt(context: AnyContext, attempt: Attempt, chosen: Chosen): Promise<void> {
  if (attempt.option === chosen.option && attempt.merchantId === chosen.merchantId) return
  await context.database.update(paymentAttempts).set(chosen).where(eq(paymentAttempts.id, attempt.id))
}
