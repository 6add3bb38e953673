import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { documentQuery } from '../company/documents.ts'
import { daySchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { wasteTypeLabels, wasteTypes } from '../materials/wastes.ts'
import { currencies, currencySchema } from '../money.ts'
import {
  cleanText,
  entityShape,
  idParams,
  idSchema,
  multilineText,
  namedRefSchema,
  requiredText,
  versionSchema,
} from '../primitives.ts'
import { wayTypes } from '../service/pickup-statuses.ts'
import { lineFormSchema, lineUnitLabels, lineUnits, taxTreatmentLabels, taxTreatments } from './invoice-lines.ts'
import { chargeKindLabels, chargeKinds } from './price-kinds.ts'

/** An open charge is billed with the next invoice of its customer. */
export const chargeStates = ['open', 'billed', 'waived'] as const
export type ChargeState = (typeof chargeStates)[number]

export const chargeStateLabels: Record<ChargeState, TranslationKey> = {
  open: 'Not billed yet',
  billed: 'Billed',
  waived: 'Waived',
}

/** What an organization owes for one thing that was done; below 0 it is owed to the organization. */
export const chargeSchema = z.object({
  ...entityShape,
  organization: namedRefSchema,
  /** Null for what concerns all sites. */
  site: z.nullable(namedRefSchema),
  /** Null for what is charged by the month or by hand. */
  pickup: z.nullable(z.object({ _id: idSchema, pickUpTime: z.string() })),
  day: z.string(),
  kind: z.enum(chargeKinds),
  wayType: z.nullable(z.enum(wayTypes)),
  wasteType: z.nullable(z.enum(wasteTypes)),
  description: z.string(),
  quantity: z.number(),
  unit: z.enum(lineUnits),
  unitPrice: z.number(),
  /** Quantity times unit price; the invoice rounds its lines to what can be paid. */
  amount: z.number(),
  currency: z.enum(currencies),
  taxTreatment: z.enum(taxTreatments),
  isCorrection: z.boolean(),
  state: z.enum(chargeStates),
  invoice: z.nullable(z.object({ _id: idSchema, invoiceNo: z.string() })),
  /** Why it was charged by hand, or waived. */
  reason: z.string(),
})
export type Charge = z.output<typeof chargeSchema>

export const chargeList = defineList({
  path: '/charges',
  access: 'charges:list',
  summary: 'What is charged for pickups, months and by hand; of customers their own',
  row: chargeSchema,
  columns: {
    day: { kind: 'day', title: 'Day', sort: true, filter: ['from', 'to'] },
    organization: {
      kind: 'text',
      title: 'Organization',
      value: (row) => row.organization.name,
      sort: true,
      filter: true,
    },
    site: { kind: 'text', title: 'Site', value: (row) => row.site?.name ?? null },
    kind: { kind: 'choice', title: 'Charged for', choices: chargeKindLabels, sort: true, filter: true },
    wasteType: { kind: 'choice', title: 'Waste type', choices: wasteTypeLabels, shown: 'in-file' },
    wayType: { kind: 'choice', title: 'Waste stream', choices: wayTypes, shown: 'in-file' },
    description: { kind: 'text', title: 'Description', shown: 'in-file' },
    quantity: { kind: 'number', title: 'Quantity' },
    unit: { kind: 'choice', title: 'Unit', choices: lineUnitLabels, shown: 'in-file' },
    unitPrice: { kind: 'number', title: 'Unit price' },
    amount: { kind: 'amount', title: 'Amount', sort: true },
    currency: { kind: 'choice', title: 'Currency', choices: currencies, shown: 'in-file', filter: true },
    taxTreatment: { kind: 'choice', title: 'Commercial tax', choices: taxTreatmentLabels, shown: 'in-file' },
    state: { kind: 'choice', title: 'State', choices: chargeStateLabels, filter: true },
    invoiceNo: { kind: 'text', title: 'Invoice', value: (row) => row.invoice?.invoiceNo ?? null, shown: 'in-file' },
    reason: { kind: 'text', title: 'Reason', shown: 'in-file' },
    createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
  },
  filters: {
    organizationId: z.optional(idSchema),
    site: z.optional(idSchema),
    pickup: z.optional(idSchema),
    invoice: z.optional(idSchema),
  },
  defaultSort: '-day',
})

/** What may be charged by hand: at the price of the customer's list, or at one that is given. */
export const handKinds = ['bin', 'hour', 'other'] as const

export const handChargeLabels = {
  bin: chargeKindLabels.bin,
  hour: chargeKindLabels.hour,
  other: chargeKindLabels.other,
} satisfies Record<(typeof handKinds)[number], TranslationKey>

export const chargeFormSchema = z
  .object({
    organization: idSchema,
    site: z.optional(z.nullable(idSchema)),
    day: daySchema,
    kind: z.enum(handKinds, 'Required'),
    description: z._default(cleanText(200), ''),
    quantity: lineFormSchema.shape.quantity,
    /** Without a price, that of the customer's list on the day. */
    unitPrice: z.optional(z.nullable(lineFormSchema.shape.unitPrice)),
    currency: z.optional(currencySchema),
    taxTreatment: lineFormSchema.shape.taxTreatment,
    reason: requiredText(200),
  })
  .check(
    z.refine(({ kind, description }) => kind !== 'other' || description !== '', {
      path: ['description'],
      message: 'Required',
    }),
    z.refine(({ kind, unitPrice }) => kind !== 'other' || typeof unitPrice === 'number', {
      path: ['unitPrice'],
      message: 'Required',
    }),
    z.refine(({ unitPrice, currency }) => typeof unitPrice !== 'number' || currency !== undefined, {
      path: ['currency'],
      message: 'Required',
    }),
  )
export type ChargeForm = z.output<typeof chargeFormSchema>

export const waiverSchema = z
  .object({ waived: z.boolean(), reason: z._default(multilineText(500), ''), __v: versionSchema })
  .check(z.refine(({ waived, reason }) => !waived || reason !== '', { path: ['reason'], message: 'Required' }))
export type Waiver = z.output<typeof waiverSchema>

/** What is not billed yet, by currency; `monthSoFar` is what this month has of it, `rebates` what is below 0. */
export const openChargesSchema = z.array(
  z.object({
    currency: z.enum(currencies),
    open: z.number(),
    count: z.int(),
    rebates: z.number(),
    monthSoFar: z.number(),
  }),
)
export type OpenCharges = z.output<typeof openChargesSchema>

export const chargeEndpoints = {
  ...chargeList,
  annex: endpoint({
    method: 'GET',
    path: '/payment/:id/annex',
    access: 'charges:list',
    summary: 'What an invoice bills, charge by charge, as a PDF',
    params: idParams,
    query: z.object(documentQuery),
    reply: 'file',
    limits: [{ by: 'actor', max: 120, windowSeconds: 900, counts: 'all' }],
  }),
  open: endpoint({
    method: 'GET',
    path: '/charges/open',
    access: 'charges:list',
    summary: 'What is not billed yet, by currency, of all organizations or of one',
    query: z.object({ organizationId: z.optional(idSchema) }),
    reply: openChargesSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/charges',
    access: 'charges:change',
    summary: 'Charge something by hand, with the reason',
    body: chargeFormSchema,
    reply: chargeSchema,
    status: 201,
    message: 'The charge was added.',
  }),
  waive: endpoint({
    method: 'PATCH',
    path: '/charges/:id',
    access: 'charges:change',
    summary: 'Waive an open charge with the reason, or take the waiver back',
    params: idParams,
    body: waiverSchema,
    reply: chargeSchema,
  }),
}
