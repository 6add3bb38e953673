import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { contactTopicLabels } from '../company/contact.ts'
import { defineList } from '../list.ts'
import { resultOutcomeLabels } from '../money/payments.ts'
import type { Permission } from '../permissions.ts'
import { idSchema, namedRefSchema } from '../primitives.ts'
import { missedReportKindLabels } from '../service/missed-reports.ts'
import { pickupRequestKindLabels } from '../service/pickup-request-states.ts'
import { pickupRequestSchema } from '../service/pickup-requests.ts'

/** What waits for an answer by staff. */
export const inboxKinds = ['request', 'missed-report', 'message', 'result'] as const
export type InboxKind = (typeof inboxKinds)[number]

export const inboxKindLabels: Record<InboxKind, TranslationKey> = {
  request: 'Request',
  'missed-report': 'Customer report',
  message: 'Message',
  result: 'Payment result',
}

/** What a reader needs to see each kind, here and on Today. */
export const inboxKindAccess = {
  request: 'pickup-requests:answer',
  'missed-report': 'outcomes:answer',
  message: 'contact-messages:answer',
  result: 'invoices:list',
} as const satisfies Record<InboxKind, Permission>

/** The kind of a request or report, the topic of a message, or the outcome of a payment. */
export const inboxAboutLabels = {
  ...pickupRequestKindLabels,
  ...missedReportKindLabels,
  ...contactTopicLabels,
  ...resultOutcomeLabels,
} as const
export type InboxAbout = keyof typeof inboxAboutLabels

const inboxRowSchema = z.object({
  _id: idSchema,
  kind: z.enum(inboxKinds),
  /** Null for a message, and for a payment that belongs to no invoice. */
  organization: z.nullable(namedRefSchema),
  /** The organization, or who wrote or paid; empty where nobody is known. */
  sender: z.string(),
  about: z.enum(Object.keys(inboxAboutLabels) as InboxAbout[]),
  /** The time that a customer asks for. */
  wantedAt: z.nullable(z.string()),
  /** What somebody typed about it, or the number of a payment. */
  remark: z.string(),
  arrivedAt: z.string(),
  /** When a request expires; null for what has no deadline. */
  answerBy: z.nullable(z.string()),
  /** The pickup that was reported as missed, or whose outcome is disputed. */
  pickupId: z.nullable(idSchema),
  /** What is answered in the row. */
  request: z.nullable(pickupRequestSchema),
})
export type InboxRow = z.output<typeof inboxRowSchema>

export const inboxEndpoints = defineList({
  path: '/inbox',
  access: 'inbox:list',
  summary: 'What waits for an answer by staff, each kind as far as the caller may see it',
  row: inboxRowSchema,
  columns: {
    kind: { kind: 'choice', title: 'Kind', choices: inboxKindLabels, filter: true },
    sender: { kind: 'person', title: 'Customer or sender' },
    about: { kind: 'choice', title: 'What it is about', choices: inboxAboutLabels },
    wantedAt: { kind: 'instant', title: 'Preferred time', shown: 'in-file' },
    remark: { kind: 'text', title: 'Note', shown: 'in-file' },
    arrivedAt: { kind: 'instant', title: 'Received', sort: true, filter: ['from', 'to'] },
    answerBy: { kind: 'instant', title: 'Answer by', sort: true },
  },
  defaultSort: 'answerBy',
})
