import * as z from 'zod/mini'
import { daySchema } from './days.ts'
import { endpoint } from './endpoint.ts'
import { defineList } from './list.ts'
import { amountSchema, currencies } from './money.ts'
import { orderParams } from './orders.ts'
import { cleanText, idParams, idSchema, namedRefSchema, searchText } from './primitives.ts'

/** The tabs of the checkout: credit or debit card, over the counter, bank channels, MPU card. */
export const paymentOptions = ['card', 'counter', 'bank', 'mpu'] as const
export type PaymentOption = (typeof paymentOptions)[number]
export const paymentOptionSchema = z.enum(paymentOptions, 'Invalid')

/** What a browser posts to the card provider; signed, so that nothing of it can be changed. */
export const checkoutSchema = z.object({
  action: z.string(),
  method: z.literal('POST'),
  fields: z.record(z.string(), z.string()),
})
export type Checkout = z.output<typeof checkoutSchema>

const tokenSchema = cleanText(100)

/**
 * OPEN: handed to the provider, no answer yet; WAITING: a counter slip was issued; EXPIRED: no answer for 48 hours.
 * Whatever closed it without success, a later success still wins (docs/payments.md 6).
 */
export const attemptStates = ['OPEN', 'WAITING', 'SUCCEEDED', 'REJECTED', 'CANCELLED', 'FAILED', 'EXPIRED'] as const
export type AttemptState = (typeof attemptStates)[number]

/** What became of a result that the provider sent. */
export const resultOutcomes = [
  /** It changed the attempt. */
  'applied',
  /** It was there already. */
  'duplicate',
  /** A final result stood before it. */
  'superseded',
  /** Money came for what is paid or closed already. */
  'refund-due',
  /** Well signed, but with another merchant, currency or amount than the attempt. */
  'mismatch',
  /** No attempt has this order id. */
  'unknown-order',
] as const
export type ResultOutcome = (typeof resultOutcomes)[number]

/** Outcomes that staff must look at. */
export const flaggedOutcomes = ['refund-due', 'mismatch', 'unknown-order'] as const satisfies readonly ResultOutcome[]

export const resultSources = ['notification', 'return'] as const
export type ResultSource = (typeof resultSources)[number]

const paymentResultSchema = z.object({
  _id: idSchema,
  at: z.string(),
  /** The provider's own notification, or the payer's browser on its way back. */
  source: z.enum(resultSources),
  orderId: z.string(),
  /** The provider's three digits: 000 paid, 001 waiting, 002 rejected, 003 cancelled, 999 error. */
  status: z.string(),
  amount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  transactionRef: z.string(),
  approvalCode: z.string(),
  outcome: z.enum(resultOutcomes),
  /** What it was for; null for an unknown order. */
  invoice: z.nullable(z.object({ _id: idSchema, invoiceNo: z.string(), organizationId: idSchema })),
  order: z.nullable(z.string()),
  /** When and by whom it was marked as looked at. */
  handledAt: z.nullable(z.string()),
  handledBy: z.nullable(namedRefSchema),
})
export type PaymentResult = z.output<typeof paymentResultSchema>

const attemptSchema = z.object({
  /** 12 digits: the provider's `order_id`. */
  orderId: z.string(),
  option: z.nullable(paymentOptionSchema),
  state: z.enum(attemptStates),
  amount: z.number(),
  currency: z.enum(currencies),
  createdAt: z.string(),
  closedAt: z.nullable(z.string()),
  /** What the provider said, oldest first. */
  results: z.array(paymentResultSchema),
})
export type PaymentAttempt = z.output<typeof attemptSchema>

