import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type StatementInvoice, statementOf } from './statement.ts'

const invoice = (overrides: Partial<StatementInvoice> = {}): StatementInvoice => ({
  invoiceNo: 'A',
  description: '',
  amount: 10,
  currency: 'USD',
  invoiceDate: '2026-01-10',
  paymentDueDate: '2026-01-24',
  paidOn: null,
  ...overrides,
})
const lineOf = ({ day, billed, paid, balance }: { day: string; billed: number; paid: number; balance: number }) => [
  day,
  billed,
  paid,
  balance,
]

describe('a statement', () => {
  it('adds bills and payments up day by day, in cents', () => {
    const [usd] = statementOf(
      [
        invoice({ amount: 0.1, paidOn: '2026-01-20' }),
        invoice({ invoiceNo: 'B', amount: 0.2, invoiceDate: '2026-01-15' }),
      ],
      { to: '2026-01-31' },
    )
    expect(usd?.lines.map(lineOf)).toEqual([
      ['2026-01-10', 10, 0, 10],
      ['2026-01-15', 20, 0, 30],
      ['2026-01-20', 0, 10, 20],
    ])
    expect([usd?.opening, usd?.closing]).toEqual([0, 20])
  })

  it('opens with the balance before its first day', () => {
    const before = [invoice({ paidOn: '2026-02-03' }), invoice({ invoiceNo: 'B', paidOn: '2026-01-12' })]
    const [usd] = statementOf(before, { from: '2026-02-01', to: '2026-02-28' })
    expect(usd).toMatchObject({ opening: 1_000, closing: 0 })
    expect(usd?.lines.map(lineOf)).toEqual([['2026-02-03', 0, 1_000, 0]])
  })

  it('counts a payment from before the invoice date on that date', () => {
    const [usd] = statementOf([invoice({ paidOn: '2026-01-01' })], { to: '2026-01-31' })
    expect(usd?.lines.map(lineOf)).toEqual([
      ['2026-01-10', 1_000, 0, 1_000],
      ['2026-01-10', 0, 1_000, 0],
    ])
  })

  it('counts money that came twice and credit notes as paid, refunds as billed, and goes below zero', () => {
    const credit = { number: 'A', currency: 'USD' as const, day: '2026-01-21', amount: 10 }
    const [usd] = statementOf(
      [invoice({ paidOn: '2026-01-20' })],
      { to: '2026-01-31' },
      {
        credits: [
          { ...credit, kind: 'second-payment' },
          { ...credit, kind: 'credit-note', number: 'CN', amount: 0.1, day: '2026-01-22' },
          { ...credit, kind: 'refund', number: 'RF', day: '2026-01-23' },
        ],
      },
    )
    expect(usd?.lines.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['bill', 1_000],
      ['payment', 0],
      ['second-payment', -1_000],
      ['credit-note', -1_010],
      ['refund', -10],
    ])
    expect(usd?.closing).toBe(-10)
  })

  it('names rebates that the next invoice sets off, beside the balance', () => {
    const rebates = [{ currency: 'MMK', amount: 15_000 } as const]
    expect(statementOf([], { to: '2026-01-31' }, { rebates })).toMatchObject([
      { currency: 'MMK', lines: [], closing: 0, rebates: 1_500_000 },
    ])
  })

  it('of an invoice that was rejected has the money that came for it', () => {
    const credits = [{ kind: 'second-payment', number: 'A', currency: 'THB', day: '2026-01-21', amount: 10 }] as const
    expect(statementOf([], { to: '2026-01-31' }, { credits })).toMatchObject([{ currency: 'THB', closing: -1_000 }])
  })

  it('ignores what happened after its last day', () => {
    const later = [invoice({ paidOn: '2026-02-02' }), invoice({ invoiceNo: 'B', invoiceDate: '2026-02-01' })]
    const [usd] = statementOf(later, { to: '2026-01-31' })
    expect(usd).toMatchObject({ closing: 1_000, lines: [{ invoiceNo: 'A' }], ages: [0, 1_000, 0, 0, 0] })
    expect(statementOf(later, { to: '2026-01-09' })).toEqual([])
  })

  it.each([
    ['2026-01-24', 0],
    ['2026-01-25', 1],
    ['2026-02-22', 1],
    ['2026-02-23', 2],
    ['2026-03-24', 2],
    ['2026-03-25', 3],
    ['2026-04-24', 4],
  ])('on %s puts an invoice due on 24 January into class %i', (to, index) => {
    const [usd] = statementOf([invoice()], { to })
    expect(usd?.ages.findIndex((cents) => cents > 0)).toBe(index)
  })

  it('closes with the sum of its age classes, in every currency and period', { tags: ['2.12-15'] }, () => {
    const day = fc.integer({ min: 0, max: 200 }).map((days) => dayAfter(days))
    const some = fc.record({
      invoiceNo: fc.string({ minLength: 1, maxLength: 4 }),
      description: fc.constant(''),
      amount: fc.integer({ min: 1, max: 1e11 }).map((cents) => cents / 100),
      currency: fc.constantFrom('USD' as const, 'MMK' as const),
      invoiceDate: day,
      paymentDueDate: day,
      paidOn: fc.option(day),
    })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 20 }), day, day, (invoices, from, to) => {
        for (const { opening, lines, closing, ages } of statementOf(invoices, { from, to })) {
          expect(closing).toBe(lines.reduce((balance, { billed, paid }) => balance + billed - paid, opening))
          expect(closing).toBeGreaterThanOrEqual(0)
          expect(ages.reduce((sum, cents) => sum + cents, 0)).toBe(closing)
        }
      }),
    )
  })
})

function dayAfter(days: number): string {
  return new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10)
}
