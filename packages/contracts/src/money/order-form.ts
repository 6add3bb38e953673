import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { languages } from '../customers/auth.ts'
import { endpoint } from '../endpoint.ts'
import { latinDigits } from '../latin-digits.ts'
import { amountSchema, currencies } from '../money.ts'
import {
  cleanText,
  emailSchema,
  multilineText,
  publicNameSchema,
  requiredMultilineText,
  requiredText,
} from '../primitives.ts'

/**
 * Prices are in USD per box and include 5 % VAT; a recycling certificate costs 50 more per box (docs/specification.md
 * 9-01, 9-02).
 */
export const batteryService = { boxPrice: 100, certificatePrice: 50, vatPercent: 5, capacityKg: 5, maxBoxes: 1_000 }

/** Amounts are in USD. The VAT is the part included in the total, rounded to the cent. */
export function batteryPriceOf({ quantity, certificate }: { quantity: number; certificate: boolean }) {
  const { boxPrice, certificatePrice, vatPercent } = batteryService
  const boxes = quantity * boxPrice
  const certificates = certificate ? quantity * certificatePrice : 0
  const total = boxes + certificates
  return { boxes, certificates, total, vat: Math.round((total * 100 * vatPercent) / (100 + vatPercent)) / 100 }
}

export const orderKinds = ['battery', 'generic'] as const
export type OrderKind = (typeof orderKinds)[number]

export const orderKindLabels: Record<OrderKind, TranslationKey> = { battery: 'Battery boxes', generic: 'Other payment' }

/** The card provider uses the same 12 digits. */
export const orderNumberSchema = z.string().check(z.regex(/^\d{12}$/, 'Invalid id'))
/** The payment form may send ISO 4217 numbers instead of letters (docs/api.md 9). */
const payableCurrencies: Record<string, 'USD' | 'MMK'> = { USD: 'USD', MMK: 'MMK', 840: 'USD', 104: 'MMK' }
const payableCurrencySchema = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()], { error: 'Required' }),
    z.transform((code) => payableCurrencies[String(code)] ?? String(code)),
  ),
  z.enum(['USD', 'MMK'], { error: ({ input }) => (input === '' ? 'Required' : 'Invalid') }),
)

const phoneText: TranslationKey = 'Please enter valid phone number.'
/** Takes a phone as people write it, with spaces, dashes, dots, brackets or Burmese digits, and keeps its digits. */
const numericPhone = requiredText(40).check(
  z.overwrite((text) => latinDigits(text.replace(/[\s().-]/g, ''))),
  z.refine((text) => text === '' || /^\+?\d{6,15}$/.test(text), phoneText),
)

const payer = {
  customerName: publicNameSchema,
  customerEmail: emailSchema,
  tnc: z.literal(true, 'Required'),
  /** The e-mails and the certificate of the order are written in this language. */
  language: z._default(z.enum(languages), 'en'),
  /** The order that is changed by this one, with its token; its number and token stay as they are. */
  replaces: z.optional(z.object({ order: orderNumberSchema, token: cleanText(100) })),
}

export const batteryOrderSchema = z.object({
  kind: z.literal('battery'),
  ...payer,
  customerPhno: numericPhone,
  deliveryAddress: requiredText(500),
  quantity: z
    .int({ error: ({ input }) => (input === undefined || input === null ? 'Required' : 'Invalid Number') })
    .check(z.gte(1, 'At least 1'), z.lte(batteryService.maxBoxes, 'At most 1,000')),
  certificate: z._default(z.boolean(), false),
  productDescription: z._default(multilineText(255), ''),
  /** The amount the payer saw; an order is refused when it differs from the server's amount. */
  totalAmount: z.optional(amountSchema),
  currency: z._default(payableCurrencySchema, 'USD').check(z.refine((currency) => currency === 'USD', 'Only USD')),
})
export type BatteryOrderForm = z.output<typeof batteryOrderSchema>

export const genericOrderSchema = z.object({
  kind: z.literal('generic'),
  ...payer,
  customerPhno: requiredText(40),
  productDescription: requiredMultilineText(255),
  totalAmount: amountSchema,
  currency: payableCurrencySchema,
})
export type GenericOrderForm = z.output<typeof genericOrderSchema>

/** A body without `kind` is an order of battery boxes when it has a quantity. */
const orderFormSchema = z.pipe(
  z.transform((body: unknown) =>
    typeof body === 'object' && body !== null && !('kind' in body)
      ? { ...body, kind: 'quantity' in body ? 'battery' : 'generic' }
      : body,
  ),
  z.discriminatedUnion('kind', [batteryOrderSchema, genericOrderSchema]),
)
export type OrderForm = z.output<typeof orderFormSchema>

/** This endpoint has a file apart from the staff's endpoints, so that the public pages load less code. */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/orders',
  access: 'public',
  summary: 'Create an order',
  body: orderFormSchema,
  reply: z.object({
    _id: orderNumberSchema,
    /** The payer uses this token to pay and to read the state of the order. */
    token: z.string(),
    kind: z.enum(orderKinds),
    totalAmount: z.number(),
    currency: z.enum(currencies),
  }),
  status: 201,
  limits: [
    { by: 'ip', max: 60, windowSeconds: 600, counts: 'all' },
    // Anyone may enter any address, and each order sends an e-mail to it.
    { by: { body: 'customerEmail' }, max: 20, windowSeconds: 600, counts: 'all' },
  ],
})
