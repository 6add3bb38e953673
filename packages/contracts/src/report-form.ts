import * as z from 'zod/mini'
import { monthSchema } from './days.ts'
import { idSchema, requiredMultilineText } from './primitives.ts'
import { type ReportLayout, reportDataSchema, reportLayouts } from './report-data.ts'

const quartersSchema = z.array(monthSchema).check(
  z.minLength(1, 'Please select at least one quarter.'),
  z.maxLength(40, 'At most 40 quarters'),
  z.refine((quarters) => new Set(quarters).size === quarters.length, 'A quarter is listed twice'),
)
const linesSchema = z.array(requiredMultilineText(1_000)).check(z.maxLength(30, 'At most 30 lines'))
const subjectShape = {
  organization: idSchema,
  quarters: quartersSchema,
  layout: z._default(z.enum(reportLayouts), 'interval'),
}

export const reportPreviewSchema = z.object(subjectShape).check(monthlyTakesOne())
/** The server generates findings and recommendations that are not sent. Customers send none: their lines are 400. */
export const reportFormSchema = z
  .object({
    ...subjectShape,
    findings: z.optional(linesSchema),
    recommendations: z.optional(linesSchema),
    /** The saved report of the same months that this one corrects; `ask` is 409 where there is one. */
    replaces: z.optional(z.nullable(z.union([z.literal('ask'), idSchema]))),
  })
  .check(monthlyTakesOne())
export type ReportForm = z.output<typeof reportFormSchema>

function monthlyTakesOne() {
  return z.refine<{ layout: ReportLayout; quarters: string[] }>(
    ({ layout, quarters }) => layout === 'interval' || quarters.length <= 1,
    { path: ['quarters'], error: 'A monthly report is of one quarter.' },
  )
}

/** A preview is the saved report where one would say the same. */
export const reportPreviewDataSchema = z.object({
  ...reportDataSchema.shape,
  saved: z.nullable(z.object({ _id: idSchema, createdAt: z.string() })),
})
export type ReportPreviewData = z.output<typeof reportPreviewDataSchema>
