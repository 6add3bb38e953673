import * as z from 'zod/mini'
import { percentSchema } from '../amounts.ts'
import type { Columns } from '../columns.ts'
import { daySchema, monthSchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { currencies } from '../money.ts'
import { cleanText, idSchema, namedRefSchema } from '../primitives.ts'

/** Commercial tax in percent, which invoices of that day and later bear; an issued one keeps its own. */
const taxRateSchema = z.object({ from: z.string(), percent: z.number() })
export type TaxRate = z.output<typeof taxRateSchema>

const taxSettingsSchema = z.object({
  /** The company's number at the tax office, printed on invoices with tax; an empty text where it has none. */
  number: z.string(),
  /** The latest first; none where the company charges no tax. */
  rates: z.array(taxRateSchema),
})
export type TaxSettings = z.output<typeof taxSettingsSchema>

const taxRateFormSchema = z.object({ from: daySchema, percent: percentSchema })
export type TaxRateForm = z.output<typeof taxRateFormSchema>

/** The tax of an invoice's lines of one treatment, or what a credit note takes back of it. */
const taxedInvoiceSchema = z.object({
  _id: idSchema,
  /** The number of the invoice, or of the credit note that takes tax back. */
  document: z.string(),
  invoice: namedRefSchema,
  organization: namedRefSchema,
  /** The day of the document, which comes before any payment; a credit note counts for its own month, below 0. */
  taxedOn: z.string(),
  currency: z.enum(currencies),
  percent: z.number(),
  isIncluded: z.boolean(),
  base: z.number(),
  tax: z.number(),
})
export type TaxedInvoice = z.output<typeof taxedInvoiceSchema>

const columns = {
  taxedOn: { kind: 'day', title: 'Date', sort: true },
  document: { kind: 'text', title: 'Document' },
  invoice: { kind: 'text', title: 'Invoice No', value: (row) => row.invoice.name, shown: 'in-file' },
  organization: { kind: 'text', title: 'Organization', value: (row) => row.organization.name },
  base: { kind: 'amount', title: 'Taxed amount' },
  percent: { kind: 'number', title: 'Rate in percent' },
  tax: { kind: 'amount', title: 'Commercial tax' },
  currency: { kind: 'choice', title: 'Currency', choices: currencies, filter: true },
} as const satisfies Columns<TaxedInvoice>

export const taxList = defineList({
  path: '/payment/taxes',
  access: 'invoices:list',
  summary: 'Commercial tax by invoice and credit note, without rejected invoices',
  row: taxedInvoiceSchema,
  columns,
  filters: { month: z.optional(monthSchema) },
  defaultSort: '-taxedOn',
})

const monthsTaxSchema = z.object({
  /** The last day on which the tax of the month may be paid: the tenth of the next one. */
  dueOn: z.string(),
  totals: z.array(
    z.object({ currency: z.enum(currencies), percent: z.number(), base: z.number(), tax: z.number(), count: z.int() }),
  ),
})
export type MonthsTax = z.output<typeof monthsTaxSchema>

export const taxEndpoints = {
  ...taxList,
  month: endpoint({
    method: 'GET',
    path: '/payment/taxes/due',
    access: 'invoices:list',
    summary: 'The commercial tax of a month by currency and rate, and until when it is due',
    query: z.object({ month: monthSchema }),
    reply: monthsTaxSchema,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/payment/tax_settings',
    access: 'invoices:list',
    summary: "The company's tax number and rates of commercial tax",
    reply: taxSettingsSchema,
  }),
  changeNumber: endpoint({
    method: 'PATCH',
    path: '/payment/tax_settings',
    access: 'taxes:change',
    summary: "Change the company's tax number",
    body: z.object({ number: cleanText(60) }),
    reply: taxSettingsSchema,
  }),
  addRate: endpoint({
    method: 'POST',
    path: '/payment/tax_rates',
    access: 'taxes:change',
    summary: 'Add a rate of commercial tax that is in force from a day on, today or later',
    body: taxRateFormSchema,
    reply: taxSettingsSchema,
    status: 201,
    message: 'The rate was added.',
  }),
  removeRate: endpoint({
    method: 'DELETE',
    path: '/payment/tax_rates/:from',
    access: 'taxes:change',
    summary: 'Remove a rate that is not in force yet',
    params: z.object({ from: daySchema }),
    reply: taxSettingsSchema,
    message: 'The rate was removed.',
  }),
}
