import * as z from 'zod/mini'
import { reachOf } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import type { Permission } from '../permissions.ts'
import { idSchema, secretLinkParams } from '../primitives.ts'
import type { Role } from '../roles.ts'

export const notificationKinds = [
  'request-made',
  'request-answered',
  'request-withdrawn',
  'request-agreed',
  'pickup-planned',
  'pickup-moved',
  'pickup-cancelled',
  'pickup-assigned',
  'pickup-unassigned',
  'pickup-not-collected',
  'missed-reported',
  'missed-answered',
  'holiday-moves',
  'pickup-tomorrow',
  'collection-note',
  'crew-near',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The digest is one mail a day. */
export const mailChoices = ['off', 'digest', 'at-once'] as const
export type MailChoice = (typeof mailChoices)[number]

/** What a person gets who chose nothing: what somebody waits for comes at once, the work of staff once a day. */
export const defaultMailChoice: Record<NotificationKind, MailChoice> = {
  'request-made': 'digest',
  'request-answered': 'at-once',
  'request-withdrawn': 'digest',
  'request-agreed': 'digest',
  'pickup-planned': 'at-once',
  'pickup-moved': 'at-once',
  'pickup-cancelled': 'at-once',
  'pickup-assigned': 'digest',
  'pickup-unassigned': 'digest',
  'pickup-not-collected': 'at-once',
  'missed-reported': 'digest',
  'missed-answered': 'at-once',
  'holiday-moves': 'at-once',
  'pickup-tomorrow': 'off',
  'collection-note': 'off',
  'crew-near': 'off',
}

/** What is of use right away or not at all. Those who chose the digest for it before still have it. */
const momentKinds: readonly NotificationKind[] = ['collection-note', 'crew-near']

/** The choices that are offered to somebody who now has this one. */
export function offeredMailChoices({ kind, mail }: NotificationChoice): MailChoice[] {
  const hasDigest = !momentKinds.includes(kind) || mail === 'digest'
  return hasDigest ? ['at-once', 'digest', 'off'] : ['at-once', 'off']
}

const staffKinds: Partial<Record<NotificationKind, Permission>> = {
  'request-made': 'pickup-requests:answer',
  'request-withdrawn': 'pickup-requests:answer',
  'request-agreed': 'pickup-requests:answer',
  'missed-reported': 'pickup-requests:answer',
}
const driverKinds: readonly NotificationKind[] = [
  'pickup-moved',
  'pickup-cancelled',
  'pickup-assigned',
  'pickup-unassigned',
]
const customerKinds: readonly NotificationKind[] = [
  'request-answered',
  'pickup-planned',
  'pickup-moved',
  'pickup-cancelled',
  'pickup-not-collected',
  'missed-answered',
  'holiday-moves',
  'pickup-tomorrow',
  'collection-note',
  'crew-near',
]

/** The kinds that users of a role are told of. */
export function notificationKindsOf(role: Role): NotificationKind[] {
  if (role === 'DRIVER') return [...driverKinds]
  if (role === 'USER') return [...customerKinds]
  return notificationKinds.filter((kind) => {
    const permission = staffKinds[kind]
    return permission !== undefined && reachOf(role, permission) === 'any'
  })
}

/** `facts` hold raw values, from which `describeNotification` makes the text. */
const notificationSchema = z.object({
  _id: idSchema,
  kind: z.enum(notificationKinds),
  /** The request, or else the pickup, that it is about. */
  subject: z.nullable(idSchema),
  facts: z.record(z.string(), z.string()),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
})
export type Notification = z.output<typeof notificationSchema>

const inboxSchema = z.object({ unread: z.int(), entries: z.array(notificationSchema), hasMore: z.boolean() })
export type Inbox = z.output<typeof inboxSchema>

const mailChoiceSchema = z.object({ kind: z.enum(notificationKinds), mail: z.enum(mailChoices) })
export type NotificationChoice = z.output<typeof mailChoiceSchema>

/** `isChosen` is false where the person never chose, and what is usual holds. */
const ownChoiceSchema = z.object({ ...mailChoiceSchema.shape, isChosen: z.boolean() })
export type OwnChoice = z.output<typeof ownChoiceSchema>

const page = z._default(
  z.coerce
    .number('Invalid Number')
    .check(z.int('Invalid Number'), z.gte(1, 'Invalid Number'), z.lte(100, 'Invalid Number')),
  1,
)
export const inboxPageSize = 20

export const inboxQuery = z.object({
  page,
  kind: z.optional(z.enum(notificationKinds, 'Invalid')),
  /** `false`: what was read already. */
  isUnread: z.optional(z.enum(['true', 'false'], 'Invalid')),
  sort: z._default(z.enum(['-createdAt', 'createdAt'], 'Unknown sort field'), '-createdAt'),
})
export type InboxQuery = z.output<typeof inboxQuery>

const limits = [{ by: 'actor', max: 300, windowSeconds: 900, counts: 'all' }] as const
const ofLink = {
  access: 'public',
  path: '/notifications/off/:link',
  params: secretLinkParams,
  reply: mailChoiceSchema,
} as const

export const notificationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    access: 'signed-in',
    summary: `What the caller was told of, ${inboxPageSize} on a page, and how much of all is unread`,
    query: inboxQuery,
    reply: inboxSchema,
  }),
  read: endpoint({
    method: 'POST',
    path: '/notifications/read',
    access: 'signed-in',
    summary: 'Mark what the caller was told of as read; everything, if no ids are sent',
    body: z.object({ ids: z.optional(z.array(idSchema).check(z.maxLength(100, 'At most 100'))) }),
    reply: z.object({ unread: z.int() }),
    limits,
  }),
  choices: endpoint({
    method: 'GET',
    path: '/notifications/choices',
    access: 'signed-in',
    summary: 'Which mails the caller gets: at once, in one mail a day, or none',
    reply: z.array(ownChoiceSchema),
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/notifications/choices',
    access: 'signed-in',
    summary: 'Choose which mails the caller gets',
    body: z.object({
      choices: z.array(mailChoiceSchema).check(z.maxLength(notificationKinds.length, 'Each kind once')),
    }),
    reply: z.array(ownChoiceSchema),
    limits,
  }),
  offState: endpoint({
    ...ofLink,
    method: 'GET',
    summary: 'Which kind of mail the link at the end of a mail is about; changes nothing',
    limits: [{ by: 'ip', max: 30, windowSeconds: 900, counts: 'failures' }],
  }),
  turnOff: endpoint({
    ...ofLink,
    method: 'POST',
    summary: 'Send the person no more mails of the kind that the link in a mail is about',
    limits: [{ by: 'ip', max: 30, windowSeconds: 900, counts: 'failures' }],
  }),
}
