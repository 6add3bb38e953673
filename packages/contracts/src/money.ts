import * as z from 'zod/mini'

/** What invoices are made out in (docs/specification.md 9-05). */
export const currencies = ['USD', 'MMK', 'THB', 'SGD'] as const
export type Currency = (typeof currencies)[number]

/** ISO 4217 numbers, as the card provider names currencies. */
export const currencyNumbers: Record<Currency, string> = { USD: '840', MMK: '104', THB: '764', SGD: '702' }

export const currencySchema = z.enum(currencies, {
  error: ({ input }) => (input === undefined || input === '' ? 'Required' : 'Invalid'),
})

/** Above 0, at most 2 decimals, and no more than the card provider's 12 digits can say. */
export const amountSchema = z
  .number({ error: ({ input }) => (input === undefined ? 'Required' : 'Invalid Number') })
  .check(
    z.gt(0, 'More than 0'),
    z.lte(9_999_999_999.99, 'At most 9,999,999,999.99'),
    z.refine((amount) => Number(amount.toFixed(2)) === amount, 'At most 2 decimals'),
  )
