import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { languages } from '../customers/auth.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import {
  cleanText,
  emailSchema,
  idParams,
  idSchema,
  namedRefSchema,
  publicNameSchema,
  requiredMultilineText,
  type requiredText,
} from '../primitives.ts'

/**
 * Matches HTML tags and forum links. People do not type these into a letter, and a mail client could interpret them.
 */
const markup = /<[a-z!/?][^>]*>|\[\/?(url|img|link|b|i)\b[^\]]*\]/i
const plain = (schema: ReturnType<typeof requiredText>) =>
  schema.check(z.refine((text) => !markup.test(text), 'Please write plain text, without markup.'))

export const contactTopics = ['new-service', 'pickup-time', 'missed-pickup', 'invoice', 'training', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

export const contactTopicLabels: Record<ContactTopic, TranslationKey> = {
  'new-service': 'New service',
  'pickup-time': 'Another pickup time',
  'missed-pickup': 'Missed pickup',
  invoice: 'Invoice or payment',
  training: 'Training',
  other: 'Something else',
}

export const contactMessageSchema = z.object({
  _id: idSchema,
  createdAt: z.string(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  message: z.string(),
  /** Null while nobody has said that it was answered. */
  answeredAt: z.nullable(z.string()),
  answeredBy: z.nullable(namedRefSchema),
})
export type ContactMessage = z.output<typeof contactMessageSchema>

export const contactMessageList = defineList({
  path: '/contact_messages',
  access: 'contact-messages:answer',
  summary: 'What people wrote on the contact page',
  row: contactMessageSchema,
  columns: {
    name: { kind: 'person', title: 'Name' },
    topic: { kind: 'choice', title: 'Topic', choices: contactTopicLabels, filter: true },
    message: { kind: 'text', title: 'Message' },
    email: { kind: 'code', title: 'Email' },
    createdAt: { kind: 'instant', title: 'Received', sort: true, filter: ['from', 'to'] },
    answeredAt: { kind: 'instant', title: 'Answered at' },
    answeredBy: {
      kind: 'person',
      title: 'Answered by',
      value: (row) => row.answeredBy?.name ?? null,
      shown: 'in-file',
    },
  },
  filters: {
    /** `true` lists those that nobody has answered. */
    isOpen: z.optional(z.enum(['true', 'false'], 'Invalid')),
  },
  defaultSort: '-createdAt',
})

export const contactEndpoints = {
  ...contactMessageList,
  answer: endpoint({
    method: 'PATCH',
    path: '/contact_messages/:id',
    access: 'contact-messages:answer',
    summary: 'Note that a message was answered, or that it was not',
    params: idParams,
    body: z.object({ isAnswered: z.boolean('Required') }),
    reply: contactMessageSchema,
  }),
  send: endpoint({
    method: 'POST',
    path: '/contact',
    access: 'public',
    recognisesCaller: true,
    summary: 'Send the company a message',
    body: z.object({
      name: plain(publicNameSchema),
      email: emailSchema,
      topic: z._default(z.enum(contactTopics, 'Invalid'), 'other'),
      message: plain(requiredMultilineText(5_000)),
      /** The receipt of a sender who is not signed in is written in this language. */
      language: z._default(z.enum(languages), 'en'),
      /** People cannot see this field, so only a bot fills it in. */
      website: z.optional(cleanText(500)),
    }),
    reply: z.object({ _id: idSchema }),
    status: 201,
    message: 'Thank you. Your message was sent.',
    limits: [
      { by: 'ip', max: 10, windowSeconds: 600, counts: 'all' },
      { by: { body: 'email' }, max: 5, windowSeconds: 600, counts: 'all' },
    ],
  }),
}
