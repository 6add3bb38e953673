import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { amountSchema, currencies } from '../money.ts'
import { cleanText, idParams, idSchema, namedRefSchema } from '../primitives.ts'
import { orderParams, orderStatuses } from './orders.ts'

/** The checkout has a tab for each: credit or debit card, over the counter, bank channels, MPU card. */
export const paymentOptions = ['card', 'counter', 'bank', 'mpu'] as const
export type PaymentOption = (typeof paymentOptions)[number]
export const paymentOptionSchema = z.enum(paymentOptions, 'Invalid')

/** The browser posts these signed fields to the card provider, which refuses them when any was changed. */
export const checkoutSchema = z.object({
  action: z.string(),
  method: z.literal('POST'),
  fields: z.record(z.string(), z.string()),
})
export type Checkout = z.output<typeof checkoutSchema>

const tokenSchema = cleanText(100)

/**
 * OPEN attempts were handed to the provider and have no result yet; WAITING ones have a counter slip; EXPIRED ones had
 * no result for 48 hours. A later success counts even for an attempt that was closed without one (docs/payments.md 6).
 */
export const attemptStates = ['OPEN', 'WAITING', 'SUCCEEDED', 'REJECTED', 'CANCELLED', 'FAILED', 'EXPIRED'] as const
export type AttemptState = (typeof attemptStates)[number]

/** Records how the portal treated a result from the provider. */
export const resultOutcomes = [
  /** The result changed the attempt. */
  'applied',
  /** The same result had been received before. */
  'duplicate',
  /** The attempt already had a final result. */
  'superseded',
  /** The result reports money for something that is already paid or closed. */
  'refund-due',
  /** The signature is valid, but merchant, currency or amount differ from the attempt. */
  'mismatch',
  'unknown-order',
] as const
export type ResultOutcome = (typeof resultOutcomes)[number]

export const resultOutcomeLabels: Record<ResultOutcome, TranslationKey> = {
  applied: 'Counted',
  duplicate: 'Duplicate',
  superseded: 'Superseded',
  'refund-due': 'To be refunded',
  mismatch: 'Mismatch',
  'unknown-order': 'Unknown order',
}

/** Staff have to handle results with these outcomes. */
export const flaggedOutcomes = ['refund-due', 'mismatch', 'unknown-order'] as const satisfies readonly ResultOutcome[]

export const resultSources = ['notification', 'return'] as const
export type ResultSource = (typeof resultSources)[number]

export const resultSourceLabels: Record<ResultSource, TranslationKey> = {
  notification: 'Notification',
  return: 'Browser',
}

export const paymentResultSchema = z.object({
  _id: idSchema,
  at: z.string(),
  /** The result arrives by the provider's notification or by the payer's browser on its return. */
  source: z.enum(resultSources),
  orderId: z.string(),
  /** The provider's code: 000 paid, 001 waiting, 002 rejected, 003 cancelled, 999 error. */
  status: z.string(),
  amount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  transactionRef: z.string(),
  approvalCode: z.string(),
  outcome: z.enum(resultOutcomes),
  /** Null when the result belongs to an order, or to no known attempt. */
  invoice: z.nullable(z.object({ _id: idSchema, invoiceNo: z.string(), organizationId: idSchema })),
  order: z.nullable(z.string()),
  /** The organization of the invoice, or the customer of the order. */
  payer: z.nullable(z.string()),
  /** What was to be paid; null when the result belongs to no known attempt. */
  expected: z.nullable(z.object({ amount: z.number(), currency: z.enum(currencies) })),
  /** Set when a member of staff marks the result as handled. */
  handledAt: z.nullable(z.string()),
  handledBy: z.nullable(namedRefSchema),
})
export type PaymentResult = z.output<typeof paymentResultSchema>

const attemptSchema = z.object({
  /** The provider's `order_id` of 12 digits. */
  orderId: z.string(),
  option: z.nullable(paymentOptionSchema),
  state: z.enum(attemptStates),
  amount: z.number(),
  currency: z.enum(currencies),
  createdAt: z.string(),
  closedAt: z.nullable(z.string()),
  /** The provider's results, oldest first. */
  results: z.array(paymentResultSchema),
})
export type PaymentAttempt = z.output<typeof attemptSchema>

