import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromProviderAmount, toProviderAmount } from './provider-amount.ts'

describe('an amount for the provider', () => {
  it.each([
    ['150.00', '000000015000'],
    ['150', '000000015000'],
    ['0.01', '000000000001'],
    ['75000.5', '000007500050'],
    ['9999999999.99', '999999999999'],
  ])('of %s is %s', { tags: ['9-08'] }, (amount, digits) => {
    expect(toProviderAmount(amount)).toBe(digits)
  })

  it.each(['', '-1', '1.005', '10000000000.00', '1e3', 'abc', '1,000'])('of %j is refused', (amount) => {
    expect(() => toProviderAmount(amount)).toThrow('can not be said in 12 digits')
  })

  it('comes back as it was', { tags: ['9-08'] }, () => {
    const cents = fc.bigInt({ min: 0n, max: 999_999_999_999n })
    fc.assert(
      fc.property(cents, (value) => {
        const amount = `${value / 100n}.${String(value % 100n).padStart(2, '0')}`
        expect(fromProviderAmount(toProviderAmount(amount))).toBe(amount)
      }),
    )
  })
})

it.each([
  undefined,
  '',
  '100',
  '0000000000001',
  '-00000000100',
  '00000000010.0',
  '00000000010 ',
  '０００００００００１００',
])('reads no amount in %j', (digits) => {
  expect(fromProviderAmount(digits)).toBeUndefined()
})
