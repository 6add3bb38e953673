import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { amountSchema, currencies, currencySchema } from '../money.ts'
import { cleanText, idSchema, namedRefSchema, organizationParams, versionSchema } from '../primitives.ts'
import { priceSchema, pricesFormSchema } from './prices.ts'

export const maxAgreements = 100

/** By what an organization, or one of its sites, is charged from a day on, until its next agreement. */
const agreementSchema = z.object({
  _id: idSchema,
  /** Null for all sites that have no agreement of their own. */
  site: z.nullable(namedRefSchema),
  startsOn: z.string(),
  /** Without a list and prices of its own nothing is charged: invoices are written by hand. */
  priceList: z.nullable(namedRefSchema),
  currency: z.enum(currencies),
  /** Its own, which come before those of the list. */
  prices: z.array(priceSchema),
  /** Something was charged by it, so that it never changes. */
  isUsed: z.boolean(),
})
export type Agreement = z.output<typeof agreementSchema>

/** What is charged today, of the organization or of a site with an agreement of its own. */
const presentPricesSchema = z.object({
  site: z.nullable(namedRefSchema),
  currency: z.enum(currencies),
  minimumPerPickup: z.nullable(z.number()),
  minimumPerMonth: z.nullable(z.number()),
  /** A share of an index is worked out; null where its value of the month is not entered yet. */
  prices: z.array(z.omit(priceSchema, { indexName: true, indexPercent: true })),
})
export type PresentPrices = z.output<typeof presentPricesSchema>

const organizationPricesSchema = z.object({
  /** The latest first, those of all sites before those of one. */
  agreements: z.array(agreementSchema),
  /** Those of today; empty where nothing is charged. */
  present: z.array(presentPricesSchema),
  /** One invoice for each site, in place of one for all. */
  billsEachSite: z.boolean(),
  /** The customer's own number for what it orders, which its invoices name. */
  purchaseOrder: z.string(),
  /** What that may come to before staff are warned. */
  purchaseLimit: z.nullable(z.number()),
  __v: z.int(),
})
export type OrganizationPrices = z.output<typeof organizationPricesSchema>

const agreementFormSchema = z
  .object({
    site: z._default(z.nullable(idSchema), null),
    startsOn: daySchema,
    priceList: z._default(z.nullable(idSchema), null),
    /** Of its own prices where it has no list; otherwise that of the list counts. */
    currency: z.optional(currencySchema),
    prices: z._default(pricesFormSchema, []),
  })
  .check(
    z.refine(({ priceList, currency, prices }) => priceList !== null || currency !== undefined || prices.length === 0, {
      path: ['currency'],
      error: 'Required',
    }),
  )
export type AgreementForm = z.output<typeof agreementFormSchema>

const agreementsFormSchema = z.array(agreementFormSchema).check(
  z.maxLength(maxAgreements, `At most ${maxAgreements} agreements` satisfies TranslationKey),
  z.check(({ value, issues }) => {
    for (const [index, { site, startsOn }] of value.entries()) {
      const isSecond = value.slice(0, index).some((other) => other.site === site && other.startsOn === startsOn)
      const message: TranslationKey = 'There is an agreement from this day already.'
      if (isSecond) issues.push({ code: 'custom', message, path: [index, 'startsOn'], input: startsOn })
    }
  }),
)

const organizationPricesFormSchema = z.object({
  agreements: agreementsFormSchema,
  billsEachSite: z.boolean({ error: ({ input }) => (input === undefined ? 'Required' : 'Invalid') }),
  purchaseOrder: cleanText(60),
  purchaseLimit: z.nullable(amountSchema),
  __v: versionSchema,
})
export type OrganizationPricesForm = z.output<typeof organizationPricesFormSchema>

const at = '/organizations/:organizationId/prices'

export const organizationPriceEndpoints = {
  get: endpoint({
    method: 'GET',
    path: at,
    access: 'invoices:of-organization',
    summary: 'What an organization pays: by which lists and own prices from when, and how it is billed',
    params: organizationParams,
    reply: organizationPricesSchema,
  }),
  change: endpoint({
    method: 'PUT',
    path: at,
    access: 'prices:change',
    summary: 'Set all agreements of an organization, and how it is billed',
    params: organizationParams,
    body: organizationPricesFormSchema,
    reply: organizationPricesSchema,
    message: 'The prices were saved.',
  }),
}
