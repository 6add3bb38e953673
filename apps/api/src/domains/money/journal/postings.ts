import type { AccountRole } from '@thant/contracts/money/accounts'
import type { InvoiceTax, TaxTreatment } from '@thant/contracts/money/invoice-lines'

/** A line of an entry: a debit is above 0, a credit below. */
export type Posting = {
  account: AccountRole
  amount: number
  taxTreatment?: TaxTreatment
  taxPercent?: number
}

/** Where money comes in and goes out. */
export type MoneyAccount = Extract<AccountRole, 'bank' | 'card'>

/**
 * What an invoice is owed for: the sales that bear tax, the tax on a line of its own, and the rest. An invoice that was
 * made out as one amount has no taxes.
 */
export function postingsOfBill(total: number, taxes: readonly InvoiceTax[]): Posting[] {
  const taxed = taxes.reduce((sum, { base, tax }) => sum + cents(base) + cents(tax), 0)
  return [
    { account: 'receivables', amount: total },
    ...taxes.flatMap(({ base, tax, percent, isIncluded }): Posting[] => {
      const code = { taxTreatment: isIncluded ? ('tax-included' as const) : ('taxable' as const), taxPercent: percent }
      return [
        { account: 'sales', amount: -base, ...code },
        { account: 'commercial-tax', amount: -tax, ...code },
      ]
    }),
    { account: 'untaxed-sales', amount: (taxed - cents(total)) / 100, taxTreatment: 'exempt' },
  ]
}

/** What takes a bill back. */
export function reversed(postings: readonly Posting[]): Posting[] {
  return postings.map((posting) => ({ ...posting, amount: -posting.amount }))
}

export function postingsOfPayment(amount: number, paidInto: MoneyAccount): Posting[] {
  return moved(amount, { from: 'receivables', to: paidInto })
}

/** A public order is a sale once it is paid. */
export function postingsOfOrder(total: number, paidInto: MoneyAccount): Posting[] {
  return [
    { account: paidInto, amount: total },
    { account: 'order-sales', amount: -total, taxTreatment: 'exempt' },
  ]
}

export function postingsOfOrderNote(amount: number): Posting[] {
  return [
    { account: 'order-sales', amount, taxTreatment: 'exempt' },
    { account: 'receivables', amount: -amount },
  ]
}

export function moved(amount: number, { from, to }: { from: AccountRole; to: AccountRole }): Posting[] {
  return [
    { account: to, amount },
    { account: from, amount: -amount },
  ]
}

export function cents(amount: number): number {
  return Math.round(amount * 100)
}
