import Big from 'big.js'
import type { Currency } from '../money.ts'
import type { InvoiceTax, LineForm } from './invoice-lines.ts'

/** Kyats have no smaller coin. */
const decimalsOf: Record<Currency, number> = { MMK: 0, USD: 2, THB: 2, SGD: 2 }

type Line = Pick<LineForm, 'quantity' | 'unitPrice' | 'taxTreatment'>

export type InvoiceTotals = {
  /** In the order of the lines. */
  amounts: number[]
  taxes: InvoiceTax[]
  /** The sum of the lines and of the tax that is added to them: what is to be paid. */
  total: number
}

/**
 * Sums the lines of an invoice. Each line is rounded to the currency's decimals, halves away from zero, and the tax once
 * for all lines of a treatment. `percent` is null where no commercial tax is due.
 */
export function totalsOf(lines: readonly Line[], currency: Currency, percent: number | null): InvoiceTotals {
  const amounts = lines.map(({ quantity, unitPrice }) => rounded(Big(quantity).times(unitPrice), currency))
  const sumOf = (treatment: Line['taxTreatment']) =>
    sum(amounts.filter((_, index) => lines[index]?.taxTreatment === treatment))
  const taxes = percent === null ? [] : taxesOf(sumOf('taxable'), sumOf('tax-included'), { currency, percent })
  return { amounts: amounts.map(Number), taxes, total: Number(sum([...amounts, Big(addedTaxOf(taxes))])) }
}

/** The tax that is added to the prices of an invoice, without that which they include. */
export function addedTaxOf(taxes: readonly InvoiceTax[]): number {
  return Number(sum(taxes.filter(({ isIncluded }) => !isIncluded).map(({ tax }) => Big(tax))))
}

function taxesOf(taxable: Big, including: Big, { currency, percent }: { currency: Currency; percent: number }) {
  const added = rounded(taxable.times(percent).div(100), currency)
  const included = rounded(including.times(percent).div(Big(percent).plus(100)), currency)
  return [
    { percent, isIncluded: false, base: Number(taxable), tax: Number(added) },
    { percent, isIncluded: true, base: Number(including.minus(included)), tax: Number(included) },
  ].filter(({ base, tax }) => base !== 0 || tax !== 0)
}

/**
 * The part of an invoice's taxes that a credit note takes back, below 0. `before` and `after` are what is credited of the
 * invoice's total without and with it, so that credit notes of the whole take back exactly its tax.
 */
export function creditedTaxesOf(
  taxes: readonly InvoiceTax[],
  { total, before, after }: { total: number; before: number; after: number },
  currency: Currency,
): InvoiceTax[] {
  const partOf = (amount: number, credited: number) => rounded(Big(amount).times(credited).div(total), currency)
  const taken = (amount: number) => Number(partOf(amount, before).minus(partOf(amount, after)))
  return taxes.map(({ base, tax, ...rest }) => ({ ...rest, base: taken(base), tax: taken(tax) }))
}

/** What can be paid of a sum, halves away from zero; the text of a number keeps all its decimals. */
export function payable(amount: number | string, currency: Currency): number {
  return Number(rounded(Big(amount), currency))
}

function rounded(amount: Big, currency: Currency): Big {
  return amount.round(decimalsOf[currency], Big.roundHalfUp)
}

function sum(amounts: readonly Big[]): Big {
  return amounts.reduce((total, amount) => total.plus(amount), Big(0))
}
