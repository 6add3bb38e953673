import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { exportQuery } from '../list.ts'
import { type WasteTreatment, wasteTreatments, wasteTypes, weightMeasures } from '../materials/wastes.ts'
import { idSchema, namedRefSchema, organizationParams } from '../primitives.ts'
import {
  disposalOperations,
  divertedTreatments,
  griOperationOf,
  griQuery,
  lastDayShape,
  recoveryOperations,
} from './gri.ts'

/** What is behind the tables of GRI 306: items of completed pickups, each in the parts that go different ways. */

export const maxGriItems = 5_000

/** Narrows the items to those of one cell of the tables. */
const cellShape = {
  wasteType: z.optional(z.enum(wasteTypes, 'Invalid')),
  /** One operation, or all that divert from disposal or dispose. */
  operation: z.optional(z.enum(['diverted', 'disposed', ...recoveryOperations, ...disposalOperations], 'Invalid')),
  treatment: z.optional(z.enum(wasteTreatments, 'Invalid')),
  measure: z.optional(z.enum(weightMeasures, 'Invalid')),
  isHazardous: z.optional(z.enum(['true', 'false'], 'Invalid')),
}
const cellSchema = z.object(cellShape)
export type GriCell = z.output<typeof cellSchema>

/** Whether a cell of this operation, or of all of them, counts what was treated so. */
export function countsTreatment(operation: GriCell['operation'], treatment: WasteTreatment): boolean {
  if (operation === undefined) return true
  if (operation === 'diverted') return divertedTreatments.includes(treatment)
  if (operation === 'disposed') return !divertedTreatments.includes(treatment)
  return griOperationOf[treatment] === operation
}

const griItemSchema = z.object({
  pickup: idSchema,
  pickUpTime: z.string(),
  site: namedRefSchema,
  productName: z.string(),
  wasteType: z.enum(wasteTypes),
  treatment: z.enum(wasteTreatments),
  destination: z.nullable(z.string()),
  measure: z.enum(weightMeasures),
  isHazardous: z.boolean(),
  weightKg: z.number(),
})
export type GriItem = z.output<typeof griItemSchema>

/** Counts and sum cover all items, also those beyond the latest that are listed. */
const griItemsSchema = z.object({
  pickups: z.int(),
  itemCount: z.int(),
  weightKg: z.number(),
  items: z.array(griItemSchema),
})
export type GriItems = z.output<typeof griItemsSchema>

const ofOrganization = { method: 'GET', access: 'pickups:of-organization', params: organizationParams } as const

export const griItemEndpoints = {
  items: endpoint({
    ...ofOrganization,
    path: '/gri/organizations/:organizationId/items',
    mayLag: true,
    summary: `The items behind the tables of GRI 306, or behind one cell: the latest ${maxGriItems} in time order`,
    query: z.object({ ...griQuery, ...lastDayShape, ...cellShape }),
    reply: griItemsSchema,
  }),
  exportItems: endpoint({
    ...ofOrganization,
    path: '/gri/organizations/:organizationId/items/export',
    summary: 'The items behind the tables of GRI 306 as a file, from which every cell can be recomputed',
    query: z.object({ ...griQuery, ...lastDayShape, ...cellShape, ...exportQuery }),
    reply: 'file',
    transaction: { own: 'streams rows from a cursor in a repeatable read transaction' },
  }),
}
