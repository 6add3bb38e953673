import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { monthSpanSchema } from '../days.ts'
import { periodSchema } from '../reporting/quarters.ts'
import { monthlyWasteSchema, wasteSummarySchema, wasteTreatments, wasteTypeSchema } from './wastes.ts'

export const emissionUnits = ['kg', 't'] as const
export type EmissionUnit = (typeof emissionUnits)[number]

/** How emissions are written: in one unit and with so many significant digits, or each by its own size. */
export const emissionScaleSchema = z.object({ unit: z.optional(z.enum(emissionUnits)), digits: z.optional(z.int()) })
export type EmissionScale = z.output<typeof emissionScaleSchema>

const weighedNameSchema = z.object({ name: z.string(), kg: z.number() })

/** A key of the catalogue when it was written. A former report may have one that is none any longer: it stays English. */
const writtenText = z.string() as z.ZodMiniType<TranslationKey>

/** The values of a text's placeholders carry no language, and each kind is formatted in the reader's language. */
const messageValueSchema = z.union([
  z.string(),
  /** With its ± in percent, where it is a total of which that is said; null of nothing. */
  z.object({ kg: z.number(), uncertaintyPercent: z.optional(z.nullable(z.number())) }),
  /** The ± alone, in percent. */
  z.object({ uncertaintyPercent: z.number() }),
  /** To the gram and without its unit, for papers whose figures have to add up. */
  z.object({ exactKg: z.number() }),
  /** Kilograms in metric tons, to the gram and without the unit. */
  z.object({ metricTonsOfKg: z.number() }),
  /**
   * Tonnes are t CO2e. Without a unit, values below one tonne are written in kg CO2e; figures that are compared with each
   * other name one. `digits` are significant ones; former papers have decimals instead (docs/carbon.md 4).
   */
  z.object({ tonnes: z.number(), ...emissionScaleSchema.shape }),
  z.object({ percent: z.number() }),
  /** In percent of what was before, written with its sign. */
  z.object({ change: z.number() }),
  z.object({ number: z.number() }),
  z.object({ significant: z.number(), digits: z.int() }),
  z.object({ year: z.int() }),
  /** Factors are t CO2e per tonne and keep all their decimals. */
  z.object({ factor: z.number() }),
  /** The text is a key of the catalogue without placeholders, such as the name of a treatment. */
  z.object({ text: writtenText }),
  z.object({ money: z.number(), currency: z.string() }),
  /** The column's head names the currency. */
  z.object({ amount: z.number(), currency: z.optional(z.string()) }),
  /** With as many decimals as it has. */
  z.object({ unitPrice: z.number(), currency: z.string() }),
  z.object({ month: z.string() }),
  z.object({ day: z.string() }),
  /** Without its weekday, for tables that have little room. */
  z.object({ plainDay: z.string() }),
  /** A day and a time. */
  z.object({ instant: z.string() }),
  /** Two instants of a day. */
  z.object({ between: z.object({ from: z.string(), to: z.string() }) }),
  /** Both days are included. */
  z.object({ days: z.object({ from: z.string(), to: z.string() }) }),
  z.object({ quarters: periodSchema }),
  z.object({ type: wasteTypeSchema }),
  z.object({ months: z.array(z.string()) }),
  z.object({ monthSpan: monthSpanSchema }),
  z.object({ types: z.array(wasteTypeSchema) }),
  /** The number of a paper, which is never broken over two lines. */
  z.object({ code: z.string() }),
  /** The day of a pickup and the number of its collection note below it. */
  z.object({ collection: z.object({ day: z.string(), code: z.string() }) }),
  /** What was collected, in kilograms, by the names that were typed; the column's head names the unit. */
  z.object({ itemLines: z.array(weighedNameSchema) }),
  /** The same in one text, as former papers have it. */
  z.object({ items: z.array(weighedNameSchema) }),
  /** Weights to the gram, each by the name of what weighs it, which is a key of the catalogue. */
  z.object({ weights: z.array(z.object({ text: writtenText, kg: z.number() })) }),
  z.object({ shares: z.array(z.object({ type: wasteTypeSchema, percent: z.number() })) }),
  /** One a line; a treatment of all the weight is written without its share. */
  z.object({ treatments: z.array(z.object({ treatment: z.enum(wasteTreatments), percent: z.number() })) }),
  /** Names, one a line, and null for what went where it is not recorded. */
  z.object({ destinations: z.array(z.nullable(z.string())) }),
])
export type MessageValue = z.output<typeof messageValueSchema>

