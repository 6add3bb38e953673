import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { orderParams } from '../money/orders.ts'
import { idParams, idSchema, namedRefSchema } from '../primitives.ts'

/** A mail that failed for good: it was tried for a day, or the recipient's server refused it. */
export const failedMailSchema = z.object({
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
  columns: {
    subject: { kind: 'text', title: 'Subject', sort: true, filter: true },
    to: { kind: 'code', title: 'Recipient', sort: 'recipient', filter: 'recipient' },
    for: { kind: 'custom', title: 'For', shown: 'on-screen' },
    reason: { kind: 'text', title: 'Reply from the email server' },
    failedAt: { kind: 'instant', title: 'Failed', sort: true, filter: ['from', 'to'] },
    invoice: { kind: 'code', title: 'Invoice', value: (row) => row.invoice?.invoiceNo ?? null, shown: 'in-file' },
    order: { kind: 'code', title: 'Order', shown: 'in-file' },
    user: { kind: 'person', title: 'User', value: (row) => row.user?.name ?? null, shown: 'in-file' },
    organization: {
      kind: 'text',
      title: 'Organization',
      value: (row) => row.organization?.name ?? null,
      shown: 'in-file',
    },
    sentAgainAt: { kind: 'instant', title: 'Sent again' },
    sentAgainBy: {
      kind: 'person',
      title: 'Sent again by',
      value: (row) => row.sentAgainBy?.name ?? null,
      shown: 'in-file',
    },
  },
  filters: {
    /** `true` lists those that were not sent again. */
    isOpen: z.optional(z.enum(['true', 'false'], 'Invalid')),
  },
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
    message: 'The email is being sent again.',
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
