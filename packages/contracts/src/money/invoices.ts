import * as z from 'zod/mini'
import type { Columns } from '../columns.ts'
import { companyTypes } from '../company/company-types.ts'
import { documentQuery } from '../company/documents.ts'
import { daySchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { manyIdsSchema, manyLimits, manyMailsLimits, manyReplySchema } from '../many.ts'
import { currencies } from '../money.ts'
import { entityShape, idParams, idSchema, namedRefSchema, organizationParams, versionSchema } from '../primitives.ts'
import { invoiceFormSchema, manyInvoicesFormSchema } from './invoice-forms.ts'
import { invoiceLineSchema, invoiceTaxSchema } from './invoice-lines.ts'
import { invoiceStatuses, invoiceStatusLabels } from './invoice-statuses.ts'

export const invoiceSchema = z.object({
  ...entityShape,
  invoiceNo: z.string(),
  description: z.string(),
  organization: namedRefSchema,
  /** Keeps the name and address from the day of the invoice. */
  billedTo: z.object({ name: z.string(), address: z.string() }),
  companyType: z.enum(companyTypes),
  invoiceDate: z.string(),
  paymentDueDate: z.string(),
  amount: z.number(),
  currency: z.enum(currencies),
  paymentStatus: z.enum(invoiceStatuses),
  servicePeriod: z.object({ start: z.string(), end: z.string() }),
  /** Approval moves the end of the contract to the end of the service period. */
  extendsContract: z.boolean(),
  paidAt: z.nullable(z.string()),
  /** Counts the days past the due date while the invoice is PENDING, else 0. */
  daysOverdue: z.int(),
  /** Whether the checkout takes payments in this currency; another has to be paid another way. */
  isPayableHere: z.boolean(),
  /** The URL is signed and expires after a quarter of an hour. */
  file: z.nullable(z.string()),
})
export type Invoice = z.output<typeof invoiceSchema>

export const invoiceRecordSchema = z.extend(invoiceSchema, {
  /** One for the whole amount where the invoice was made out as one; `charges` are of what was done. */
  lines: z.array(z.extend(invoiceLineSchema, { charges: z.int() })),
  taxes: z.array(invoiceTaxSchema),
  /** The document by which the customer is exempt from commercial tax. */
  taxExemption: z.nullable(z.string()),
})
export type InvoiceRecord = z.output<typeof invoiceRecordSchema>

/** Each number of days past the due date starts another ageing class. */
export const overdueDays = [30, 60, 90] as const

/** A list finds what is overdue at all, or for as long as a class. */
const overdueFilters = ['1', '30', '60', '90'] as const

const invoiceColumns = {
  invoiceNo: { kind: 'text', title: 'Invoice No', sort: true, filter: true },
  description: { kind: 'text', title: 'Description', filter: true },
  invoiceDate: { kind: 'day', title: 'Invoice Date', sort: true, filter: ['from', 'to'] },
  paymentDueDate: { kind: 'day', title: 'Payment Due Date', sort: true, filter: ['dueFrom', 'dueTo'] },
  serviceFrom: { kind: 'day', title: 'Service from', value: (row) => row.servicePeriod.start, shown: 'in-file' },
  serviceTo: { kind: 'day', title: 'Service to', value: (row) => row.servicePeriod.end, shown: 'in-file' },
  amount: { kind: 'amount', title: 'Amount', sort: true, filter: ['amountFrom', 'amountTo'] },
  currency: { kind: 'choice', title: 'Currency', choices: currencies, shown: 'in-file', sort: true, filter: true },
  paymentStatus: {
    kind: 'choice',
    title: 'Payment Status',
    choices: invoiceStatusLabels,
    sort: true,
    filter: 'status',
  },
  daysOverdue: { kind: 'number', title: 'Days overdue', shown: 'in-file' },
  paidAt: { kind: 'day', title: 'Paid', shown: 'in-file' },
} as const satisfies Columns<Invoice>

const { invoiceNo, ...otherInvoiceColumns } = invoiceColumns

export const invoiceList = defineList({
  path: '/payment',
  access: 'invoices:list',
  summary: 'Invoices of all organizations',
  row: invoiceSchema,
  columns: {
    invoiceNo,
    organization: {
      kind: 'text',
      title: 'Organization',
      value: (row) => row.organization.name,
      sort: true,
      filter: true,
    },
    ...otherInvoiceColumns,
  },
  filters: {
    /** Matches invoices unpaid for at least this many days after the due date. */
    overdue: z.optional(z.enum(overdueFilters, 'Invalid')),
  },
  defaultSort: '-invoiceDate',
})

export const organizationInvoiceList = defineList({
  path: '/payment/organizations/:organizationId',
  access: 'invoices:of-organization',
  summary: 'Invoices of an organization, newest first',
  params: organizationParams,
  row: invoiceSchema,
  columns: invoiceColumns,
  defaultSort: '-invoiceDate',
})

/** Groups the unpaid invoices of one currency by the number of days past the due date. */
const ageingSchema = z.object({
  currency: z.enum(currencies),
  classes: z.array(
    z.object({
      /** Null means not due yet, 0 means 1 to 29 days past due, then 30 to 59, 60 to 89, and 90 or more. */
      overdueFrom: z.nullable(z.int()),
      /** The list of invoices is filtered by these due dates to show the class. */
      dueFrom: z.nullable(z.string()),
      dueTo: z.nullable(z.string()),
      count: z.int(),
      amount: z.number(),
      /** The invoice, where the class has one alone. */
      onlyInvoice: z.nullable(idSchema),
    }),
  ),
})
export type Ageing = z.output<typeof ageingSchema>

export const invoiceEndpoints = {
  ...invoiceList,
  get: endpoint({
    method: 'GET',
    path: '/payment/:id',
    access: 'invoices:read',
    summary: 'One invoice',
    params: idParams,
    reply: invoiceRecordSchema,
  }),
  nextNumber: endpoint({
    method: 'GET',
    path: '/payment/next_invoice_no',
    access: 'invoices:create',
    summary: 'The number that follows the highest one of this year',
    reply: z.object({ invoiceNo: z.string() }),
  }),
  ageing: endpoint({
    method: 'GET',
    path: '/payment/ageing',
    access: 'invoices:list',
    summary: 'Unpaid amounts by currency and by days overdue',
    reply: z.array(ageingSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/payment',
    access: 'invoices:create',
    summary: 'Create an invoice',
    body: invoiceFormSchema,
    reply: invoiceRecordSchema,
    status: 201,
    message: 'Successfully added invoice!',
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/payment/:id',
    access: 'invoices:change',
    summary:
      'Change the status of an invoice: PENDING to APPROVED or REJECTED, APPROVED to SETTLED, REJECTED to PENDING',
    params: idParams,
    body: z.object({ paymentStatus: z.enum(invoiceStatuses, 'Invalid'), __v: versionSchema }),
    reply: invoiceRecordSchema,
  }),
  changeMany: endpoint({
    method: 'POST',
    path: '/payment/bulk',
    access: 'invoices:change',
    summary: 'Send reminders of up to 200 invoices, each for itself: sent, or refused with the reason',
    body: manyInvoicesFormSchema,
    reply: z.extend(manyReplySchema, { undo: z.array(idSchema) }),
    limits: manyMailsLimits,
  }),
  undoMany: endpoint({
    method: 'POST',
    path: '/payment/bulk/undo',
    access: 'invoices:change',
    summary: 'Stop reminders that have not gone out yet',
    body: z.object({ ids: manyIdsSchema }),
    reply: manyReplySchema,
    limits: manyLimits,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/payment/:id/pdf',
    access: 'invoices:read',
    summary: 'The invoice as a PDF, or its receipt once it is paid',
    params: idParams,
    query: z.object({ kind: z._default(z.enum(['invoice', 'receipt']), 'invoice'), ...documentQuery }),
    reply: 'file',
    limits: [{ by: 'actor', max: 120, windowSeconds: 900, counts: 'all' }],
  }),
}

export const organizationInvoiceEndpoints = {
  ...organizationInvoiceList,
  ageing: endpoint({
    method: 'GET',
    path: '/payment/organizations/:organizationId/ageing',
    access: 'invoices:of-organization',
    summary: 'What one organization has not paid, by currency and by days overdue',
    params: organizationParams,
    reply: z.array(ageingSchema),
  }),
  statement: endpoint({
    method: 'GET',
    path: '/payment/organizations/:organizationId/statement',
    access: 'invoices:of-organization',
    summary: 'The statement of account as a PDF; of all time when no period is given',
    params: organizationParams,
    query: z.object({ from: z.optional(daySchema), to: z.optional(daySchema), ...documentQuery }),
    reply: 'file',
    limits: [{ by: 'actor', max: 60, windowSeconds: 900, counts: 'all' }],
  }),
}