/**
 * A text with the values of its `{{placeholders}}`, or text that a user typed: that is never translated, and its braces
 * have no meaning.
 */
export type Message =
  | { text: TranslationKey; values?: Record<string, MessageValue> | undefined; isLiteral?: undefined }
  | { text: string; values?: undefined; isLiteral: true }

export const messageShape = {
  text: z.string(),
  values: z.optional(z.record(z.string(), messageValueSchema)),
  isLiteral: z.optional(z.literal(true)),
}
/** What is not typed by a user was a key when it was written, which no schema can check. */
export const messageSchema = z.object(messageShape) as z.ZodMiniType<Message>

/** Sums are in t CO2e, for one row of a chart or table. */
const emissionSumsSchema = z.object({ direct: z.number(), avoided: z.number(), net: z.number() })
export type EmissionSums = z.output<typeof emissionSumsSchema>

const chartDataSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('monthly'),
    months: z.array(monthlyWasteSchema),
    /** The largest weight in any chart that this one is compared with, so that all have one scale. */
    largestKg: z.optional(z.number()),
  }),
  z.object({
    kind: z.literal('trend'),
    months: z.array(monthlyWasteSchema),
    types: z.array(wasteTypeSchema),
    largestKg: z.optional(z.number()),
  }),
  z.object({ kind: z.literal('composition'), figures: z.array(wasteSummarySchema) }),
  z.object({
    kind: z.literal('emissions'),
    ...emissionScaleSchema.shape,
    rows: z.array(z.object({ name: messageSchema, ...emissionSumsSchema.shape })),
  }),
  z.object({
    kind: z.literal('direct-shares'),
    ...emissionScaleSchema.shape,
    rows: z.array(z.object({ name: messageSchema, type: wasteTypeSchema, direct: z.number() })),
  }),
])
export type ChartData = z.output<typeof chartDataSchema>

/** `alt` describes the chart to readers who cannot see it; `note` is printed below it. */
const planChartSchema = z.object({
  title: z.optional(messageSchema),
  data: chartDataSchema,
  alt: messageSchema,
  note: z.optional(messageSchema),
})
export type PlanChart = z.output<typeof planChartSchema>

export const drawingNames = [
  'cover',
  'collection',
  'paper',
  'plastic',
  'can',
  'glass',
  'e-waste',
  'organic',
  'closing',
] as const
export type DrawingName = (typeof drawingNames)[number]

const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), message: messageSchema }),
  z.object({ kind: z.literal('paragraph'), message: messageSchema }),
  /** Notes are small print below figures. */
  z.object({ kind: z.literal('note'), message: messageSchema }),
  z.object({ kind: z.literal('list'), items: z.array(messageSchema), isNumbered: z.boolean() }),
  /** Key figures are printed large, side by side, each with its label. */
  z.object({ kind: z.literal('figures'), items: z.array(z.object({ label: messageSchema, value: messageSchema })) }),
  /** One to four charts share a sheet. */
  z.object({ kind: z.literal('charts'), charts: z.array(planChartSchema) }),
  z.object({
    kind: z.literal('table'),
    columns: z.array(z.object({ head: messageSchema, isNumber: z.boolean() })),
    rows: z.array(z.array(messageValueSchema)),
  }),
  z.object({ kind: z.literal('drawing'), name: z.enum(drawingNames), alt: messageSchema }),
  /** Facts are lines of label and value, as on a cover. */
  z.object({ kind: z.literal('facts'), items: z.array(z.object({ label: messageSchema, value: messageSchema })) }),
  /** The renderer fills in the titles and page numbers. */
  z.object({ kind: z.literal('contents') }),
])
export type Block = z.output<typeof blockSchema>

/** A page that is too long for one sheet continues on the next. */
export const planPageSchema = z.object({
  /** The id is stable, because addresses and tests refer to it. */
  id: z.string(),
  title: messageSchema,
  blocks: z.array(blockSchema),
})
export type PlanPage = z.output<typeof planPageSchema>
