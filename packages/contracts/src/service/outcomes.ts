import * as z from 'zod/mini'
import { instantSchema, monthRangeShape, monthSchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import {
  idParams,
  idSchema,
  isSureSchema,
  multilineText,
  namedRefSchema,
  photoKeysSchema,
  photoSchema,
  versionSchema,
} from '../primitives.ts'
import { pickupSchema } from './pickups.ts'

/** What drivers and staff record of a pickup that was not collected, or only in part. */
export const recordedCodes = [
  'not-out',
  'wrong-container',
  'contaminated',
  'too-full',
  'too-heavy',
  'gate-locked',
  'vehicle-in-the-way',
  'nobody-there',
  'road-closed',
  'flooded',
  'unsafe',
  'nothing-to-collect',
  'refused',
  'vehicle-broke-down',
  'out-of-time',
  'other',
] as const
/** What a pickup failed for by an upheld report: nobody came, or something else was recorded than what happened. */
export const upheldCodes = ['not-visited', 'record-wrong'] as const

export const outcomeCodes = [...recordedCodes, ...upheldCodes] as const
export type RecordedCode = (typeof recordedCodes)[number]
export type OutcomeCode = (typeof outcomeCodes)[number]

/** Only what lies with the company counts as its failure. */
export const outcomeSides = ['customer', 'company', 'neither'] as const
export type OutcomeSide = (typeof outcomeSides)[number]

type OutcomeReason = {
  /** The key of its translation. */
  label: string
  side: OutcomeSide
  /** The term of the UK government's waste service standards (collection events). */
  ukTerm: string
  isPhotoRequired?: true
  isNoteRequired?: true
}

export const outcomeReasons: Record<OutcomeCode, OutcomeReason> = {
  'not-out': { label: 'Waste was not put out', side: 'customer', ukTerm: 'Not presented' },
  'wrong-container': { label: 'Wrong container', side: 'customer', ukTerm: 'Wrong bin', isPhotoRequired: true },
  contaminated: {
    label: 'Mixed with other waste',
    side: 'customer',
    ukTerm: 'Contaminated',
    isPhotoRequired: true,
    isNoteRequired: true,
  },
  'too-full': { label: 'Container too full', side: 'customer', ukTerm: 'Excess waste', isPhotoRequired: true },
  'too-heavy': { label: 'Too heavy to lift', side: 'customer', ukTerm: 'Too heavy' },
  'gate-locked': { label: 'Gate locked', side: 'customer', ukTerm: 'No access at property', isPhotoRequired: true },
  'vehicle-in-the-way': {
    label: 'A vehicle was in the way',
    side: 'customer',
    ukTerm: 'No access from street',
    isPhotoRequired: true,
  },
  'nobody-there': { label: 'Nobody was there', side: 'customer', ukTerm: 'No access at property' },
  'road-closed': { label: 'Road closed', side: 'neither', ukTerm: 'No access from street' },
  flooded: { label: 'Road flooded', side: 'neither', ukTerm: 'No access from street' },
  unsafe: { label: 'Not safe for the crew', side: 'neither', ukTerm: 'Unsafe', isNoteRequired: true },
  'nothing-to-collect': { label: 'Nothing to collect', side: 'customer', ukTerm: 'Not presented' },
  refused: { label: 'Customer sent the crew away', side: 'customer', ukTerm: 'Not presented', isNoteRequired: true },
  'vehicle-broke-down': { label: 'Our vehicle broke down', side: 'company', ukTerm: 'Not collected' },
  'out-of-time': { label: 'We ran out of time', side: 'company', ukTerm: 'Not collected' },
  other: { label: 'Another reason', side: 'company', ukTerm: 'Not collected', isNoteRequired: true },
  'not-visited': { label: 'We did not come', side: 'company', ukTerm: 'Not collected' },
  'record-wrong': { label: 'We recorded it wrongly', side: 'company', ukTerm: 'Not collected' },
}

/** Nobody contradicts what the company has admitted. */
export function isUpheld(code: OutcomeCode): boolean {
  return upheldCodes.some((upheld) => upheld === code)
}

export const outcomeSideLabels: Record<OutcomeSide, string> = {
  customer: 'Customer',
  company: 'Our side',
  neither: 'Neither side',
}

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

/** The words of the reasons. */
const outcomeLabels = Object.fromEntries(outcomeCodes.map((code) => [code, outcomeReasons[code].label])) as Record<
  OutcomeCode,
  string
>

const failureSideLabels = { ...outcomeSideLabels, none: 'No longer counts' }

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
      title: 'Term of the UK standard',
      value: (row) => outcomeReasons[row.code].ukTerm,
      shown: 'in-file',
    },
    side: { kind: 'choice', title: 'On whose side', choices: failureSideLabels, value: failureSideOf },
    note: { kind: 'text', title: 'Note' },
    recordedAt: { kind: 'instant', title: 'Recorded', sort: true, filter: ['from', 'to'] },
    recordedBy: { kind: 'person', title: 'Recorded by', value: (row) => row.recordedBy.name, shown: 'in-file' },
    followedBy: { kind: 'instant', title: 'New pickup', value: (row) => row.followedBy?.pickUpTime ?? null },
  },
  filters: { organizationId: z.optional(idSchema), site: z.optional(idSchema) },
  defaultSort: '-recordedAt',
})

