import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { documentQuery } from '../company/documents.ts'
import { endpoint } from '../endpoint.ts'
import { amountSchema, currencies } from '../money.ts'
import { idParams, idSchema, optionalText, requiredText } from '../primitives.ts'
import { orderParams } from './orders.ts'

/**
 * A credit note takes a paid invoice or order back, in whole or in part; a refund pays back what is to somebody's credit.
 */
export const creditKinds = ['credit-note', 'refund'] as const
export type CreditKind = (typeof creditKinds)[number]

export const creditLabels: Record<CreditKind, TranslationKey> = { 'credit-note': 'Credit note', refund: 'Refund' }

const creditSchema = z.object({
  _id: idSchema,
  kind: z.enum(creditKinds),
  number: z.string(),
  amount: z.number(),
  reason: z.string(),
  /** The provider's or the bank's reference of a refund. */
  reference: z.string(),
  createdAt: z.string(),
})
export type Credit = z.output<typeof creditSchema>

const creditsSchema = z.object({
  currency: z.enum(currencies),
  /** Money that came although the invoice or order was paid already, or withdrawn. */
  paidTwice: z.number(),
  /** What is to the customer's credit by this invoice or order, and was not paid back yet. */
  left: z.number(),
  /** The oldest first. */
  credits: z.array(creditSchema),
})
export type Credits = z.output<typeof creditsSchema>

const creditFormSchema = z.object({
  kind: z.enum(creditKinds, { error: ({ input }) => (input === undefined || input === '' ? 'Required' : 'Invalid') }),
  amount: amountSchema,
  reason: requiredText(500),
  reference: optionalText(100),
})
export type CreditForm = z.output<typeof creditFormSchema>

const recorded = {
  method: 'POST',
  body: creditFormSchema,
  reply: creditsSchema,
  status: 201,
  message: 'Recorded. The customer is notified by email.',
} as const

const paper = {
  method: 'GET',
  query: z.object(documentQuery),
  reply: 'file',
  limits: [{ by: 'actor', max: 120, windowSeconds: 900, counts: 'all' }],
} as const

export const creditEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/payment/:id/credits',
    access: 'invoices:read',
    summary: 'Money that came twice for an invoice, its credit notes and refunds',
    params: idParams,
    reply: creditsSchema,
  }),
  create: endpoint({
    ...recorded,
    path: '/payment/:id/credits',
    access: 'invoices:change',
    summary: 'Record a credit note of an invoice, or a refund that was made',
    params: idParams,
  }),
  pdf: endpoint({
    ...paper,
    path: '/payment/:id/credits/:creditId/pdf',
    access: 'invoices:read',
    summary: 'A credit note or refund of an invoice as a PDF',
    params: z.object({ id: idSchema, creditId: idSchema }),
  }),
}

export const orderCreditEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/orders/:id/credits',
    access: 'orders:read',
    summary: 'Money that came twice for an order, its credit notes and refunds',
    params: orderParams,
    reply: creditsSchema,
  }),
  create: endpoint({
    ...recorded,
    path: '/orders/:id/credits',
    access: 'orders:change',
    summary: 'Record a credit note of an order, or a refund that was made',
    params: orderParams,
  }),
  pdf: endpoint({
    ...paper,
    path: '/orders/:id/credits/:creditId/pdf',
    access: 'orders:read',
    summary: 'A credit note or refund of an order as a PDF',
    params: z.object({ ...orderParams.shape, creditId: idSchema }),
  }),
}
