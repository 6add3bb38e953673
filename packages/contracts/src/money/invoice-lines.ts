import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { idSchema, namedRefSchema, requiredMultilineText } from '../primitives.ts'

export const lineUnits = ['pickup', 'kg', 'viss', 'month', 'bin', 'hour', 'piece'] as const
export type LineUnit = (typeof lineUnits)[number]

export const lineUnitLabels: Record<LineUnit, TranslationKey> = {
  pickup: 'Pickup',
  kg: 'kg',
  viss: 'Viss',
  month: 'Month',
  bin: 'Bin',
  hour: 'Hour',
  piece: 'Piece',
}

/** How a quantity is written beside its price on screens. */
export const quantityTexts: Record<LineUnit, TranslationKey> = {
  pickup: '{{count}} pickups',
  kg: '{{count}} kg',
  viss: '{{count}} viss',
  month: '{{count}} months',
  bin: '{{count}} bins',
  hour: '{{count}} hours',
  piece: '{{count}} pieces',
}

/** A taxable price gets commercial tax added; one that includes tax is the same to the customer with and without it. */
export const taxTreatments = ['taxable', 'tax-included', 'exempt'] as const
export type TaxTreatment = (typeof taxTreatments)[number]

export const taxTreatmentLabels: Record<TaxTreatment, TranslationKey> = {
  taxable: 'Tax is added',
  'tax-included': 'Tax is included',
  exempt: 'No tax',
}

export const maxInvoiceLines = 200

export const decimal = (decimals: number, max: number, problem: TranslationKey) =>
  z.number({ error: ({ input }) => (input === undefined ? 'Required' : 'Invalid Number') }).check(
    z.lte(max, 'Too large'),
    z.refine((number) => Number(number.toFixed(decimals)) === number, problem),
  )

export const lineFormSchema = z.object({
  description: requiredMultilineText(500),
  /** One of the organization's sites, under which the invoice lists the line. */
  site: z.optional(z.nullable(idSchema)),
  quantity: decimal(3, 1_000_000, 'At most 3 decimals').check(z.gt(0, 'More than 0')),
  unit: z.enum(lineUnits, { error: ({ input }) => (input === undefined || input === '' ? 'Required' : 'Invalid') }),
  /** Below 0 for what is taken off. */
  unitPrice: decimal(4, 9_999_999_999, 'At most 4 decimals').check(z.gte(-9_999_999_999, 'Too large')),
  taxTreatment: z._default(z.enum(taxTreatments, 'Invalid'), 'taxable'),
})
export type LineForm = z.output<typeof lineFormSchema>

export const invoiceLineSchema = z.object({
  description: z.string(),
  site: z.nullable(namedRefSchema),
  quantity: z.number(),
  unit: z.enum(lineUnits),
  unitPrice: z.number(),
  /** Quantity times unit price, rounded to the currency's decimals. */
  amount: z.number(),
  /** Null where the invoice was made out as one amount, of which it is not recorded. */
  taxTreatment: z.nullable(z.enum(taxTreatments)),
})
export type InvoiceLine = z.output<typeof invoiceLineSchema>

/** The commercial tax of an invoice's lines of one treatment. */
export const invoiceTaxSchema = z.object({
  percent: z.number(),
  /** Whether the lines' prices include it, so that it adds nothing to them. */
  isIncluded: z.boolean(),
  /** What is taxed, without the tax. */
  base: z.number(),
  tax: z.number(),
})
export type InvoiceTax = z.output<typeof invoiceTaxSchema>
