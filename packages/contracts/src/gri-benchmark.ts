import * as z from 'zod/mini'
import { companyTypes } from './company-types.ts'
import { monthRangeShape } from './days.ts'
import { endpoint } from './endpoint.ts'
import { organizationParams } from './primitives.ts'

/** With fewer, a median would tell too much of the others. */
export const minComparedOrganizations = 5

/**
 * Medians are rounded, to whole percents and to two significant digits, because each may be the figure of a single
 * organization. This makes it hard to tell whose and how much, not impossible.
 */
const griBenchmarkSchema = z.object({
  companyType: z.enum(companyTypes),
  /** How many are compared, with the organization that is asked for. */
  organizations: z.int(),
  medianDiversionPercent: z.int(),
  /** A month counts for an organization that had waste in it. */
  medianKilogramsPerMonth: z.number(),
  /** Of the organization that is asked for, and null where it is not among the compared. */
  ownKilogramsPerMonth: z.nullable(z.number()),
})
export type GriBenchmark = z.output<typeof griBenchmarkSchema>

export const griBenchmarkEndpoints = {
  benchmark: endpoint({
    method: 'GET',
    path: '/gri/organizations/:organizationId/benchmark',
    access: 'wastes:read',
    mayLag: true,
    summary: `Medians of the organizations of the same company type; null where fewer than ${minComparedOrganizations} had waste`,
    params: organizationParams,
    query: z.object(monthRangeShape),
    reply: z.nullable(griBenchmarkSchema),
  }),
}
