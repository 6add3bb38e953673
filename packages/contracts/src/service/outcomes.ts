import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { instantSchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { photoKeysSchema, photoSchema } from '../photos.ts'
import { idParams, idSchema, isSureSchema, multilineText, namedRefSchema, versionSchema } from '../primitives.ts'
import { collectionRateEndpoints } from './collection-rates.ts'
import {
  outcomeCodes,
  outcomeLabels,
  outcomeReasons,
  outcomeSideLabels,
  outcomeSides,
  recordedCodes,
} from './outcome-reasons.ts'
import { pickupSchema } from './pickups.ts'

export const outcomeSources = ['driver', 'staff'] as const

/** Customers may contradict a reason on this many working days after it was recorded. */
export const disputeWorkingDays = 2
/** Staff record an outcome until so many days after the pickup's day. */
export const maxOutcomeAgeDays = 7

const outcomeSchema = z.object({
  _id: idSchema,
  code: z.enum(outcomeCodes),
  note: z.string(),
  photos: z.array(photoSchema),
  recordedAt: z.string(),
  /** Customers are not told which of the staff or drivers it was. */
  recordedBy: z.nullable(namedRefSchema),
  source: z.enum(outcomeSources),
  /** Whether the caller may still contradict it. */
  canDispute: z.boolean(),
})
export type Outcome = z.output<typeof outcomeSchema>

export const outcomeFormSchema = z.object({
  code: z.enum(recordedCodes, 'Required'),
  note: z._default(multilineText(2_000), ''),
  photos: photoKeysSchema,
  recordedAt: z.optional(instantSchema),
  __v: versionSchema,
})
export type OutcomeForm = z.output<typeof outcomeFormSchema>

const failureSchema = z.object({
  _id: idSchema,
  pickup: z.object({ _id: idSchema, __v: z.int(), pickUpTime: z.string() }),
  organization: namedRefSchema,
  site: namedRefSchema,
  code: z.enum(outcomeCodes),
  /** Another reason was recorded later, which counts instead. */
  isOverruled: z.boolean(),
  note: z.string(),
  recordedAt: z.string(),
  recordedBy: namedRefSchema,
  /** The pickup that makes up for it. */
  followedBy: z.nullable(z.object({ _id: idSchema, pickUpTime: z.string() })),
})
export type Failure = z.output<typeof failureSchema>

const failureSideLabels = { ...outcomeSideLabels, none: 'No longer counts' } as const satisfies Record<
  string,
  TranslationKey
>

function failureSideOf({ code, isOverruled }: Failure): keyof typeof failureSideLabels {
  return isOverruled ? 'none' : outcomeReasons[code].side
}

export const outcomeList = defineList({
  path: '/outcomes',
  access: 'outcomes:list',
  summary: 'Pickups that were not collected, or only in part',
  row: failureSchema,
  columns: {
    organization: {
      kind: 'text',
      title: 'Organization',
      value: (row) => row.organization.name,
      sort: true,
      filter: true,
    },
    site: { kind: 'text', title: 'Site', value: (row) => row.site.name, shown: 'in-file' },
    pickup: { kind: 'instant', title: 'Pick Up Time', value: (row) => row.pickup.pickUpTime },
    code: { kind: 'choice', title: 'Reason', choices: outcomeLabels, sort: true, filter: true },
    ukTerm: {
      kind: 'text',
      title: 'UK standard term',
      value: (row) => outcomeReasons[row.code].ukTerm,
      shown: 'in-file',
    },
    side: { kind: 'choice', title: 'Responsible', choices: failureSideLabels, value: failureSideOf },
    note: { kind: 'text', title: 'Note' },
    recordedAt: { kind: 'instant', title: 'Recorded', sort: true, filter: ['from', 'to'] },
    recordedBy: { kind: 'person', title: 'Recorded by', value: (row) => row.recordedBy.name, shown: 'in-file' },
    followedBy: { kind: 'instant', title: 'New pickup', value: (row) => row.followedBy?.pickUpTime ?? null },
  },
  filters: { organizationId: z.optional(idSchema), site: z.optional(idSchema) },
  defaultSort: '-recordedAt',
})

const outcomeCodeSchema = z.object({
  code: z.enum(recordedCodes),
  label: z.string(),
  labelInBurmese: z.string(),
  side: z.enum(outcomeSides),
  ukTerm: z.string(),
  isPhotoRequired: z.boolean(),
  isNoteRequired: z.boolean(),
  isOffered: z.boolean(),
})
export type OfferedCode = z.output<typeof outcomeCodeSchema>

export const outcomeEndpoints = {
  ...outcomeList,
  ...collectionRateEndpoints,
  codes: endpoint({
    method: 'GET',
    path: '/outcome_codes',
    access: 'signed-in',
    summary: 'The reasons why a pickup was not collected, and which of them are offered',
    reply: z.array(outcomeCodeSchema),
  }),
  offerCode: endpoint({
    method: 'PATCH',
    path: '/outcome_codes/:code',
    access: 'company:change',
    summary: 'Offer a reason to drivers and staff, or no longer',
    params: z.object({ code: z.enum(recordedCodes, 'Invalid') }),
    body: z.object({ isOffered: z.boolean('Required') }),
    reply: z.array(outcomeCodeSchema),
  }),
  ofPickup: endpoint({
    method: 'GET',
    path: '/logistics/:id/outcomes',
    access: 'pickups:read',
    summary: 'What a pickup failed for, the latest first',
    params: idParams,
    reply: z.array(outcomeSchema),
  }),
  record: endpoint({
    method: 'POST',
    path: '/logistics/:id/outcomes',
    access: 'outcomes:record',
    summary: 'Record that a pickup was not collected, which puts it on hold; a completed one was collected in part',
    params: idParams,
    body: outcomeFormSchema,
    reply: pickupSchema,
    status: 201,
    message: 'Recorded. The customer is told.',
    limits: [{ by: 'actor', reach: 'own', max: 100, windowSeconds: 900, counts: 'all' }],
  }),
  reschedule: endpoint({
    method: 'POST',
    path: '/logistics/:id/follow_ups',
    access: 'pickups:schedule',
    summary: 'Make a new pickup for one that was not collected, which is cancelled',
    params: idParams,
    body: z.object({ pickUpTime: instantSchema, isSure: isSureSchema, __v: versionSchema }),
    reply: pickupSchema,
    status: 201,
    message: 'A new pickup was planned.',
  }),
}
