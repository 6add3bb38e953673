import * as z from 'zod/mini'
import { companyTypeSchema } from '../company/company-types.ts'
import { daySchema } from '../days.ts'
import { manyIdsSchema } from '../many.ts'
import { amountSchema, currencySchema } from '../money.ts'
import { fileKeySchema } from '../photos.ts'
import { idSchema, requiredMultilineText, requiredText } from '../primitives.ts'
import { lineFormSchema, maxInvoiceLines } from './invoice-lines.ts'
import { invoiceStatuses } from './invoice-statuses.ts'

export const servicePeriodSchema = z
  .object({ start: daySchema, end: daySchema })
  .check(z.refine((period) => period.start <= period.end, { path: ['end'], error: 'Ends before it starts' }))
export type ServicePeriod = z.output<typeof servicePeriodSchema>

/** The company's invoices have always been due two weeks after they were written. */
export const defaultDaysToPay = 14

const invoiceFormShape = z.object({
  invoiceNo: requiredText(40),
  description: requiredMultilineText(500),
  organization: idSchema,
  /** For an invoice of one amount, of which no tax is shown. */
  amount: z.optional(amountSchema),
  /** In place of an amount, which the server then computes with the tax. */
  lines: z.optional(
    z.array(lineFormSchema).check(z.minLength(1, 'Required'), z.maxLength(maxInvoiceLines, 'Too many lines')),
  ),
  /** Defaults to the organization's company type. */
  companyType: z.optional(companyTypeSchema),
  currency: currencySchema,
  paymentStatus: z._default(z.enum(invoiceStatuses, 'Invalid'), 'PENDING'),
  dueDate: daySchema,
  servicePeriod: servicePeriodSchema,
  extendsContract: z._default(z.boolean(), false),
  /** The key comes from POST /upload?purpose=invoice. */
  file: z.optional(z.nullable(fileKeySchema)),
  /**
   * False asks the server to refuse what is probably a slip with `record.doubtful`, true saves it without asking. Without
   * it, only a period that was billed already is refused.
   */
  isSure: z.optional(z.boolean()),
})

export const invoiceFormSchema = invoiceFormShape.check(
  z.refine(({ amount, lines }) => amount !== undefined || lines !== undefined, { path: ['amount'], error: 'Required' }),
  z.refine(({ amount, lines }) => amount === undefined || lines === undefined, {
    path: ['lines'],
    error: 'Please give lines or an amount, not both.',
  }),
)
export type InvoiceForm = z.output<typeof invoiceFormSchema>

export const manyInvoicesFormSchema = z.object({
  ids: manyIdsSchema,
  change: z.object({ send: z.literal('reminder', 'Required') }),
})
export type ManyInvoicesForm = z.output<typeof manyInvoicesFormSchema>
