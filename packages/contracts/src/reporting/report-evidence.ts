import * as z from 'zod/mini'
import { monthSpanSchema } from '../days.ts'
import { destinationKinds } from '../materials/destinations.ts'
import { wasteTreatments, wasteTypes, weightMeasures } from '../materials/wastes.ts'
import { factorSetSchema } from './factor-sets.ts'
import { category5Schema, griWasteSchema } from './gri.ts'

/** What an auditor reads beside a frozen report: its months as they are known now, without ids, people and prices. */

const evidenceItemSchema = z.object({
  productName: z.string(),
  wasteType: z.enum(wasteTypes),
  treatment: z.enum(wasteTreatments),
  /** Null where it is not recorded. */
  destination: z.nullable(z.string()),
  measure: z.enum(weightMeasures),
  isHazardous: z.boolean(),
  weightKg: z.number(),
})
export type EvidenceItem = z.output<typeof evidenceItemSchema>

const evidencePickupSchema = z.object({
  collectionNote: z.string(),
  pickUpTime: z.string(),
  site: z.string(),
  /** An item that goes several ways is listed in parts. */
  items: z.array(evidenceItemSchema),
})
export type EvidencePickup = z.output<typeof evidencePickupSchema>

/** A load carries what was collected from all customers of the company, so it names none of them. */
const evidenceLoadSchema = z.object({
  number: z.string(),
  date: z.string(),
  destination: z.string(),
  wasteType: z.enum(wasteTypes),
  netKg: z.number(),
  documentNumber: z.string(),
  /** The form of its weighbridge slip, and null where none is stored. */
  slip: z.nullable(z.enum(['pdf', 'picture'])),
})
export type EvidenceLoad = z.output<typeof evidenceLoadSchema>

const evidenceDestinationSchema = z.object({
  name: z.string(),
  kind: z.enum(destinationKinds),
  licence: z.string(),
  /** What the licence is for, and its last day; empty and null where that is not recorded. */
  licensedTypes: z.array(z.enum(wasteTypes)),
  licensedUntil: z.nullable(z.string()),
  address: z.string(),
})
export type EvidenceDestination = z.output<typeof evidenceDestinationSchema>

/** A treatment profile that was in force in one of the months. */
const evidenceProfileSchema = z.object({
  wasteType: z.enum(wasteTypes),
  validFrom: z.string(),
  /** Null until a later one of the type begins. */
  validTo: z.nullable(z.string()),
  /** The day on which it was entered. */
  addedOn: z.string(),
  /** Why completed pickups got their treatment from it afterwards; null where none did. */
  reason: z.nullable(z.string()),
  shares: z.array(
    z.object({ treatment: z.enum(wasteTreatments), destination: z.nullable(z.string()), percent: z.number() }),
  ),
})
export type EvidenceProfile = z.output<typeof evidenceProfileSchema>

/** The months that count by a factor set, and the set with its source. */
const evidenceFactorsSchema = z.object({ months: monthSpanSchema, factorSet: factorSetSchema })
export type EvidenceFactors = z.output<typeof evidenceFactorsSchema>

export const reportEvidenceSchema = z.object({
  computedAt: z.string(),
  /** True when what the report was computed from was changed after it was frozen. */
  dataChangedSince: z.boolean(),
  /** All months of the report, YYYY-MM in ascending order. */
  months: z.array(z.string()),
  /** Summed up from the items of the pickups, or from the monthly totals of all organizations. */
  tables: griWasteSchema,
  /** In time order. Null in that of all organizations together, whose pickups are the organizations' own. */
  pickups: z.nullable(z.array(evidencePickupSchema)),
  /** Of the report's months, types and destinations, in time order. */
  loads: z.array(evidenceLoadSchema),
  /** By name. */
  destinations: z.array(evidenceDestinationSchema),
  /** By type, the earliest of each first. */
  profiles: z.array(evidenceProfileSchema),
  scope3Category5: category5Schema,
  /** The sets behind it, the earliest first. */
  factors: z.array(evidenceFactorsSchema),
})
export type ReportEvidence = z.output<typeof reportEvidenceSchema>

/** What a load is called outside of the company; its id stays unknown. */
export function loadNumberOf(consignmentId: string): string {
  return `LOAD-${consignmentId.slice(0, 13).toUpperCase()}`
}
