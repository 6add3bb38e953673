import * as z from 'zod/mini'
import { monthSpanSchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { organizationParams } from '../primitives.ts'
import { compositionSchema, griQuery } from './gri.ts'

/** Longer periods would overlap with the same months a year before. */
export const maxComparedMonths = 12
/** The period and those before it. */
export const comparedYears = 3

const griYearSchema = z.object({
  ...monthSpanSchema.shape,
  /** The last month counts up to this day, so that a period that is not over stands beside the same days. */
  lastDay: z.optional(z.int()),
  /** Whether the organization compares with this year. */
  isBase: z.boolean(),
  ...compositionSchema.shape,
  diversionRate: z.nullable(z.number()),
})
export type GriYear = z.output<typeof griYearSchema>

/** What a saved report of an earlier year says, where the data say something else today. */
const restatementSchema = z.object({
  number: z.string(),
  createdAt: z.string(),
  ...monthSpanSchema.shape,
  saved: compositionSchema,
  today: compositionSchema,
})
export type Restatement = z.output<typeof restatementSchema>

export const griYearsSchema = z.object({
  /** The latest first, and the base year last if it is none of them; empty of a period of more than a year. */
  years: z.array(griYearSchema),
  /** The latest months first. */
  restatements: z.array(restatementSchema),
})
export type GriYears = z.output<typeof griYearsSchema>

export const griYearEndpoints = {
  ofOrganization: endpoint({
    method: 'GET',
    path: '/gri/organizations/:organizationId/years',
    access: 'wastes:read',
    summary:
      'The same months of three years and of the base year, and what saved reports of earlier years said otherwise',
    params: organizationParams,
    query: z.object({ ...griQuery, ...monthSpanSchema.shape }),
    reply: griYearsSchema,
  }),
  ofCompany: endpoint({
    method: 'GET',
    path: '/gri/company/years',
    access: 'wastes:read-all',
    summary: 'The same months of three years, of all organizations together',
    query: monthSpanSchema,
    reply: griYearsSchema,
  }),
}
