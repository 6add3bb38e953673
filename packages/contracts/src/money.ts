import * as z from 'zod/mini'

/** Invoices may be issued in these currencies (docs/specification.md 9-05). */
export const currencies = ['USD', 'MMK', 'THB', 'SGD'] as const
export type Currency = (typeof currencies)[number]

/** The card provider identifies currencies by their ISO 4217 numbers. */
export const currencyNumbers: Record<Currency, string> = { USD: '840', MMK: '104', THB: '764', SGD: '702' }

export const currencySchema = z.enum(currencies, {
  error: ({ input }) => (input === undefined || input === '' ? 'Required' : 'Invalid'),
})

/** The amount is above 0 with at most 2 decimals, and fits the card provider's 12 digits. */
export const amountSchema = z
  .number({ error: ({ input }) => (input === undefined ? 'Required' : 'Invalid Number') })
  .check(
    z.gt(0, 'More than 0'),
    z.lte(9_999_999_999.99, 'At most 9,999,999,999.99'),
    z.refine((amount) => Number(amount.toFixed(2)) === amount, 'At most 2 decimals'),
  )
