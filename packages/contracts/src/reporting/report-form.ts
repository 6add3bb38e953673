import * as z from 'zod/mini'
import { countMonths, monthSchema, monthSpanSchema } from '../days.ts'
import { idSchema, requiredMultilineText } from '../primitives.ts'
import { type ReportLayout, reportDataSchema, reportLayouts } from './report-data.ts'

const quartersSchema = z.array(monthSchema).check(
  z.minLength(1, 'Please select at least one quarter.'),
  z.maxLength(40, 'At most 40 quarters'),
  z.refine((quarters) => new Set(quarters).size === quarters.length, 'A quarter is listed twice'),
)
/** Both months are included, and those without pickups too. Ten years are as many months as 40 quarters have. */
const monthsSchema = monthSpanSchema.check(
  z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last month is before the first.', abort: true }),
  z.refine((span) => countMonths(span) <= 120, { path: ['to'], error: 'At most 120 months' }),
)
const linesSchema = z.array(requiredMultilineText(1_000)).check(z.maxLength(30, 'At most 30 lines'))
const subjectShape = {
  organization: idSchema,
  quarters: z.optional(quartersSchema),
  /** Any months, a calendar quarter or year, in place of quarters. */
  months: z.optional(monthsSchema),
  layout: z._default(z.enum(reportLayouts), 'interval'),
}

export const reportPreviewSchema = z.object(subjectShape).check(...subjectChecks())
/** The server generates findings and recommendations that are not sent. Customers send none: their lines are 400. */
export const reportFormSchema = z
  .object({
    ...subjectShape,
    findings: z.optional(linesSchema),
    recommendations: z.optional(linesSchema),
    /** The saved report of the same months that this one corrects; `ask` is 409 where there is one. */
    replaces: z.optional(z.nullable(z.union([z.literal('ask'), idSchema]))),
  })
  .check(...subjectChecks())
export type ReportForm = z.output<typeof reportFormSchema>

type Subject = {
  layout: ReportLayout
  quarters?: string[] | undefined
  months?: { from: string; to: string } | undefined
}

function subjectChecks() {
  return [
    z.refine<Subject>(({ quarters, months }) => quarters !== undefined || months !== undefined, {
      path: ['quarters'],
      error: 'Please select at least one quarter.',
    }),
    z.refine<Subject>(({ quarters, months }) => quarters === undefined || months === undefined, {
      path: ['months'],
      error: 'Please choose quarters or months, not both.',
    }),
    z.refine<Subject>(({ layout, quarters = [] }) => layout === 'interval' || quarters.length <= 1, {
      path: ['quarters'],
      error: 'A monthly report is of one quarter.',
    }),
    z.refine<Subject>(
      ({ layout, months }) => layout === 'interval' || months === undefined || countMonths(months) <= 3,
      {
        path: ['months'],
        error: 'A monthly report is of at most three months.',
      },
    ),
  ]
}

/** A preview is the saved report where one would say the same. */
export const reportPreviewDataSchema = z.object({
  ...reportDataSchema.shape,
  saved: z.nullable(z.object({ _id: idSchema, createdAt: z.string() })),
})
export type ReportPreviewData = z.output<typeof reportPreviewDataSchema>
