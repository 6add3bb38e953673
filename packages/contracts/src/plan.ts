import * as z from 'zod/mini'
import { monthlyWasteSchema, wasteSummarySchema, wasteTypeSchema } from './wastes.ts'

/** What fills a place in a text, in no language yet: each kind is written as the reader's language writes it. */
const figureSchema = z.union([
  z.string(),
  z.object({ kg: z.number() }),
  /** t CO2e; below one tonne it is written in kg CO2e (docs/carbon.md 4). */
  z.object({ tonnes: z.number() }),
  z.object({ percent: z.number() }),
  z.object({ number: z.number() }),
  /** t CO2e per tonne, with all its decimals. */
  z.object({ factor: z.number() }),
  /** A text of ours without places, such as a treatment's name. */
  z.object({ text: z.string() }),
  z.object({ money: z.number(), currency: z.string() }),
  /** Money whose currency stands over it. */
  z.object({ amount: z.number() }),
  z.object({ month: z.string() }),
  z.object({ day: z.string() }),
  /** From one day to another, both included. */
  z.object({ days: z.object({ from: z.string(), to: z.string() }) }),
  /** A title such as `First Quarter 2026 to Third Quarter 2026`. */
  z.object({ quarters: z.string() }),
  z.object({ type: wasteTypeSchema }),
  z.object({ months: z.array(z.string()) }),
  z.object({ types: z.array(wasteTypeSchema) }),
  z.object({ shares: z.array(z.object({ type: wasteTypeSchema, percent: z.number() })) }),
])
export type Figure = z.output<typeof figureSchema>

/** An English text, which is the key of its translation, with what fills its `{{places}}`. What people typed stands as it is. */
export const wordsSchema = z.object({
  text: z.string(),
  values: z.optional(z.record(z.string(), figureSchema)),
  /** Typed by somebody: never translated, its braces mean nothing. */
  isLiteral: z.optional(z.literal(true)),
})
export type Words = z.output<typeof wordsSchema>

/** t CO2e of one line of a chart or table. */
const emissionSumsSchema = z.object({ direct: z.number(), avoided: z.number(), net: z.number() })
export type EmissionSums = z.output<typeof emissionSumsSchema>

const chartFigureSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('monthly'), months: z.array(monthlyWasteSchema) }),
  z.object({ kind: z.literal('trend'), months: z.array(monthlyWasteSchema), types: z.array(wasteTypeSchema) }),
  z.object({ kind: z.literal('composition'), figures: z.array(wasteSummarySchema) }),
  z.object({
    kind: z.literal('emissions'),
    rows: z.array(z.object({ name: wordsSchema, ...emissionSumsSchema.shape })),
  }),
  z.object({
    kind: z.literal('direct-shares'),
    rows: z.array(z.object({ name: wordsSchema, type: wasteTypeSchema, direct: z.number() })),
  }),
])
export type ChartFigure = z.output<typeof chartFigureSchema>

/** A chart with what it is called, what it says to who can not see it, and a line below. */
const planChartSchema = z.object({
  title: z.optional(wordsSchema),
  figure: chartFigureSchema,
  alt: wordsSchema,
  note: z.optional(wordsSchema),
})
export type PlanChart = z.output<typeof planChartSchema>

export const drawingNames = ['cover', 'collection', 'paper', 'plastic', 'can', 'glass', 'organic', 'closing'] as const
export type DrawingName = (typeof drawingNames)[number]

const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), words: wordsSchema }),
  z.object({ kind: z.literal('paragraph'), words: wordsSchema }),
  /** Small print below figures: what a reader should know about them. */
  z.object({ kind: z.literal('note'), words: wordsSchema }),
  z.object({ kind: z.literal('list'), items: z.array(wordsSchema), isNumbered: z.boolean() }),
  /** Large figures in a row, each with its name. */
  z.object({ kind: z.literal('figures'), items: z.array(z.object({ label: wordsSchema, value: wordsSchema })) }),
  /** One to four charts that share the sheet. */
  z.object({ kind: z.literal('charts'), charts: z.array(planChartSchema) }),
  z.object({
    kind: z.literal('table'),
    columns: z.array(z.object({ head: wordsSchema, isNumber: z.boolean() })),
    rows: z.array(z.array(figureSchema)),
  }),
  z.object({ kind: z.literal('drawing'), name: z.enum(drawingNames), alt: wordsSchema }),
  /** Name and value in lines, as on a cover. */
  z.object({ kind: z.literal('facts'), items: z.array(z.object({ label: wordsSchema, value: wordsSchema })) }),
  /** The pages with their numbers; the renderer knows them. */
  z.object({ kind: z.literal('contents') }),
])
export type Block = z.output<typeof blockSchema>

/** One page of the plan; what is too long for a sheet goes on on another sheet of the same page. */
export const planPageSchema = z.object({
  /** Stable, for addresses and tests. */
  id: z.string(),
  title: wordsSchema,
  blocks: z.array(blockSchema),
})
export type PlanPage = z.output<typeof planPageSchema>
