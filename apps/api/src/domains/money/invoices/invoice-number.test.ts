import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextInvoiceNumber } from './invoice-number.ts'

it.each([
  ['2026', 0n, 'INV-2026-0001'],
  ['2026', 9n, 'INV-2026-0010'],
  ['2026', 9_998n, 'INV-2026-9999'],
  ['2026', 9_999n, 'INV-2026-10000'],
  ['2099', 1_234_567n, 'INV-2099-1234568'],
])('in %s, after %i, comes %3$s', (year, highest, number) => {
  expect(nextInvoiceNumber(year, highest)).toBe(number)
})

it('never gives a number twice, whatever came before', { tags: ['2.12-12'] }, () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (highest) => {
      const number = nextInvoiceNumber('2026', highest)
      expect(BigInt(number.slice('INV-2026-'.length))).toBe(highest + 1n)
      expect(number).not.toBe(nextInvoiceNumber('2026', highest + 1n))
    }),
  )
})
