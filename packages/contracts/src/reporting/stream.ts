import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { noteSchema } from '../customers/notes.ts'
import { endpoint } from '../endpoint.ts'
import { messageSchema } from '../materials/plan.ts'
import type { Permission } from '../permissions.ts'
import { idSchema, namedRefSchema, organizationParams } from '../primitives.ts'

export const streamTopics = ['notes', 'pickups', 'requests', 'invoices', 'reports', 'mails', 'changes'] as const
export type StreamTopic = (typeof streamTopics)[number]

export const streamTopicLabels: Record<StreamTopic, TranslationKey> = {
  notes: 'Notes',
  pickups: 'Pickups',
  requests: 'Requests',
  invoices: 'Invoices',
  reports: 'Reports',
  mails: 'Emails',
  changes: 'Changes',
}

/** What a reader needs besides the stream itself; what a topic without one has is for all of its readers. */
export const streamTopicAccess: Partial<Record<StreamTopic, Permission>> = {
  pickups: 'pickups:of-organization',
  requests: 'pickup-requests:list',
  invoices: 'invoices:of-organization',
  reports: 'reports:list',
}

const recordKinds = ['pickup', 'request', 'invoice', 'report'] as const

export const streamEventSchema = z.object({
  _id: idSchema,
  topic: z.enum(streamTopics),
  /** When it happened. */
  at: z.string(),
  /** Null where nobody in particular did it, or it is not known. */
  actor: z.nullable(namedRefSchema),
  text: messageSchema,
  /** What somebody typed about it. */
  remark: z.string(),
  /** The fields of the organization that were changed, as the audit log names them. */
  fields: z.array(z.string()),
  /** To whom an email went. */
  recipients: z.array(z.string()),
  note: z.nullable(noteSchema),
  /** The record that it is about, where that has a screen. */
  record: z.nullable(z.object({ kind: z.enum(recordKinds), _id: idSchema })),
})
export type StreamEvent = z.output<typeof streamEventSchema>

export const streamPageSize = 30

const streamQuery = z.object({
  topic: z.optional(z.enum(streamTopics, 'Invalid')),
  after: z.optional(z.string().check(z.maxLength(1_000))),
})
export type StreamQuery = z.output<typeof streamQuery>

export const streamEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/organizations/:organizationId/stream',
    access: 'notes:list',
    summary: `What happened with an organization, the latest first, ${streamPageSize} on a page`,
    params: organizationParams,
    query: streamQuery,
    reply: z.object({ events: z.array(streamEventSchema), next: z.nullable(z.string()) }),
  }),
}
