import * as z from 'zod/mini'
import { weightKgSchema } from '../amounts.ts'
import { languages } from '../customers/auth.ts'
import { monthRangeShape, monthSchema, yearSchema } from '../days.ts'
import { endpoint, type RateLimit } from '../endpoint.ts'
import {
  changeOf,
  entityShape,
  idParams,
  idSchema,
  multilineText,
  nothingSchema,
  organizationParams,
  requiredText,
  versionSchema,
} from '../primitives.ts'
import { disposalOperations, griQuery, recoveryOperations } from './gri.ts'
import { activityMetrics, griContextSchema, griTextKeys, otherWasteSchema } from './gri-context.ts'

/** How an organization enters what it adds to its tables of GRI 306; staff enter it in its name. */

export const maxGriTextLength = 5_000
export const maxOtherWastesOfYear = 300

/** 0 says that there was nothing; a month without an amount has null, or is left out. */
const amountSchema = z.nullable(
  z.number('Invalid Number').check(
    z.gte(0, 'Not below 0'),
    z.lte(100_000_000, 'At most 100,000,000'),
    z.refine((amount) => Number(amount.toFixed(2)) === amount, 'At most 2 decimals'),
  ),
)
const activityMonthSchema = z.object({
  metric: z.enum(activityMetrics, 'Invalid'),
  month: monthSchema,
  amount: amountSchema,
})

/** All amounts of a year, of which those that were entered before and are not in it are removed. */
const activityYearFormSchema = z.object({
  amounts: z.array(activityMonthSchema).check(
    z.maxLength(12 * activityMetrics.length, 'The same month is listed twice.'),
    z.refine(
      (amounts) => new Set(amounts.map(({ metric, month }) => `${metric} ${month}`)).size === amounts.length,
      'The same month is listed twice.',
    ),
  ),
  __v: versionSchema,
})
export type ActivityYearForm = z.output<typeof activityYearFormSchema>

const activityAmountSchema = z.object({ metric: z.enum(activityMetrics), month: z.string(), amount: z.number() })
export type ActivityAmount = z.output<typeof activityAmountSchema>

const activityYearSchema = z.object({
  year: z.int(),
  /** 0 of a year for which nothing was entered yet. */
  __v: z.int(),
  amounts: z.array(activityAmountSchema),
})
export type ActivityYear = z.output<typeof activityYearSchema>

const otherWasteFormSchema = z.object({
  month: monthSchema,
  description: requiredText(200),
  operation: z.enum([...recoveryOperations, ...disposalOperations], 'Required'),
  place: z.enum(['onsite', 'offsite'], 'Required'),
  isHazardous: z.boolean('Required'),
  weightKg: weightKgSchema,
})
export type OtherWasteForm = z.output<typeof otherWasteFormSchema>
const otherWasteChangeSchema = changeOf(otherWasteFormSchema)
export type OtherWasteChange = z.output<typeof otherWasteChangeSchema>

const enteredWasteSchema = z.object({ ...entityShape, organizationId: idSchema, ...otherWasteSchema.shape })
export type EnteredWaste = z.output<typeof enteredWasteSchema>

const enteredTextSchema = z.object({
  key: z.enum(griTextKeys),
  /** 0 of a text that nobody wrote yet. */
  __v: z.int(),
  /** Empty if nobody wrote it, or somebody removed it. */
  text: z.string(),
  typedBy: z.nullable(z.string()),
})
export type EnteredText = z.output<typeof enteredTextSchema>

const griEntriesSchema = z.object({
  activity: activityYearSchema,
  otherWaste: z.array(enteredWasteSchema),
  /** One for each key. */
  texts: z.array(enteredTextSchema),
})
export type GriEntries = z.output<typeof griEntriesSchema>

const griProposalSchema = z.object({ key: z.enum(griTextKeys), text: z.string() })
export type GriProposal = z.output<typeof griProposalSchema>

const yearParams = z.object({
  organizationId: idSchema,
  year: z.pipe(z.coerce.number('Invalid year'), yearSchema),
})
const textParams = z.object({ ...yearParams.shape, key: z.enum(griTextKeys, 'Invalid') })
const limits = [
  { by: 'actor', reach: 'own', max: 120, windowSeconds: 900, counts: 'all' },
] as const satisfies readonly RateLimit[]

export const griEntryEndpoints = {
  context: endpoint({
    method: 'GET',
    path: '/gri/organizations/:organizationId/context',
    access: 'wastes:read',
    summary: 'What an organization adds to its tables: intensity, waste that others took, texts and the base year',
    params: organizationParams,
    query: z.object(griQuery),
    reply: griContextSchema,
  }),
  entries: endpoint({
    method: 'GET',
    path: '/gri/organizations/:organizationId/entries/:year',
    access: 'organizations:change',
    summary: 'What was entered for the tables of a year, to be changed',
    params: yearParams,
    reply: griEntriesSchema,
  }),
  proposals: endpoint({
    method: 'GET',
    path: '/gri/organizations/:organizationId/proposals',
    access: 'organizations:change',
    summary: 'Texts for GRI 306-1 and 306-2 that are made of the figures of some months',
    params: organizationParams,
    query: z.object({ ...monthRangeShape, language: z._default(z.enum(languages, 'Invalid'), 'en') }),
    reply: z.array(griProposalSchema),
  }),
  enterAmounts: endpoint({
    method: 'PUT',
    path: '/gri/organizations/:organizationId/entries/:year',
    access: 'organizations:change',
    summary: 'Enter the amounts of a year by month; those that are not sent are removed',
    params: yearParams,
    body: activityYearFormSchema,
    reply: activityYearSchema,
    limits,
  }),
  writeText: endpoint({
    method: 'PUT',
    path: '/gri/organizations/:organizationId/entries/:year/texts/:key',
    access: 'organizations:change',
    summary: 'Write the text of a disclosure of a year; an empty one removes it',
    params: textParams,
    body: z.object({ text: multilineText(maxGriTextLength), __v: versionSchema }),
    reply: enteredTextSchema,
    limits,
  }),
  addOtherWaste: endpoint({
    method: 'POST',
    path: '/gri/organizations/:organizationId/other_wastes',
    access: 'organizations:change',
    summary: 'Add waste of a month that others took, or that was treated where it arose',
    params: organizationParams,
    body: otherWasteFormSchema,
    reply: enteredWasteSchema,
    status: 201,
    limits,
  }),
  changeOtherWaste: endpoint({
    method: 'PATCH',
    path: '/gri/other_wastes/:id',
    access: 'organizations:change',
    summary: 'Change waste that others took',
    params: idParams,
    body: otherWasteChangeSchema,
    reply: enteredWasteSchema,
    limits,
  }),
  archiveOtherWaste: endpoint({
    method: 'DELETE',
    path: '/gri/other_wastes/:id',
    access: 'organizations:change',
    summary: 'Archive waste that others took: the tables no longer show it, the audit log still does',
    params: idParams,
    reply: nothingSchema,
    limits,
  }),
}