export const paymentResultList = defineList({
  path: '/payment/results',
  access: 'invoices:list',
  summary: 'Results received from the card provider, and their outcomes',
  row: paymentResultSchema,
  columns: {
    orderId: { kind: 'code', title: 'Payment number', sort: true, filter: true },
    outcome: { kind: 'choice', title: 'Outcome', choices: resultOutcomeLabels, sort: true, filter: true },
    payer: { kind: 'text', title: 'Customer' },
    for: { kind: 'custom', title: 'Next step', shown: 'on-screen' },
    invoice: { kind: 'code', title: 'Invoice', value: (row) => row.invoice?.invoiceNo ?? null, shown: 'in-file' },
    order: { kind: 'code', title: 'Order', shown: 'in-file' },
    status: { kind: 'code', title: 'Result', sort: true, filter: true },
    amount: { kind: 'amount', title: 'Amount' },
    currency: { kind: 'code', title: 'Currency', shown: 'in-file' },
    transactionRef: { kind: 'code', title: 'Transaction', shown: 'in-file' },
    approvalCode: { kind: 'code', title: 'Approval Code', shown: 'in-file' },
    source: { kind: 'choice', title: 'Source', choices: resultSourceLabels, filter: true },
    at: { kind: 'instant', title: 'Received', sort: true, filter: ['from', 'to'] },
    handledAt: { kind: 'instant', title: 'Looked at', shown: 'in-file' },
    handledBy: { kind: 'person', title: 'Looked at by', value: (row) => row.handledBy?.name ?? null, shown: 'in-file' },
  },
  filters: {
    /** `true` lists the flagged results that no one has handled. */
    isOpen: z.optional(z.enum(['true', 'false'], 'Invalid')),
  },
  defaultSort: '-at',
})

export const paymentStates = ['pending', 'paid', 'failed', 'cancelled'] as const
export type PaymentState = (typeof paymentStates)[number]

const paymentStatusSchema = z.object({
  kind: z.enum(['invoice', 'battery', 'generic']),
  amount: z.number(),
  currency: z.enum(currencies),
  state: z.enum(paymentStates),
  /** The public order, which may be paid again with the same token; null for an invoice. */
  order: z.nullable(z.string()),
  /** How far the order is; null for an invoice. */
  orderStatus: z.nullable(z.enum(orderStatuses)),
  /** The invoice, so that the page can link back to it; null for an order. */
  invoice: z.nullable(idSchema),
  invoiceNo: z.nullable(z.string()),
})
export type PaymentStatus = z.output<typeof paymentStatusSchema>

/** Accepts any form fields, because the signature check decides what is missing or wrong. */
export const providerFieldsSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

export const paymentEndpoints = {
  attempts: endpoint({
    method: 'GET',
    path: '/payment/:id/attempts',
    access: 'invoices:attempts',
    summary: 'Payment attempts of an invoice, newest first, with the results received',
    params: idParams,
    reply: z.array(attemptSchema),
  }),
  orderAttempts: endpoint({
    method: 'GET',
    path: '/orders/:id/attempts',
    access: 'invoices:attempts',
    summary: 'Payment attempts of an order, newest first, with the results received',
    params: orderParams,
    reply: z.array(attemptSchema),
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/payment/:id/checkout',
    access: 'invoices:pay',
    summary: 'Start the payment of an invoice: the signed form for the card provider',
    params: idParams,
    body: z.object({
      option: paymentOptionSchema,
      /** The amount the payer saw; the checkout is refused when it differs from the invoice's amount. */
      amount: z.optional(amountSchema),
    }),
    reply: checkoutSchema,
    limits: [{ by: 'actor', reach: 'own', max: 60, windowSeconds: 900, counts: 'all' }],
  }),
  orderCheckout: endpoint({
    method: 'POST',
    path: '/orders/:id/checkout',
    access: 'public',
    summary: 'Start the payment of an order: the signed form for the card provider',
    params: orderParams,
    body: z.object({ token: tokenSchema, option: z.optional(paymentOptionSchema) }),
    reply: checkoutSchema,
    limits: [{ by: 'ip', max: 60, windowSeconds: 600, counts: 'all' }],
  }),
  ...paymentResultList,
  acknowledge: endpoint({
    method: 'PATCH',
    path: '/payment/results/:id',
    access: 'invoices:change',
    summary: 'Acknowledge a flagged result',
    params: idParams,
    body: z.object({ isHandled: z.boolean('Required') }),
    reply: paymentResultSchema,
  }),
  status: endpoint({
    method: 'GET',
    path: '/orders/:id/status',
    access: 'public',
    summary: 'The status of a payment, by the provider order id of any of its attempts and the payer’s token',
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
  paymentReturn: endpoint({
    method: 'POST',
    path: '/payment/2c2p/get',
    access: 'public',
    summary: 'The payer’s browser returning from the card provider',
    body: providerFieldsSchema,
    reply: 'redirect',
    transaction: { own: 'as the notification' },
  }),
}
