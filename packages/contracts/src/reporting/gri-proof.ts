import * as z from 'zod/mini'
import { monthSpanSchema } from '../days.ts'
import { knownWeightSchema } from '../materials/uncertainty.ts'
import { wasteTypes } from '../materials/wastes.ts'
import { compositionSchema, disposalOperations, recoveryOperations } from './gri.ts'
import { griDestinationSchema } from './gri-destinations.ts'

const otherReportSchema = z.object({ number: z.string(), createdAt: z.string() })

/** What came after a saved report of GRI 306, and what stands next to it. */
export const griVersionsSchema = z.object({
  revisedBy: z.nullable(otherReportSchema),
  /** Other reports of the same tables and months, unless this one was corrected. */
  others: z.array(otherReportSchema),
})
export type GriVersions = z.output<typeof griVersionsSchema>

/** The figures of a saved report of GRI 306 by which a paper is compared with it. */
export const griProofSchema = z.object({
  kind: z.literal('gri'),
  number: z.string(),
  createdAt: z.string(),
  /** Null of all organizations together. */
  organization: z.nullable(z.string()),
  /** Null of all. */
  sites: z.nullable(z.array(z.string())),
  ...monthSpanSchema.shape,
  countedUntil: z.nullable(z.string()),
  /** The company that made it, by the name it had. */
  madeBy: z.string(),
  revises: z.nullable(otherReportSchema),
  ...griVersionsSchema.shape,
  ...compositionSchema.shape,
  types: z.array(z.object({ wasteType: z.enum(wasteTypes), weightKg: z.number() })),
  operations: z.array(
    z.object({ operation: z.enum([...recoveryOperations, ...disposalOperations]), weightKg: z.number() }),
  ),
  /** Null of former reports, which do not say it. */
  destinations: z.nullable(z.array(griDestinationSchema)),
  /** The same months of the base year; null where there is none, of its own months, and where nothing was collected. */
  baseYear: z.nullable(z.object({ ...monthSpanSchema.shape, ...compositionSchema.shape })),
  /** Counted in other disposal operations. */
  unknownTreatmentKg: z.number(),
  /** How the waste generated is known, and its ± in percent; null of nothing. */
  measures: z.array(knownWeightSchema),
  uncertaintyPercent: z.nullable(z.number()),
  diversionRate: z.nullable(z.number()),
  weighedShare: z.nullable(z.number()),
  /** In t CO2e. */
  direct: z.number(),
  avoided: z.number(),
  /** What the organization itself says on the paper. */
  statements: z.object({
    otherWasteKg: z.number(),
    texts: z.array(z.object({ typedBy: z.string(), text: z.string() })),
  }),
})
export type GriProof = z.output<typeof griProofSchema>
