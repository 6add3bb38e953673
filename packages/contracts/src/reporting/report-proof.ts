import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { emissionScaleSchema } from '../materials/plan.ts'
import { knownWeightSchema } from '../materials/uncertainty.ts'
import { wasteSummarySchema, wasteTreatments } from '../materials/wastes.ts'
import { idParams } from '../primitives.ts'
import { griProofSchema } from './gri-proof.ts'
import { periodSchema } from './quarters.ts'
import { reportDataSchema } from './report-data.ts'

const sha256Query = z.object({
  sha256: z.string('Required').check(z.regex(/^[0-9a-fA-F]{64}$/, 'Invalid SHA-256')),
})

/** The figures of a saved report by which a paper is compared with it. */
const reportProofSchema = z.object({
  number: z.string(),
  period: periodSchema,
  organization: z.string(),
  createdAt: z.string(),
  /** The company that made it, by the name it had. */
  madeBy: z.string(),
  revisedAt: z.nullable(z.string()),
  /** The number of the corrected version; null also of carbon reports, whose versions share a quarter. */
  revisedBy: z.nullable(z.string()),
  revises: reportDataSchema.shape.revises,
  /** Other reports of the same months and layout, unless this one was corrected; never of carbon reports. */
  others: z.array(z.object({ number: z.string(), createdAt: z.string() })),
  kind: z.enum(['waste', 'carbon']),
  /** Null for carbon reports, which do not count them. */
  pickups: z.nullable(z.int()),
  weightKg: z.number(),
  /** Its ± in percent, as the paper says it; null of former ones, which did not. */
  uncertaintyPercent: z.nullable(z.number()),
  /** How its kilograms are known, as the paper says it; null of former ones, which did not. */
  measures: z.nullable(z.array(knownWeightSchema)),
  composition: z.array(wasteSummarySchema),
  /** What became of the waste, as the paper says it; null in carbon reports and in former ones, which did not know. */
  whatBecame: z.nullable(
    z.object({
      /** In percent of all weight. */
      divertedPercent: z.number(),
      treatments: z.array(z.object({ treatment: z.enum(wasteTreatments), weightKg: z.number() })),
      /** By the names they had, the most first; what went where it is not recorded has none and is last. */
      destinations: z.array(z.object({ name: z.nullable(z.string()), weightKg: z.number() })),
    }),
  ),
  /** The lines that a person typed, and whose they are. */
  remarks: z.array(z.object({ typedBy: z.string(), text: z.string() })),
  /** In t CO2e, and how the paper writes them. */
  emissions: z.object({ direct: z.number(), avoided: z.number(), net: z.number(), ...emissionScaleSchema.shape }),
})
export type ReportProof = z.output<typeof reportProofSchema>

/** By which a paper is compared with the saved report. */
export const reportProofEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/reports/verify',
    access: 'public',
    summary: 'The figures of the report whose frozen data has this SHA-256, to compare a paper with',
    query: sha256Query,
    reply: z.union([reportProofSchema, griProofSchema]),
    limits: [{ by: 'ip', max: 300, windowSeconds: 900, counts: 'all' }],
  }),
  verify: endpoint({
    method: 'GET',
    path: '/reports/:id/verify',
    access: 'public',
    summary: "Whether this is the SHA-256 of the report's frozen data",
    params: idParams,
    query: sha256Query,
    reply: z.object({
      isGenuine: z.boolean(),
      title: z.string(),
      period: periodSchema,
      organization: z.string(),
      createdAt: z.string(),
      /** Null unless the SHA-256 is the report's. */
      proof: z.nullable(reportProofSchema),
    }),
    limits: [{ by: 'ip', max: 300, windowSeconds: 900, counts: 'all' }],
  }),
}
