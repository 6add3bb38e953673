import { type Currency, currencies } from '@thant/contracts/money'
import type { CreditKind } from '@thant/contracts/money/credits'
import type { Invoice } from '@thant/contracts/money/invoices'
import { classStarts, daysOverdue } from '../ageing/ageing.ts'
import type { RebateCredit } from '../credits/rebate-credits.queries.ts'

/** `paidOn` is in company time, and null until the invoice is paid. */
export type StatementInvoice = Pick<
  Invoice,
  'invoiceNo' | 'description' | 'amount' | 'currency' | 'invoiceDate' | 'paymentDueDate'
> & { paidOn: string | null }

/** Money that came although nothing was due, what was credited, and what was paid back. */
export type StatementCredit = {
  kind: 'second-payment' | CreditKind
  number: string
  day: string
  amount: number
  currency: Currency
}

/** Amounts are in cents, so that sums are exact. */
export type StatementLine = {
  kind: 'bill' | 'payment' | StatementCredit['kind']
  day: string
  /** Of the invoice, credit note or refund. */
  invoiceNo: string
  description: string
  billed: number
  paid: number
  balance: number
}

export type CurrencyStatement = {
  currency: Currency
  /** The balance before the first day, in cents. */
  opening: number
  lines: StatementLine[]
  closing: number
  /** The cents of rebates that the next invoice sets off, which no balance has yet. */
  rebates: number
  /**
   * The cents open on the last day by age: not due yet, then 1 to 29, 30 to 59, 60 to 89, and 90 days overdue or more.
   */
  ages: number[]
}

type Period = { from?: string | undefined; to: string }
type Credits = { credits?: readonly StatementCredit[]; rebates?: readonly RebateCredit[] }

/**
 * What was billed, paid and credited in some days, currency by currency, with the balance after each line. A balance below
 * zero is to the credit of who is billed.
 */
export function statementOf(
  invoices: readonly StatementInvoice[],
  { from, to }: Period,
  { credits = [], rebates = [] }: Credits = {},
): CurrencyStatement[] {
  return currencies.flatMap((currency) => {
    const inCurrency = invoices.filter((invoice) => invoice.currency === currency && invoice.invoiceDate <= to)
    const ownCredits = credits.filter((credit) => credit.currency === currency && credit.day <= to)
    const ownRebates = rebates.filter((rebate) => rebate.currency === currency)
    if (inCurrency.length + ownCredits.length + ownRebates.length === 0) return []
    const entries = [...inCurrency.flatMap(entriesOf), ...ownCredits.map(entryOfCredit)].filter(({ day }) => day <= to)
    const isBefore = ({ day }: Entry) => from !== undefined && day < from
    const opening = sum(entries.filter(isBefore).map(({ billed, paid }) => billed - paid))
    let balance = opening
    const lines = entries
      .filter((entry) => !isBefore(entry))
      .toSorted(byDay)
      .map((entry) => {
        balance += entry.billed - entry.paid
        return { ...entry, balance }
      })
    const inCents = sum(ownRebates.map(({ amount }) => Math.round(amount * 100)))
    return [{ currency, opening, lines, closing: balance, rebates: inCents, ages: agesOf(inCurrency, to) }]
  })
}

type Entry = Omit<StatementLine, 'balance'>

/** A payment from before the invoice date counts on that date, so that no balance is below zero. */
function entriesOf({ invoiceNo, description, amount, invoiceDate, paidOn }: StatementInvoice): Entry[] {
  const cents = Math.round(amount * 100)
  const billed: Entry = { kind: 'bill', day: invoiceDate, invoiceNo, description, billed: cents, paid: 0 }
  if (paidOn === null) return [billed]
  const day = paidOn < invoiceDate ? invoiceDate : paidOn
  return [billed, { ...billed, kind: 'payment', day, billed: 0, paid: cents }]
}

function entryOfCredit({ kind, number, day, amount }: StatementCredit): Entry {
  const cents = Math.round(amount * 100)
  const isBack = kind === 'refund'
  return { kind, day, invoiceNo: number, description: '', billed: isBack ? cents : 0, paid: isBack ? 0 : cents }
}

/** Bills precede the payments of the same day, so that no balance is below zero. */
function byDay(one: Entry, other: Entry): number {
  return one.day.localeCompare(other.day) || other.billed - one.billed || one.invoiceNo.localeCompare(other.invoiceNo)
}

function agesOf(invoices: readonly StatementInvoice[], to: string): number[] {
  const ages = [0, ...classStarts.map(() => 0)]
  for (const { amount, paymentDueDate, paidOn } of invoices) {
    if (paidOn !== null && paidOn <= to) continue
    const days = daysOverdue(paymentDueDate, to)
    const index = classStarts.filter((start) => days >= start).length
    ages[index] = (ages[index] ?? 0) + Math.round(amount * 100)
  }
  return ages
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
