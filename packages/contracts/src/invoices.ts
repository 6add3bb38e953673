import * as z from 'zod/mini'
import { boundSchema } from './amounts.ts'
import { languages } from './auth.ts'
import { companyTypeSchema, companyTypes } from './company-types.ts'
import { daySchema } from './days.ts'
import { endpoint } from './endpoint.ts'
import { defineList } from './list.ts'
import { amountSchema, currencies, currencySchema } from './money.ts'
import {
  entityShape,
  fileKeySchema,
  idParams,
  idSchema,
  namedRefSchema,
  organizationParams,
  requiredText,
  searchText,
  versionSchema,
} from './primitives.ts'

export const invoiceStatuses = ['PENDING', 'APPROVED', 'SETTLED', 'REJECTED'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** What an invoice may become next (docs/api.md 9); the server refuses every other step. */
export const invoiceSteps: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  PENDING: ['APPROVED', 'REJECTED'],
  APPROVED: ['SETTLED'],
  REJECTED: ['PENDING'],
  SETTLED: [],
}

/** Whether it was paid: an approved one is paid, a settled one has reached the bank too. */
export function isPaid(status: InvoiceStatus): boolean {
  return status === 'APPROVED' || status === 'SETTLED'
}

export const servicePeriodSchema = z
  .object({ start: daySchema, end: daySchema })
  .check(z.refine((period) => period.start <= period.end, { path: ['end'], error: 'Ends before it starts' }))
export type ServicePeriod = z.output<typeof servicePeriodSchema>

export const invoiceSchema = z.object({
  ...entityShape,
  invoiceNo: z.string(),
  description: z.string(),
  organization: namedRefSchema,
  /** Name and address as they were when it was made out. */
  billedTo: z.object({ name: z.string(), address: z.string() }),
  companyType: z.enum(companyTypes),
  /** The day it was made out. */
  invoiceDate: z.string(),
  paymentDueDate: z.string(),
  amount: z.number(),
  currency: z.enum(currencies),
  paymentStatus: z.enum(invoiceStatuses),
  servicePeriod: z.object({ start: z.string(), end: z.string() }),
  /** Its approval moves the contract's end to the end of the service period. */
  extendsContract: z.boolean(),
  paidAt: z.nullable(z.string()),
  /** Days past the due date while it is PENDING, else 0. */
  daysOverdue: z.int(),
  /** A URL of the uploaded file, signed for a quarter of an hour. */
  file: z.nullable(z.string()),
})
export type Invoice = z.output<typeof invoiceSchema>

export const invoiceFormSchema = z.object({
  invoiceNo: requiredText(40),
  description: requiredText(500),
  organization: idSchema,
  amount: amountSchema,
  /** The organization's own when absent. */
  companyType: z.optional(companyTypeSchema),
  currency: currencySchema,
  paymentStatus: z._default(z.enum(invoiceStatuses, 'Invalid'), 'PENDING'),
  dueDate: daySchema,
  servicePeriod: servicePeriodSchema,
  extendsContract: z._default(z.boolean(), false),
  /** A key from POST /upload?purpose=invoice. */
  file: z.optional(z.nullable(fileKeySchema)),
})
export type InvoiceForm = z.output<typeof invoiceFormSchema>

/** The days past the due date from which an unpaid invoice is in a further class of age. */
export const overdueDays = [30, 60, 90] as const

const filters = {
  invoiceNo: searchText(),
  description: searchText(),
  currency: z.optional(z.enum(currencies, 'Invalid')),
  amountFrom: boundSchema,
  amountTo: boundSchema,
  status: z.optional(z.enum(invoiceStatuses, 'Invalid')),
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  dueFrom: z.optional(daySchema),
  dueTo: z.optional(daySchema),
}

export const invoiceList = defineList({
  path: '/payment',
  access: 'invoices:list',
  summary: 'Invoices of all organizations',
  row: invoiceSchema,
  filters: {
    ...filters,
    organization: searchText(),
    /** Unpaid for at least so many days after the due date. */
    overdue: z.optional(z.enum(overdueDays.map(String) as ['30', '60', '90'], 'Invalid')),
  },
  sorts: ['invoiceNo', 'organization', 'invoiceDate', 'paymentDueDate', 'amount', 'currency', 'paymentStatus'],
  defaultSort: '-invoiceDate',
})

export const organizationInvoiceList = defineList({
  path: '/payment/organizations/:organizationId',
  access: 'invoices:of-organization',
  summary: 'Invoices of an organization, newest first',
  params: organizationParams,
  row: invoiceSchema,
  filters,
  sorts: ['invoiceDate', 'invoiceNo', 'paymentDueDate', 'amount', 'paymentStatus'],
  defaultSort: '-invoiceDate',
})

/** Unpaid invoices of one currency by age: sums and numbers of those not due yet and of those 0, 30, 60, 90 days over. */
const ageingSchema = z.object({
  currency: z.enum(currencies),
  classes: z.array(
    z.object({
      /** null: not due yet; 0: 1 to 29 days over; then 30 to 59, 60 to 89, 90 and more. */
      overdueFrom: z.nullable(z.int()),
      /** The due dates of this class, by which the list is narrowed to it. */
      dueFrom: z.nullable(z.string()),
      dueTo: z.nullable(z.string()),
      count: z.int(),
      amount: z.number(),
    }),
  ),
})
export type Ageing = z.output<typeof ageingSchema>

export const documentQuery = { language: z._default(z.enum(languages), 'en') }

export const invoiceEndpoints = {
  ...invoiceList,
  get: endpoint({
    method: 'GET',
    path: '/payment/:id',
    access: 'invoices:read',
    summary: 'One invoice',
    params: idParams,
    reply: invoiceSchema,
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
    summary: 'What is unpaid, by currency and by how long it is overdue',
    reply: z.array(ageingSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/payment',
    access: 'invoices:create',
    summary: 'Make out an invoice',
    body: invoiceFormSchema,
    reply: invoiceSchema,
    status: 201,
    message: 'Successfully added invoice!',
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/payment/:id',
    access: 'invoices:change',
    summary: 'Take a step: PENDING to APPROVED or REJECTED, APPROVED to SETTLED, REJECTED to PENDING',
    params: idParams,
    body: z.object({ paymentStatus: z.enum(invoiceStatuses, 'Invalid'), __v: versionSchema }),
    reply: invoiceSchema,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/payment/:id/pdf',
    access: 'invoices:read',
    summary: 'The invoice, or once it is paid its receipt, as a PDF',
    params: idParams,
    query: z.object({ kind: z._default(z.enum(['invoice', 'receipt']), 'invoice'), ...documentQuery }),
    reply: 'file',
    limits: [{ by: 'actor', max: 120, windowSeconds: 900, counts: 'all' }],
  }),
}

export const organizationInvoiceEndpoints = {
  ...organizationInvoiceList,
  statement: endpoint({
    method: 'GET',
    path: '/payment/organizations/:organizationId/statement',
    access: 'invoices:of-organization',
    summary: 'What was billed, paid and is open, line by line, as a PDF; of all time when no days are given',
    params: organizationParams,
    query: z.object({ from: z.optional(daySchema), to: z.optional(daySchema), ...documentQuery }),
    reply: 'file',
    limits: [{ by: 'actor', max: 60, windowSeconds: 900, counts: 'all' }],
  }),
}
