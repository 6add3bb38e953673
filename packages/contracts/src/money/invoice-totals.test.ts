import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies } from '../money.ts'
import { taxTreatments } from './invoice-lines.ts'
import { creditedTaxesOf, totalsOf } from './invoice-totals.ts'

const line = (quantity: number, unitPrice: number, taxTreatment: (typeof taxTreatments)[number] = 'taxable') => ({
  quantity,
  unitPrice,
  taxTreatment,
})

describe('the totals of an invoice', () => {
  it('rounds each line to what can be paid, and the tax once for all lines of a treatment', {
    tags: ['14.1-02', '14.1-04'],
  }, () => {
    // 33.333 kg at 0.3333 are 11.1098889; three such lines bear 5 % of 33.33, not three times 5 % of 11.11.
    const thirds = [line(33.333, 0.3333), line(33.333, 0.3333), line(33.333, 0.3333)]
    expect(totalsOf(thirds, 'USD', 5)).toEqual({
      amounts: [11.11, 11.11, 11.11],
      taxes: [{ percent: 5, isIncluded: false, base: 33.33, tax: 1.67 }],
      total: 35,
    })
  })

  it('has no parts of a kyat, and halves are rounded up', { tags: ['14.1-02'] }, () => {
    expect(totalsOf([line(3, 0.5), line(1, 1_000.5, 'exempt')], 'MMK', 5)).toEqual({
      amounts: [2, 1_001],
      taxes: [{ percent: 5, isIncluded: false, base: 2, tax: 0 }],
      total: 1_003,
    })
  })

  it('takes the tax that a price includes out of it, and adds none', { tags: ['14.1-03'] }, () => {
    expect(totalsOf([line(1, 10_500, 'tax-included'), line(2, 5_000)], 'MMK', 5)).toEqual({
      amounts: [10_500, 10_000],
      taxes: [
        { percent: 5, isIncluded: false, base: 10_000, tax: 500 },
        { percent: 5, isIncluded: true, base: 10_000, tax: 500 },
      ],
      total: 21_000,
    })
  })

  it('taxes what is left after a deduction', { tags: ['14.1-02'] }, () => {
    expect(totalsOf([line(1, 100), line(1, -40)], 'USD', 5)).toEqual({
      amounts: [100, -40],
      taxes: [{ percent: 5, isIncluded: false, base: 60, tax: 3 }],
      total: 63,
    })
  })

  it('shows no tax where none is due', { tags: ['14.1-03'] }, () => {
    expect(totalsOf([line(2, 10), line(1, 5, 'tax-included')], 'USD', null)).toEqual({
      amounts: [20, 5],
      taxes: [],
      total: 25,
    })
  })

  it('is taken back in parts by credit notes, and exactly when all of it is credited', { tags: ['14.2-06'] }, () => {
    const { taxes, total } = totalsOf([line(1, 1_001), line(1, 333, 'tax-included')], 'MMK', 5)
    const steps = [0, 300, 777, total]
    const taken = steps
      .slice(1)
      .map((after, index) => creditedTaxesOf(taxes, { total, before: steps[index] ?? 0, after }, 'MMK'))
    expect(taken.flat().every(({ base, tax }) => base < 0 && tax <= 0 && Number.isInteger(tax))).toBe(true)
    for (const [index, { base, tax }] of taxes.entries()) {
      expect(taken.reduce((sum, parts) => sum + (parts[index]?.base ?? 0), 0)).toBe(-base)
      expect(taken.reduce((sum, parts) => sum + (parts[index]?.tax ?? 0), 0)).toBe(-tax)
    }
  })

  const anyLine = fc.record({
    quantity: fc.integer({ min: 1, max: 1_000_000_000 }).map((thousandths) => thousandths / 1_000),
    unitPrice: fc.integer({ min: -100_000_000, max: 1_000_000_000 }).map((tenThousandths) => tenThousandths / 10_000),
    taxTreatment: fc.constantFrom(...taxTreatments),
  })

  it('is, to the last coin, the sum of its lines and of the tax that is added', { tags: ['14.1-02'] }, () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 20 }),
        fc.constantFrom(...currencies),
        fc.constantFrom(null, 5, 7.25, 100),
        (lines, currency, percent) => {
          const { amounts, taxes, total } = totalsOf(lines, currency, percent)
          const coins = (amount: number) => BigInt(Math.round(amount * 100))
          const added = taxes.filter(({ isIncluded }) => !isIncluded).map(({ tax }) => tax)
          expect([...amounts, ...added].reduce((sum, amount) => sum + coins(amount), 0n)).toBe(coins(total))
          if (currency === 'MMK')
            expect([...amounts, ...taxes.map(({ tax }) => tax)].every(Number.isInteger)).toBe(true)
        },
      ),
    )
  })

  it('does not depend on the order of the lines', { tags: ['14.1-02'] }, () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 20 }),
        fc.constantFrom(...currencies),
        (lines, currency) => {
          const { taxes, total } = totalsOf(lines, currency, 5)
          expect(totalsOf(lines.toReversed(), currency, 5)).toMatchObject({ taxes, total })
        },
      ),
    )
  })

  it('rounds a line as exact arithmetic does', { tags: ['14.1-02'] }, () => {
    fc.assert(
      fc.property(anyLine, (one) => {
        const exact = BigInt(Math.round(one.quantity * 1_000)) * BigInt(Math.round(one.unitPrice * 10_000))
        const half = exact < 0n ? -50_000n : 50_000n
        expect(BigInt(Math.round((totalsOf([one], 'USD', null).amounts[0] ?? 0) * 100))).toBe((exact + half) / 100_000n)
      }),
    )
  })
})
