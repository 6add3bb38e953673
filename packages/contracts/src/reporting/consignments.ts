import * as z from 'zod/mini'
import { weightKgSchema, weightOrNothingKgSchema } from '../amounts.ts'
import { documentSchema } from '../company/files.ts'
import { daySchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { licenceDoubts } from '../materials/destinations.ts'
import { wasteTypeLabels, wasteTypeSchema, wasteTypes } from '../materials/wastes.ts'
import { fileKeySchema } from '../photos.ts'
import {
  changeOf,
  entityShape,
  idParams,
  idSchema,
  isSureSchema,
  multilineText,
  namedRefSchema,
  nothingSchema,
  optionalText,
} from '../primitives.ts'
import { massBalanceEndpoints, massBalanceRowSchema } from './mass-balance.ts'

/** A load that leaves the company. Weights are in kilograms. */
export const consignmentSchema = z.object({
  ...entityShape,
  date: z.string(),
  destination: namedRefSchema,
  wasteType: z.enum(wasteTypes),
  gross: z.nullable(z.number()),
  tare: z.nullable(z.number()),
  net: z.number(),
  documentNumber: z.string(),
  /** The weighbridge's slip. */
  slip: z.nullable(documentSchema),
  note: z.string(),
  /** What of the load the destination's licence does not cover, as it is recorded now. */
  licenceDoubts: z.array(z.enum(licenceDoubts)),
  updatedBy: z.nullable(namedRefSchema),
})
export type Consignment = z.output<typeof consignmentSchema>

/**
 * A load may be heavier than what was collected, because weighbridges are right and estimates are not: it is saved, and
 * `warning` is then the row of its type and month.
 */
const savedConsignmentSchema = z.object({ ...consignmentSchema.shape, warning: z.nullable(massBalanceRowSchema) })
export type SavedConsignment = z.output<typeof savedConsignmentSchema>

export const consignmentFormSchema = z.object({
  date: daySchema,
  destinationId: idSchema,
  wasteType: wasteTypeSchema,
  gross: z.optional(z.nullable(weightKgSchema)),
  tare: z.optional(z.nullable(weightOrNothingKgSchema)),
  /** Worked out from gross and tare when both are given. */
  net: z.optional(z.nullable(weightKgSchema)),
  documentNumber: optionalText(120),
  /** The key comes from POST /upload?purpose=slip. */
  slip: z.optional(z.nullable(fileKeySchema)),
  note: z._default(multilineText(1_000), ''),
  isSure: isSureSchema,
})
export type ConsignmentForm = z.output<typeof consignmentFormSchema>

export const consignmentChangeSchema = changeOf(consignmentFormSchema)
export type ConsignmentChange = z.output<typeof consignmentChangeSchema>

export const consignmentList = defineList({
  path: '/consignments',
  access: 'consignments:list',
  summary: 'Loads that left the company',
  row: consignmentSchema,
  columns: {
    date: { kind: 'day', title: 'Date', sort: true, filter: ['from', 'to'] },
    destination: { kind: 'text', title: 'Destination', value: (row) => row.destination.name, sort: true },
    wasteType: { kind: 'choice', title: 'Waste type', choices: wasteTypeLabels, sort: true, filter: true },
    gross: { kind: 'weight', title: 'Gross (kg)' },
    tare: { kind: 'weight', title: 'Tare (kg)' },
    net: { kind: 'weight', title: 'Net (kg)', sort: true, filter: ['netFrom', 'netTo'] },
    documentNumber: { kind: 'code', title: 'Document number', sort: true, filter: true },
    slip: { kind: 'custom', title: 'Weighbridge slip', shown: 'on-screen' },
    licence: { kind: 'custom', title: 'Licence', shown: 'in-file' },
    note: { kind: 'text', title: 'Note', shown: 'in-file' },
    createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
  },
  filters: {
    destination: z.optional(idSchema),
    hasSlip: z.optional(z.enum(['true', 'false'], 'Invalid')),
    /** `true` has the loads that the destination's licence does not cover. */
    isBeyondLicence: z.optional(z.enum(['true', 'false'], 'Invalid')),
  },
  defaultSort: '-date',
})

export const consignmentEndpoints = {
  ...consignmentList,
  ...massBalanceEndpoints,
  get: endpoint({
    method: 'GET',
    path: '/consignments/:id',
    access: 'consignments:list',
    summary: 'One consignment',
    params: idParams,
    reply: consignmentSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/consignments',
    access: 'consignments:change',
    summary: 'Record a load that left the company',
    body: consignmentFormSchema,
    reply: savedConsignmentSchema,
    status: 201,
    message: 'The consignment was added.',
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/consignments/:id',
    access: 'consignments:change',
    summary: 'Change a consignment',
    params: idParams,
    body: consignmentChangeSchema,
    reply: savedConsignmentSchema,
  }),
  archive: endpoint({
    method: 'DELETE',
    path: '/consignments/:id',
    access: 'consignments:change',
    summary: 'Archive a consignment; its weight leaves the mass balance',
    params: idParams,
    reply: nothingSchema,
  }),
}
