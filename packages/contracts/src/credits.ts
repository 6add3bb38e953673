import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { documentQuery } from './invoices.ts'
import { amountSchema, currencies } from './money.ts'
import { idParams, idSchema, optionalText, requiredText } from './primitives.ts'

/** A credit note takes a paid invoice back, in whole or in part; a refund pays back what is to somebody's credit. */
export const creditKinds = ['credit-note', 'refund'] as const
export type CreditKind = (typeof creditKinds)[number]

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
  /** Money that came for the invoice although it was paid already or withdrawn. */
  paidTwice: z.number(),
  /** What is to the organization's credit by this invoice, and was not paid back yet. */
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
    method: 'POST',
    path: '/payment/:id/credits',
    access: 'invoices:change',
    summary: 'Record a credit note, or a refund that was made',
    params: idParams,
    body: creditFormSchema,
    reply: creditsSchema,
    status: 201,
    message: 'It is recorded, and the customer is told by e-mail.',
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/payment/:id/credits/:creditId/pdf',
    access: 'invoices:read',
    summary: 'A credit note or refund as a PDF',
    params: z.object({ id: idSchema, creditId: idSchema }),
    query: z.object(documentQuery),
    reply: 'file',
    limits: [{ by: 'actor', max: 120, windowSeconds: 900, counts: 'all' }],
  }),
}
