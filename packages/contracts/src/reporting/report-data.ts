import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { monthSpanSchema } from '../days.ts'
import { type Message, messageShape, planPageSchema } from '../materials/plan.ts'
import { knownWeightSchema } from '../materials/uncertainty.ts'
import { monthlyWasteSchema, wasteSummarySchema, wasteTreatments, wasteTypeSchema } from '../materials/wastes.ts'
import { measureUncertaintySchema } from '../materials/weight-uncertainty.ts'
import { idSchema, namedRefSchema } from '../primitives.ts'
import { assessments } from './assessments.ts'
import { emissionReportSchema } from './carbon.ts'
import { factorSetRefSchema } from './factor-sets.ts'
import { periodSchema, quarterSchema } from './quarters.ts'

/** `interval` covers one or more quarters; `monthly` covers the months of one quarter. */
export const reportLayouts = ['interval', 'monthly'] as const
export type ReportLayout = (typeof reportLayouts)[number]

export const reportLayoutLabels: Record<ReportLayout, TranslationKey> = { interval: 'By quarter', monthly: 'By month' }

/** `pickups` counts the pickups of the period that collected the product. */
const reportItemSchema = z.object({
  productName: z.string(),
  productType: wasteTypeSchema,
  pickups: z.int(),
  quantity: z.number(),
})
export type ReportItem = z.output<typeof reportItemSchema>

/** A pickup that the report counts, on the day that it had in the company's time zone. */
const annexPickupSchema = z.object({
  pickedUpOn: z.string(),
  site: z.string(),
  collectionNote: z.string(),
  items: z.array(z.object({ productName: z.string(), quantity: z.number() })),
})
export type AnnexPickup = z.output<typeof annexPickupSchema>

/** What became of a type in one place; the destination is its name, and null where it is not recorded. */
const treatedWeightSchema = z.object({
  type: wasteTypeSchema,
  treatment: z.enum(wasteTreatments),
  destination: z.nullable(z.string()),
  weightKg: z.number(),
})
export type TreatedWeight = z.output<typeof treatedWeightSchema>

/** Other months of the organization, which the report is compared with. */
const comparedMonthsSchema = z.object({
  /** The first and the last month. */
  months: monthSpanSchema,
  pickups: z.int(),
  weightKg: z.number(),
  composition: z.array(wasteSummarySchema),
  /** False where collection began only within these months, so that a change from them would tell nothing. */
  isWhole: z.boolean(),
})
export type ComparedMonths = z.output<typeof comparedMonthsSchema>

/** Null where nothing was collected. */
const comparisonSchema = z.object({
  /** As many months with pickups, right before: the quarters before, where the report is of whole quarters. */
  before: z.nullable(comparedMonthsSchema),
  yearAgo: z.nullable(comparedMonthsSchema),
})
export type Comparison = z.output<typeof comparisonSchema>

/** What a person typed is literal, and says whose remark it is; reports of former releases do not say it. */
const summaryLineSchema = z.object({
  ...messageShape,
  typedBy: z.optional(z.string()),
}) as z.ZodMiniType<SummaryLine>
export type SummaryLine = Message & { typedBy?: string | undefined }

/** A line of the summary as papers and screens show it, so that nobody's remark is taken for a figure. */
export function shownLine({ typedBy, ...line }: SummaryLine): Message {
  return typedBy === undefined
    ? line
    : { text: 'Remark of {{name}}: {{remark}}', values: { name: typedBy, remark: line.text } }
}

/** With the report of the IPCC whose potentials it uses; reports of former releases do not say it. */
const reportFactorSetSchema = z.object({
  ...factorSetRefSchema.shape,
  assessment: z.optional(z.enum(assessments)),
})

/** The server computes a report's data and freezes it when the report is saved. */
export const reportDataSchema = z.object({
  title: z.string(),
  layout: z.enum(reportLayouts),
  /** The date is in the company's time zone. */
  reportDate: z.string(),
  organization: z.object({ ...namedRefSchema.shape, address: z.string(), startDate: z.string() }),
  company: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    website: z.string(),
  }),
  /** Quarters that the first release froze have no ordinal, and those of the second do not say whether they were over. */
  quarters: z.array(
    z.object({
      ...quarterSchema.shape,
      ordinal: z.optional(quarterSchema.shape.ordinal),
      isInProgress: z.optional(quarterSchema.shape.isInProgress),
    }),
  ),
  /** The quarters as they are named together; older reports are named by their quarters. */
  period: z.optional(periodSchema),
  /** The report that this one corrects; none unless it is a revision, and never in revisions of the first releases. */
  revises: z.optional(z.object({ number: z.string(), sha256: z.string(), reportDate: z.string() })),
  figures: z.object({
    pickups: z.int(),
    weightKg: z.number(),
    /** The months of the quarters in ascending order; months without pickups have zeros. */
    months: z.array(monthlyWasteSchema),
    emptyMonths: z.array(z.string()),
    composition: z.array(wasteSummarySchema),
    /** Sorted by the number of pickups, highest first. */
    items: z.array(reportItemSchema),
    emissions: emissionReportSchema,
    /** Every pickup, oldest first; reports of former releases have no annex. */
    annex: z.optional(z.array(annexPickupSchema)),
    /** Reports of former releases have none of the following. */
    pickupsByType: z.optional(z.array(z.object({ type: wasteTypeSchema, pickups: z.int() }))),
    /** In the order of the types, the most of each first; they add up to the weight to the gram. */
    treatments: z.optional(z.array(treatedWeightSchema)),
    /** How the kilograms are known, and how well: of what is known in a way, and of all. Former ones say not how well. */
    measures: z.optional(
      z.array(z.object({ ...knownWeightSchema.shape, uncertainty: z.optional(measureUncertaintySchema) })),
    ),
    uncertaintyPercent: z.optional(z.nullable(z.number())),
    /** What had left the company in consignments when the report was made. */
    coverage: z.optional(
      z.object({
        weightKg: z.number(),
        share: z.nullable(z.number()),
        /** Reports of former releases counted loads whatever their destination, and tell no slips apart. */
        withSlip: z.optional(z.object({ weightKg: z.number(), share: z.nullable(z.number()) })),
      }),
    ),
    comparison: z.optional(comparisonSchema),
  }),
  /** The set that is in force at the end of the last month. */
  factorSet: reportFactorSetSchema,
  /** Those of the months before, where another one was in force, the earliest first. */
  earlierFactorSets: z.optional(z.array(reportFactorSetSchema)),
  findings: z.array(summaryLineSchema),
  recommendations: z.array(summaryLineSchema),
  pages: z.array(planPageSchema),
})
export type ReportData = z.output<typeof reportDataSchema>

/** A report as a share link shows it: nothing in it leads to the report without the link. */
export const sharedReportSchema = z.object({
  number: z.string(),
  createdAt: z.string(),
  /** The hexadecimal digest of the frozen data. */
  sha256: z.string(),
  /** When its latest revision was made. */
  revisedAt: z.nullable(z.string()),
  data: reportDataSchema,
})
export type SharedReport = z.output<typeof sharedReportSchema>

export const reportSchema = z.object({
  _id: idSchema,
  ...sharedReportSchema.shape,
  revisionOf: z.nullable(idSchema),
  /** Its latest revision. */
  revisedBy: z.nullable(idSchema),
})
export type Report = z.output<typeof reportSchema>

/** What is printed as a report's number. The rest of its id stays unknown, since the id alone opens the report. */
export function reportNumberOf(id: string): string {
  return id.slice(0, 8).toUpperCase()
}
