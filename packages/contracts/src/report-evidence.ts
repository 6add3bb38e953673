import * as z from 'zod/mini'
import { griWasteSchema } from './gri.ts'
import { wasteTreatments, wasteTypes, weightMeasures } from './wastes.ts'

/** What an auditor reads beside a frozen report: its months as they are known now, without ids, people and prices. */

const evidenceItemSchema = z.object({
  productName: z.string(),
  wasteType: z.enum(wasteTypes),
  treatment: z.enum(wasteTreatments),
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

export const reportEvidenceSchema = z.object({
  computedAt: z.string(),
  /** True when pickups of the report's months were changed after it was frozen. */
  dataChangedSince: z.boolean(),
  /** Summed up from the items of the pickups. */
  tables: griWasteSchema,
  /** In time order. */
  pickups: z.array(evidencePickupSchema),
})
export type ReportEvidence = z.output<typeof reportEvidenceSchema>
