import * as z from 'zod/mini'
import type { Columns } from '../columns.ts'
import { monthSchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { currencies } from '../money.ts'
import { entityShape, idParams, idSchema, namedRefSchema, nothingSchema, versionSchema } from '../primitives.ts'
import {
  billingRunStateLabels,
  billingRunStates,
  draftNeedLabels,
  draftNeeds,
  draftRefusals,
} from './billing-run-states.ts'

const billingRunShape = {
  ...entityShape,
  /** YYYY-MM. */
  month: z.string(),
  state: z.enum(billingRunStates),
  /** How many drafts there are, and how many of them are billed or refused. */
  drafts: z.int(),
  settled: z.int(),
  createdBy: z.nullable(namedRefSchema),
  acceptedBy: z.nullable(namedRefSchema),
  acceptedAt: z.nullable(z.string()),
}

export const billingRunSchema = z.object(billingRunShape)
export type BillingRun = z.output<typeof billingRunSchema>

export const billingRunRecordSchema = z.object({
  ...billingRunShape,
  /** Of drafts that are or become invoices, and besides what is to customers' credit, which is not above 0. */
  totals: z.array(
    z.object({
      currency: z.enum(currencies),
      count: z.int(),
      subtotal: z.number(),
      tax: z.number(),
      total: z.number(),
      credit: z.number(),
    }),
  ),
  /** How many drafts somebody should look at, by the reason. */
  needs: z.array(z.object({ need: z.enum(draftNeeds), count: z.int() })),
  /** How many became an invoice, and how many did not. */
  billed: z.int(),
  refused: z.int(),
})
export type BillingRunRecord = z.output<typeof billingRunRecordSchema>

export const billingDraftSchema = z.object({
  _id: idSchema,
  /** In the order in which invoices are numbered. */
  position: z.int(),
  organization: namedRefSchema,
  /** Null for one invoice of all sites. */
  site: z.nullable(namedRefSchema),
  currency: z.enum(currencies),
  servicePeriod: z.object({ start: z.string(), end: z.string() }),
  charges: z.int(),
  subtotal: z.number(),
  tax: z.number(),
  /** Not above 0 where rebates exceed the charges: no invoice is made, and the charges stay open. */
  total: z.number(),
  /** Of the invoice before. */
  previousTotal: z.nullable(z.number()),
  pickupsWithoutPrice: z.int(),
  weightsMissing: z.int(),
  purchaseOrder: z.string(),
  /** By how much the purchase order would be overdrawn. */
  overLimit: z.nullable(z.number()),
  needs: z.array(z.enum(draftNeeds)),
  invoice: z.nullable(namedRefSchema),
  refused: z.nullable(z.enum(draftRefusals)),
})
export type BillingDraft = z.output<typeof billingDraftSchema>

export const billingRunList = defineList({
  path: '/billing_runs',
  access: 'billing:list',
  summary: 'Months that are or were billed',
  row: billingRunSchema,
  columns: {
    month: { kind: 'code', title: 'Month', sort: true },
    state: { kind: 'choice', title: 'Status', choices: billingRunStateLabels, filter: true },
    drafts: { kind: 'number', title: 'Drafts' },
    createdAt: { kind: 'instant', title: 'Created', sort: true, filter: ['from', 'to'] },
    createdBy: { kind: 'person', title: 'Created by', value: (row) => row.createdBy?.name ?? null },
    acceptedAt: { kind: 'instant', title: 'Accepted' },
    acceptedBy: { kind: 'person', title: 'Accepted by', value: (row) => row.acceptedBy?.name ?? null },
  } as const satisfies Columns<BillingRun>,
  defaultSort: '-month',
})

export const billingDraftList = defineList({
  path: '/billing_runs/:id/drafts',
  access: 'billing:list',
  summary: 'The drafts of a run, or what became of them',
  params: idParams,
  row: billingDraftSchema,
  columns: {
    position: { kind: 'number', title: 'No.', sort: true },
    organization: {
      kind: 'text',
      title: 'Organization',
      value: (row) => row.organization.name,
      sort: true,
      filter: true,
    },
    site: { kind: 'text', title: 'Site', value: (row) => row.site?.name ?? null },
    serviceFrom: { kind: 'day', title: 'Service from', value: (row) => row.servicePeriod.start, shown: 'in-file' },
    serviceTo: { kind: 'day', title: 'Service to', value: (row) => row.servicePeriod.end, shown: 'in-file' },
    charges: { kind: 'number', title: 'Charges', sort: true },
    subtotal: { kind: 'amount', title: 'Subtotal' },
    tax: { kind: 'amount', title: 'Commercial tax' },
    total: { kind: 'amount', title: 'Total', sort: true, filter: ['totalFrom', 'totalTo'] },
    previousTotal: { kind: 'amount', title: 'Invoice before' },
    currency: { kind: 'choice', title: 'Currency', choices: currencies, filter: true },
    pickupsWithoutPrice: { kind: 'number', title: 'Pickups without a price', shown: 'in-file' },
    weightsMissing: { kind: 'number', title: 'Weights not recorded', shown: 'in-file' },
    purchaseOrder: { kind: 'code', title: 'Purchase order', shown: 'in-file' },
    needs: {
      kind: 'choice',
      title: 'Needs a look',
      choices: draftNeedLabels,
      value: (row) => row.needs[0] ?? null,
      filter: true,
    },
    invoice: { kind: 'code', title: 'Invoice No', value: (row) => row.invoice?.name ?? null },
  } as const satisfies Columns<BillingDraft>,
  defaultSort: 'position',
})

export const maxBilledOrganizations = 1_000

const billingRunFormSchema = z.object({
  month: monthSchema,
  /** These alone, also in the middle of their cycle; by default all whose cycle ends with the month. */
  organizations: z.optional(
    z.array(idSchema).check(z.minLength(1, 'Required'), z.maxLength(maxBilledOrganizations, 'Too many at once')),
  ),
})
export type BillingRunForm = z.output<typeof billingRunFormSchema>

export const billingRunEndpoints = {
  ...billingRunList,
  next: endpoint({
    method: 'GET',
    path: '/billing_runs/next',
    access: 'billing:list',
    summary: 'The month to bill next, and the months that can be billed',
    reply: z.object({ month: z.nullable(z.string()), first: z.nullable(z.string()), last: z.string() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/billing_runs/:id',
    access: 'billing:list',
    summary: 'One run, and how far it is',
    params: idParams,
    reply: billingRunRecordSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/billing_runs',
    access: 'billing:change',
    summary: 'Draft the invoices of a month',
    body: billingRunFormSchema,
    reply: billingRunRecordSchema,
    status: 201,
    message: 'The invoices are drafted.',
  }),
  accept: endpoint({
    method: 'POST',
    path: '/billing_runs/:id/accept',
    access: 'billing:change',
    summary: 'Make and mail the invoices of a run, one after the other',
    params: idParams,
    body: z.object({ __v: versionSchema }),
    reply: billingRunRecordSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/billing_runs/:id',
    access: 'billing:change',
    summary: 'Remove a run that was not accepted',
    params: idParams,
    reply: nothingSchema,
    message: 'The drafts were removed.',
  }),
}

export const billingDraftEndpoints = { ...billingDraftList }
