import * as z from 'zod/mini'
import { daySchema } from './days.ts'
import { endpoint } from './endpoint.ts'
import { defineList } from './list.ts'
import { orderParams } from './orders.ts'
import { idParams, idSchema, namedRefSchema, searchText } from './primitives.ts'

/** A mail that failed for good: it was tried for a day, or the recipient's server refused it. */
const failedMailSchema = z.object({
  _id: idSchema,
  failedAt: z.string(),
  to: z.string(),
  subject: z.string(),
  /** What the mail server answered; empty if there was no answer. */
  reason: z.string(),
  /** What the mail is about, or else who it was for. */
  invoice: z.nullable(z.object({ _id: idSchema, invoiceNo: z.string(), organizationId: idSchema })),
  order: z.nullable(z.string()),
  user: z.nullable(namedRefSchema),
  organization: z.nullable(namedRefSchema),
  /** False once it was sent again, and for a mail with a secret link, which is not kept. */
  canBeSentAgain: z.boolean(),
  sentAgainAt: z.nullable(z.string()),
  sentAgainBy: z.nullable(namedRefSchema),
})
export type FailedMail = z.output<typeof failedMailSchema>

export const failedMailList = defineList({
  path: '/mails',
  access: 'mails:list',
  summary: 'Mails that were not sent',
  row: failedMailSchema,
  filters: {
    recipient: searchText(),
    subject: searchText(),
    /** `true` lists those that were not sent again. */
    isOpen: z.optional(z.enum(['true', 'false'], 'Invalid')),
    from: z.optional(daySchema),
    to: z.optional(daySchema),
  },
  sorts: ['failedAt', 'recipient', 'subject'],
  defaultSort: '-failedAt',
})

const ofRecord = { method: 'GET', reply: z.array(failedMailSchema) } as const

export const mailEndpoints = {
  ...failedMailList,
  ofInvoice: endpoint({
    ...ofRecord,
    path: '/payment/:id/mails',
    access: 'invoices:change',
    summary: 'Mails about an invoice that were not sent, newest first',
    params: idParams,
  }),
  ofOrder: endpoint({
    ...ofRecord,
    path: '/orders/:id/mails',
    access: 'orders:change',
    summary: 'Mails about an order that were not sent, newest first',
    params: orderParams,
  }),
  ofUser: endpoint({
    ...ofRecord,
    path: '/users/:id/mails',
    access: 'users:change',
    summary: 'Mails to a user that were not sent, newest first',
    params: idParams,
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/mails/:id/send',
    access: 'mails:send',
    summary: 'Send a failed mail again, to the present address of its recipient',
    params: idParams,
    reply: failedMailSchema,
    message: 'The mail is sent again.',
    limits: [{ by: 'actor', max: 300, windowSeconds: 900, counts: 'all' }],
  }),
  sendAllAgain: endpoint({
    method: 'POST',
    path: '/mails/send',
    access: 'mails:list',
    summary: 'Send all failed mails again that can be, at most 500 at once',
    reply: z.object({ count: z.int() }),
    limits: [{ by: 'actor', max: 10, windowSeconds: 900, counts: 'all' }],
  }),
}
