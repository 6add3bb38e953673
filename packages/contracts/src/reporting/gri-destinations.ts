import * as z from 'zod/mini'
import { monthRangeShape } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { organizationParams } from '../primitives.ts'
import { griQuery } from './gri.ts'

/** Where the waste went, by the name and licence of the place; null where it is not recorded. */
export const griDestinationSchema = z.object({
  name: z.nullable(z.string()),
  licence: z.string(),
  weightKg: z.number(),
})
export type GriDestination = z.output<typeof griDestinationSchema>

/** The most first, and what is not recorded last; they add up to the waste generated. */
export const griDestinationEndpoints = {
  ofOrganization: endpoint({
    method: 'GET',
    path: '/gri/organizations/:organizationId/destinations',
    access: 'wastes:read',
    summary: 'Where the waste in the tables of GRI 306 went, with the licences of today',
    params: organizationParams,
    query: z.object(griQuery),
    reply: z.array(griDestinationSchema),
  }),
  ofCompany: endpoint({
    method: 'GET',
    path: '/gri/company/destinations',
    access: 'wastes:read-all',
    summary: 'Where the waste of all organizations together went',
    query: z.object(monthRangeShape),
    reply: z.array(griDestinationSchema),
  }),
}