/** Pickups whose day has come, without those that were cancelled beforehand. */
const collectionRateSchema = z.object({
  month: z.string(),
  planned: z.int(),
  completed: z.int(),
  missed: z.object({ customer: z.int(), company: z.int(), neither: z.int() }),
  reasons: z.array(z.object({ code: z.enum(outcomeCodes), count: z.int() })),
})
export type CollectionRate = z.output<typeof collectionRateSchema>

const organizationRateSchema = z.object({
  /** Names the month and the organization. */
  _id: z.string(),
  organization: namedRefSchema,
  ...collectionRateSchema.shape,
})
export type OrganizationRate = z.output<typeof organizationRateSchema>

/** The months of rates when none is asked for, the present one included. */
export const rateMonths = 12

function reasonColumn(code: OutcomeCode) {
  return {
    kind: 'number',
    title: outcomeReasons[code].label,
    value: ({ reasons }: OrganizationRate) => reasons.find((reason) => reason.code === code)?.count ?? 0,
    shown: 'in-file',
  } as const
}

/** The file has a column for each reason. */
const reasonColumns = Object.fromEntries(outcomeCodes.map((code) => [code, reasonColumn(code)])) as Record<
  OutcomeCode,
  ReturnType<typeof reasonColumn>
>

export const organizationRateList = defineList({
  path: '/outcomes/organization_rates',
  access: 'outcomes:list',
  summary: `Pickups planned, completed and missed per month and organization; without a month, of ${rateMonths} months`,
  row: organizationRateSchema,
  columns: {
    organization: {
      kind: 'text',
      title: 'Organization',
      value: (row) => row.organization.name,
      sort: true,
      filter: true,
    },
    month: { kind: 'code', title: 'Month', sort: true },
    planned: { kind: 'number', title: 'Planned', sort: true },
    completed: { kind: 'number', title: 'Completed', sort: true },
    share: {
      kind: 'amount',
      title: 'Completed of planned, %',
      value: (row) => Math.round((row.completed / row.planned) * 1_000) / 10,
      sort: true,
    },
    company: { kind: 'number', title: 'Missed on our side', value: (row) => row.missed.company, sort: true },
    customer: {
      kind: 'number',
      title: "Missed on the customer's side",
      value: (row) => row.missed.customer,
      sort: true,
    },
    neither: { kind: 'number', title: 'Missed for other reasons', value: (row) => row.missed.neither, sort: true },
    reasons: { kind: 'custom', title: 'Reasons', shown: 'on-screen' },
    ...reasonColumns,
  },
  filters: {
    month: z.optional(monthSchema),
    organizationId: z.optional(idSchema),
    site: z.optional(idSchema),
  },
  defaultSort: '-month',
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
  rates: endpoint({
    method: 'GET',
    path: '/outcomes/rates',
    access: 'outcomes:list',
    mayLag: true,
    summary:
      'Pickups planned, completed and missed per month, of all organizations or one; by default of twelve months',
    query: z.object({ ...monthRangeShape, organizationId: z.optional(idSchema), site: z.optional(idSchema) }),
    reply: z.array(collectionRateSchema),
  }),
  organizationRates: organizationRateList.list,
  exportOrganizationRates: organizationRateList.export,
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
