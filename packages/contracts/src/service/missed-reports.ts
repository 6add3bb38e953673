import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { dayMs, minuteMs } from '../durations.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { photoKeysSchema, photoSchema } from '../photos.ts'
import { entityShape, idParams, idSchema, multilineText, namedRefSchema, requiredMultilineText } from '../primitives.ts'

/** A report says that nobody came; a dispute contradicts what the crew recorded. */
export const missedReportKinds = ['missed', 'dispute'] as const
export type MissedReportKind = (typeof missedReportKinds)[number]

/** Open ones of an organization that is archived are closed, since nobody answers them any more. */
export const missedReportStates = ['OPEN', 'UPHELD', 'REJECTED', 'CLOSED'] as const
export type MissedReportState = (typeof missedReportStates)[number]

export const missedReportKindLabels: Record<MissedReportKind, TranslationKey> = {
  missed: 'Missed pickup',
  dispute: 'Record disputed',
}
export const missedReportStateLabels: Record<MissedReportState, TranslationKey> = {
  OPEN: 'Not answered yet',
  UPHELD: 'Agreed',
  REJECTED: 'Not agreed',
  CLOSED: 'Closed: organization deleted',
}

/** A crew may be late: customers may report that nobody came from so many minutes after the pickup's time on. */
const missedReportGraceMinutes = 60
/** Customers may report that nobody came until so many days after the pickup's day. */
const missedReportDays = 14

/** From when until when customers may report that nobody came to a pickup; in milliseconds, as of `Date.now()`. */
export function missedReportTimes(pickUpTime: string): { from: number; until: number } {
  const at = Date.parse(pickUpTime)
  return { from: at + missedReportGraceMinutes * minuteMs, until: at + missedReportDays * dayMs }
}

export const missedReportSchema = z.object({
  ...entityShape,
  pickup: z.object({ _id: idSchema, pickUpTime: z.string() }),
  organization: namedRefSchema,
  site: namedRefSchema,
  kind: z.enum(missedReportKinds),
  state: z.enum(missedReportStates),
  note: z.string(),
  photos: z.array(photoSchema),
  /** Customers are not told which of the staff it was. */
  reportedBy: z.nullable(namedRefSchema),
  answerNote: z.string(),
  answeredBy: z.nullable(namedRefSchema),
  answeredAt: z.nullable(z.string()),
})
export type MissedReport = z.output<typeof missedReportSchema>

/** That nobody came says all; what contradicts the crew has to say or show what was different. */
export const missedReportFormSchema = z
  .object({
    kind: z.enum(missedReportKinds, 'Required'),
    note: z._default(multilineText(2_000), ''),
    photos: photoKeysSchema,
  })
  .check(
    z.refine(({ kind, note, photos }) => kind === 'missed' || note !== '' || photos.length > 0, {
      path: ['note'],
      error: 'Please tell us what was different.',
    }),
  )
export type MissedReportForm = z.output<typeof missedReportFormSchema>

export const missedReportAnswerSchema = z.object({
  state: z.enum(['UPHELD', 'REJECTED'], 'Required'),
  note: requiredMultilineText(2_000),
})

export const missedReportList = defineList({
  path: '/missed_reports',
  access: 'outcomes:list',
  summary: 'Missed pickups and disputed reasons that customers reported',
  row: missedReportSchema,
  columns: {
    organization: {
      kind: 'text',
      title: 'Organization',
      value: (row) => row.organization.name,
      sort: true,
      filter: true,
    },
    site: { kind: 'text', title: 'Site', value: (row) => row.site.name, shown: 'in-file' },
    state: { kind: 'choice', title: 'State', choices: missedReportStateLabels, sort: true, filter: true },
    kind: { kind: 'choice', title: 'Kind', choices: missedReportKindLabels, filter: true },
    pickup: { kind: 'instant', title: 'Pick Up Time', value: (row) => row.pickup.pickUpTime },
    note: { kind: 'text', title: 'Note' },
    createdAt: { kind: 'instant', title: 'Reported', sort: true, filter: ['from', 'to'] },
    reportedBy: {
      kind: 'person',
      title: 'Reported by',
      value: (row) => row.reportedBy?.name ?? null,
      shown: 'in-file',
    },
    answerNote: { kind: 'text', title: 'Answer', shown: 'in-file' },
    answeredBy: {
      kind: 'person',
      title: 'Answered by',
      value: (row) => row.answeredBy?.name ?? null,
      shown: 'in-file',
    },
  },
  filters: { organizationId: z.optional(idSchema), site: z.optional(idSchema) },
  defaultSort: '-createdAt',
})

export const missedReportEndpoints = {
  ...missedReportList,
  ofPickup: endpoint({
    method: 'GET',
    path: '/logistics/:id/missed_reports',
    access: 'pickups:read',
    summary: 'What the customer reported about a pickup, the latest first',
    params: idParams,
    reply: z.array(missedReportSchema),
  }),
  reportable: endpoint({
    method: 'GET',
    path: '/logistics/:id/reportable',
    access: 'pickups:read',
    summary: 'What may be reported of a pickup now: that nobody came, that what the crew recorded is wrong, or nothing',
    params: idParams,
    reply: z.object({ kind: z.nullable(z.enum(missedReportKinds)) }),
  }),
  report: endpoint({
    method: 'POST',
    path: '/logistics/:id/missed_reports',
    access: 'outcomes:report',
    summary: 'Report that nobody came, or contradict what the crew recorded',
    params: idParams,
    body: missedReportFormSchema,
    reply: missedReportSchema,
    status: 201,
    message: 'Thank you. We will look into it and answer you here.',
    limits: [{ by: 'actor', reach: 'own', max: 20, windowSeconds: 3_600, counts: 'all' }],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/missed_reports/:id/answer',
    access: 'outcomes:answer',
    summary: 'Answer what a customer reported',
    params: idParams,
    body: missedReportAnswerSchema,
    reply: missedReportSchema,
  }),
}
