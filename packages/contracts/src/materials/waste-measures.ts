import * as z from 'zod/mini'
import { monthRangeShape } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { idSchema, organizationParams } from '../primitives.ts'
import { measuredWeightSchema } from './uncertainty.ts'

/** How the kilograms of a total are known, and how well. */
const knownTotalSchema = z.object({
  /** They add up to the total. */
  measures: z.array(measuredWeightSchema),
  /** The ± of the total in percent, at 95 %; null of nothing. */
  uncertaintyPercent: z.nullable(z.number()),
})
export type KnownTotal = z.output<typeof knownTotalSchema>

export const wasteMeasureEndpoints = {
  ofCompany: endpoint({
    method: 'GET',
    path: '/wastes/measures',
    access: 'wastes:read-all',
    summary: 'How the kilograms of all organizations are known, and how well',
    query: z.object(monthRangeShape),
    reply: knownTotalSchema,
  }),
  ofOrganization: endpoint({
    method: 'GET',
    path: '/wastes/measures/:organizationId',
    access: 'wastes:read',
    summary: 'How the kilograms of one organization are known, and how well',
    params: organizationParams,
    query: z.object({ ...monthRangeShape, site: z.optional(idSchema) }),
    reply: knownTotalSchema,
  }),
}
