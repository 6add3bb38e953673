import * as z from 'zod/mini'
import { documentSchema } from '../company/files.ts'
import { daySchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { invoiceStatuses } from '../money/invoice-statuses.ts'
import { currencies } from '../money.ts'
import { fileKeySchema } from '../photos.ts'
import { namedRefSchema, organizationParams, requiredText, versionSchema } from '../primitives.ts'

/** From when until when a customer is exempt from commercial tax; without a last day for good. */
const exemptionShape = {
  /** The number of the document that says so. */
  document: requiredText(120),
  from: daySchema,
  to: z.nullable(daySchema),
}

const taxExemptionSchema = z.object({ ...exemptionShape, file: z.nullable(documentSchema) })
export type TaxExemption = z.output<typeof taxExemptionSchema>

const taxExemptionFormSchema = z
  /** The key comes from POST /upload?purpose=exemption; without one the present file stays, and null removes it. */
  .object({ ...exemptionShape, file: z.optional(z.nullable(fileKeySchema)) })
  .check(z.refine(({ from, to }) => to === null || from <= to, { path: ['to'], error: 'Ends before it starts' }))
export type TaxExemptionForm = z.output<typeof taxExemptionFormSchema>

/**
 * A cycle is the length of a paid period (docs/specification.md 9-58); subscriptions are never renewed automatically.
 */
export const cycles = ['monthly', 'quarterly', 'semi-annual', 'annual'] as const
export type Cycle = (typeof cycles)[number]

export const monthsOfCycle: Record<Cycle, number> = { monthly: 1, quarterly: 3, 'semi-annual': 6, annual: 12 }

const periodShape = { start: z.string(), end: z.string() }

export const subscriptionSchema = z.object({
  organization: namedRefSchema,
  __v: z.int(),
  cycle: z.enum(cycles),
  reminders: z.boolean(),
  /** New invoices are mailed to the organization. */
  invoiceMails: z.boolean(),
  taxExemption: z.nullable(taxExemptionSchema),
  /** The commercial tax that an invoice of today bears; null where the company charges none, or this customer none. */
  taxPercent: z.nullable(z.number()),
  expiredDate: z.nullable(z.string()),
  contracts: z.array(z.object(periodShape)),
  billed: z.array(
    z.object({
      ...periodShape,
      invoiceNo: z.string(),
      paymentStatus: z.enum(invoiceStatuses),
      extendsContract: z.boolean(),
    }),
  ),
  /**
   * An extension is pre-filled with the last price, and with days of the contract that were never billed, or else the
   * cycle after the contract's end and the extensions that are billed already.
   */
  next: z.object({
    servicePeriod: z.object(periodShape),
    amount: z.nullable(z.number()),
    currency: z.nullable(z.enum(currencies)),
    /** The days are in the contract and were never billed, so the invoice does not extend it. */
    isGap: z.boolean(),
    /** The number of the unpaid extension that this one follows. */
    follows: z.nullable(z.string()),
  }),
})
export type Subscription = z.output<typeof subscriptionSchema>

const at = '/payment/organizations/:organizationId/subscription'

export const subscriptionEndpoints = {
  get: endpoint({
    method: 'GET',
    path: at,
    access: 'invoices:of-organization',
    summary: 'The billing of an organization: its cycle, service timeline and next period',
    params: organizationParams,
    reply: subscriptionSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: at,
    access: 'subscriptions:change',
    summary: 'Change the billing cycle, reminders, the mailing of new invoices, or the exemption from commercial tax',
    params: organizationParams,
    body: z.object({
      cycle: z.optional(z.enum(cycles, 'Invalid')),
      reminders: z.optional(z.boolean()),
      invoiceMails: z.optional(z.boolean()),
      taxExemption: z.optional(z.nullable(taxExemptionFormSchema)),
      __v: versionSchema,
    }),
    reply: subscriptionSchema,
  }),
}
