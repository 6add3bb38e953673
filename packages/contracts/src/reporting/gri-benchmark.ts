import * as z from 'zod/mini'
import { companyTypes } from '../company/company-types.ts'
import { monthRangeShape, monthSchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { organizationParams } from '../primitives.ts'

/** Besides the one that is asked for. With fewer, quarters would tell too much of single ones. */
export const minComparedOrganizations = 8
/** A type that an organization gave itself is compared with once it has stood so long. */
export const typeStandsDays = 90

/** The quarter of the others among which a figure is, the smallest first. */
export const comparedBands = ['lowest', 'lower', 'upper', 'highest'] as const
export type ComparedBand = (typeof comparedBands)[number]

/**
 * No figure of others is given, only among which quarter of them the own one is: a median of few names a rival. Periods
 * are whole calendar quarters, so that no two answers can be subtracted.
 */
const griBenchmarkSchema = z.object({
  companyType: z.enum(companyTypes),
  /** The last calendar quarter that is over and lies in the period as a whole. */
  from: monthSchema,
  to: monthSchema,
  /** How many others are compared with. */
  others: z.int(),
  ownDiversionPercent: z.number(),
  diversion: z.enum(comparedBands),
  /** A month counts for an organization that had waste in it. */
  ownKilogramsPerMonth: z.number(),
  kilogramsPerMonth: z.enum(comparedBands),
})
export type GriBenchmark = z.output<typeof griBenchmarkSchema>

export const griBenchmarkEndpoints = {
  benchmark: endpoint({
    method: 'GET',
    path: '/gri/organizations/:organizationId/benchmark',
    access: 'wastes:read',
    summary:
      'Where an organization stands among those of its company type in the last whole quarter of the period; null where ' +
      `fewer than ${minComparedOrganizations} others, or the organization itself, had waste in it`,
    params: organizationParams,
    query: z.object(monthRangeShape),
    reply: z.nullable(griBenchmarkSchema),
  }),
}