/** Every result, those flagged first to be looked at by staff. */
export const paymentResultList = defineList({
  path: '/payment/results',
  access: 'invoices:list',
  summary: 'What the card provider told us, and what became of it',
  row: paymentResultSchema,
  filters: {
    orderId: searchText(),
    status: searchText(),
    source: z.optional(z.enum(resultSources, 'Invalid')),
    outcome: z.optional(z.enum(resultOutcomes, 'Invalid')),
    /** Flagged, and nobody has looked at it. */
    isOpen: z.optional(z.enum(['true', 'false'], 'Invalid')),
    from: z.optional(daySchema),
    to: z.optional(daySchema),
  },
  sorts: ['at', 'orderId', 'status', 'outcome'],
  defaultSort: '-at',
})

export const paymentStates = ['pending', 'paid', 'failed', 'cancelled'] as const
export type PaymentState = (typeof paymentStates)[number]

const paymentStatusSchema = z.object({
  kind: z.enum(['invoice', 'battery', 'generic']),
  amount: z.number(),
  currency: z.enum(currencies),
  state: z.enum(paymentStates),
  /** The public order that may be paid again with the same token; null for an invoice. */
  order: z.nullable(z.string()),
  /** The invoice, for its customer to go back to; null for an order. */
  invoice: z.nullable(idSchema),
})
export type PaymentStatus = z.output<typeof paymentStatusSchema>

/** Whatever a form carries: what is missing or odd is for the signature to tell. */
export const providerFieldsSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

export const paymentEndpoints = {
  attempts: endpoint({
    method: 'GET',
    path: '/payment/:id/attempts',
    access: 'invoices:attempts',
    summary: 'Every hand-off of an invoice to the card provider, newest first, with what came back',
    params: idParams,
    reply: z.array(attemptSchema),
  }),
  orderAttempts: endpoint({
    method: 'GET',
    path: '/orders/:id/attempts',
    access: 'invoices:attempts',
    summary: 'Every hand-off of an order to the card provider, newest first, with what came back',
    params: orderParams,
    reply: z.array(attemptSchema),
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/payment/:id/checkout',
    access: 'invoices:pay',
    summary: 'Begin to pay an invoice: the signed form for the card provider',
    params: idParams,
    body: z.object({
      option: paymentOptionSchema,
      /** What the payer saw: another amount than the invoice's is refused. */
      amount: z.optional(amountSchema),
    }),
    reply: checkoutSchema,
  }),
  orderCheckout: endpoint({
    method: 'POST',
    path: '/orders/:id/checkout',
    access: 'public',
    summary: 'Begin to pay an order: the signed form for the card provider',
    params: orderParams,
    body: z.object({ token: tokenSchema, option: z.optional(paymentOptionSchema) }),
    reply: checkoutSchema,
    limits: [{ by: 'ip', max: 60, windowSeconds: 600, counts: 'all' }],
  }),
  ...paymentResultList,
  handle: endpoint({
    method: 'PATCH',
    path: '/payment/results/:id',
    access: 'invoices:change',
    summary: 'Mark a flagged result as looked at',
    params: idParams,
    body: z.object({ isHandled: z.boolean('Required') }),
    reply: paymentResultSchema,
  }),
  status: endpoint({
    method: 'GET',
    path: '/orders/:id/status',
    access: 'public',
    summary: 'How a payment is, by the provider order id of any of its attempts and the payer’s token',
    params: orderParams,
    query: z.object({ token: tokenSchema }),
    reply: paymentStatusSchema,
    limits: [{ by: 'ip', max: 600, windowSeconds: 600, counts: 'all' }],
  }),
  notify: endpoint({
    method: 'POST',
    path: '/payment/2c2p',
    access: 'public',
    summary: 'The card provider’s notification of a result',
    body: providerFieldsSchema,
    reply: z.object({ received: z.literal(true) }),
    transaction: { own: 'what nobody we know signed is refused before the database is asked anything' },
  }),
  comeBack: endpoint({
    method: 'POST',
    path: '/payment/2c2p/get',
    access: 'public',
    summary: 'The payer’s browser, coming back from the card provider',
    body: providerFieldsSchema,
    reply: 'redirect',
    transaction: { own: 'as the notification' },
  }),
}
