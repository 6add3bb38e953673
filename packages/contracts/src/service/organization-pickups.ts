import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { exportQuery } from '../list.ts'
import type { WasteType } from '../materials/wastes.ts'
import { idSchema, namedRefSchema, organizationParams, searchText } from '../primitives.ts'
import { quarterSchema } from '../reporting/quarters.ts'
import { itemReplySchema } from './pickup-items.ts'
import { pickupMarks, pickupStatuses, wayTypes } from './pickup-statuses.ts'
import { arrivalWindowSchema } from './planned-arrivals.ts'

/** The organization's calendar sends pickups with marks and the schedule that made them, its data table with items. */
const organizationPickupSchema = z.object({
  _id: idSchema,
  pickUpTime: z.string(),
  status: z.enum(pickupStatuses),
  wayType: z.nullable(z.enum(wayTypes)),
  site: namedRefSchema,
  marks: z.optional(z.array(z.enum(pickupMarks))),
  schedule: z.optional(z.nullable(idSchema)),
  /** When the crew is expected, where the order of a day to come was accepted. */
  arrival: z.optional(arrivalWindowSchema),
  items: z.optional(z.array(itemReplySchema)),
})
export type OrganizationPickup = z.output<typeof organizationPickupSchema>

export const maxOrganizationPickups = 5_000

/**
 * The columns of the data table and its export have this fixed order (docs/specification.md 2.14-12). The table has the
 * last one only where there is mixed waste.
 */
export const dataTableTypes: readonly WasteType[] = [
  'Papers',
  'Plastics',
  'Cans',
  'Glasses',
  'Organic',
  'E-waste',
  'Mixed',
]

const organizationPickupQuery = {
  site: z.optional(idSchema),
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  /** Matches a part of the local date in any form it is written in, e.g. `2026/02`, `2026-02`, `16/11` or `16 Nov`. */
  date: searchText(),
  Papers: searchText(),
  Plastics: searchText(),
  Cans: searchText(),
  Glasses: searchText(),
  'E-waste': searchText(),
  Organic: searchText(),
  Mixed: searchText(),
}

const ofOrganization = { method: 'GET', access: 'pickups:of-organization', params: organizationParams } as const

export const organizationPickupEndpoints = {
  ofOrganization: endpoint({
    ...ofOrganization,
    path: '/logistics/organizations/:organizationId',
    summary: "An organization's pickups of a year, or with include=items its completed ones with what was weighed",
    query: z.object({
      year: z.optional(
        z.coerce
          .number('Invalid Number')
          .check(z.int('Invalid Number'), z.gte(1990, 'Invalid Number'), z.lte(2099, 'Invalid Number')),
      ),
      include: z.optional(z.literal('items', 'Invalid')),
      ...organizationPickupQuery,
    }),
    reply: z.array(organizationPickupSchema),
  }),
  exportOfOrganization: endpoint({
    ...ofOrganization,
    path: '/logistics/organizations/:organizationId/export',
    summary: "An organization's completed pickups with what was weighed, as a file",
    query: z.object({ ...exportQuery, ...organizationPickupQuery }),
    reply: 'file',
    transaction: { own: 'streams rows from a cursor in a repeatable read transaction' },
  }),
  quarters: endpoint({
    method: 'GET',
    path: '/logistics/reports/organizations/:organizationId',
    access: 'pickups:quarters',
    summary: 'The quarters of an organization with their completed pickups',
    params: organizationParams,
    query: z.object({ site: z.optional(idSchema) }),
    reply: z.object({
      quarters: z.array(quarterSchema),
      pickups: z.array(organizationPickupSchema),
    }),
  }),
}
