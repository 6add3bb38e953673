import type { Invoice } from '@thant/contracts/invoices'
import { type Currency, currencies } from '@thant/contracts/money'
import { classStarts, daysOverdue } from './ageing.ts'

/** An invoice as a statement counts it: what was billed when, and on which day the money came. */
export type StatementInvoice = Pick<
  Invoice,
  'invoiceNo' | 'description' | 'amount' | 'currency' | 'invoiceDate' | 'paymentDueDate'
> & { paidOn: string | null }

/** In cents, so that sums are exact. */
export type StatementLine = {
  day: string
  invoiceNo: string
  description: string
  billed: number
  paid: number
  balance: number
}

export type CurrencyStatement = {
  currency: Currency
  /** What was open before the first day. */
  opening: number
  lines: StatementLine[]
  closing: number
  /** Of what is open on the last day: not due yet, 1 to 29 days over, then from 30, 60 and 90. */
  ages: number[]
}

type Period = { from?: string | undefined; to: string }

/** What was billed and paid in some days, currency by currency, with the balance after each line. */
export function statementOf(invoices: readonly StatementInvoice[], { from, to }: Period): CurrencyStatement[] {
  return currencies.flatMap((currency) => {
    const own = invoices.filter((invoice) => invoice.currency === currency && invoice.invoiceDate <= to)
    if (own.length === 0) return []
    const moves = own.flatMap(movesOf).filter(({ day }) => day <= to)
    const isBefore = ({ day }: Move) => from !== undefined && day < from
    const opening = sum(moves.filter(isBefore).map(({ billed, paid }) => billed - paid))
    let balance = opening
    const lines = moves
      .filter((move) => !isBefore(move))
      .toSorted(byDay)
      .map((move) => {
        balance += move.billed - move.paid
        return { ...move, balance }
      })
    return [{ currency, opening, lines, closing: balance, ages: agesOf(own, to) }]
  })
}

type Move = Omit<StatementLine, 'balance'>

/** Money that came before the bill counts from the bill on, so that no balance is below zero. */
function movesOf({ invoiceNo, description, amount, invoiceDate, paidOn }: StatementInvoice): Move[] {
  const cents = Math.round(amount * 100)
  const billed = { day: invoiceDate, invoiceNo, description, billed: cents, paid: 0 }
  if (paidOn === null) return [billed]
  return [billed, { ...billed, day: paidOn < invoiceDate ? invoiceDate : paidOn, billed: 0, paid: cents }]
}

/** What is billed on a day stands before what is paid on it. */
function byDay(one: Move, other: Move): number {
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
