import type { PriceKind } from '@thant/contracts/money/price-kinds'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ApplicablePrice } from '#domains/money/prices/applicable-prices.queries.ts'
import { type DonePickup, inViss, pickupCharges } from './pickup-charges.ts'
import { type PricedCharge, unsettledCharges } from './unsettled-charges.ts'

const price = (kind: PriceKind, unitPrice: number | null, rest: Partial<ApplicablePrice> = {}): ApplicablePrice => ({
  kind,
  wayType: null,
  wasteType: null,
  fromQuantity: 0,
  unitPrice,
  isRebate: false,
  taxTreatment: 'taxable',
  ...rest,
})

const pickup = (rest: Partial<DonePickup> = {}): DonePickup => ({
  outcome: 'collected',
  wayType: null,
  isExtra: false,
  weights: [],
  ...rest,
})

function charged(done: DonePickup, prices: ApplicablePrice[], minimumPerPickup: number | null = null) {
  const applicable = { agreementId: '', versionId: null, currency: 'MMK' as const, minimumPerMonth: null }
  return pickupCharges(done, { ...applicable, prices, minimumPerPickup }).map(
    ({ kind, quantity, unitPrice }) => [kind, quantity, unitPrice] as const,
  )
}

describe('a collected pickup', { tags: ['14.6-02'] }, () => {
  it('is charged by its way type, or by the price of all', () => {
    const prices = [price('pickup', 5_000), price('pickup', 7_000, { wayType: 'Organic' })]
    expect(charged(pickup({ wayType: 'Organic' }), prices)).toEqual([['pickup', 1, 7_000]])
    expect(charged(pickup({ wayType: 'Dry' }), prices)).toEqual([['pickup', 1, 5_000]])
    expect(charged(pickup(), prices)).toEqual([['pickup', 1, 5_000]])
  })

  it('costs the price of an extra one where the customer asked for it and there is one', () => {
    const prices = [price('pickup', 5_000), price('extra-pickup', 9_000)]
    expect(charged(pickup({ isExtra: true }), prices)).toEqual([['extra-pickup', 1, 9_000]])
    expect(charged(pickup({ isExtra: true }), prices.slice(0, 1))).toEqual([['pickup', 1, 5_000]])
  })

  it('is charged by kilograms or viss, in the step that the whole weight reaches', () => {
    const weights = [{ wasteType: 'Organic' as const, kg: 163.3 }]
    const steps = [price('viss', 100, { fromQuantity: 20 }), price('viss', 80, { fromQuantity: 100 })]
    expect(charged(pickup({ weights }), steps)).toEqual([['viss', 100, 80]])
    expect(charged(pickup({ weights: [{ wasteType: 'Organic', kg: 163.298 }] }), steps)).toEqual([
      ['viss', 99.999, 100],
    ])
    expect(charged(pickup({ weights: [{ wasteType: 'Organic', kg: 32 }] }), steps)).toEqual([])
    expect(inViss(1.633)).toBe(1)
  })

  it('takes a type by its own price, in whichever unit, before that of all types', () => {
    const weights = [
      { wasteType: 'Papers' as const, kg: 10 },
      { wasteType: 'Cans' as const, kg: 16.33 },
    ]
    const prices = [price('kg', 50), price('viss', 900, { wasteType: 'Cans', isRebate: true })]
    expect(charged(pickup({ weights }), prices)).toEqual([
      ['kg', 10, 50],
      ['viss', 10, -900],
    ])
  })

  it('costs at least the minimum, which a rebate does not lower, and nothing where nothing is priced', () => {
    const weights = [{ wasteType: 'Cans' as const, kg: 10 }]
    const prices = [price('pickup', 3_000), price('kg', 400, { wasteType: 'Cans', isRebate: true })]
    expect(charged(pickup({ weights }), prices, 5_000)).toEqual([
      ['pickup', 1, 3_000],
      ['kg', 10, -400],
      ['pickup-minimum', 1, 2_000],
    ])
    expect(charged(pickup(), prices, 3_000)).toEqual([['pickup', 1, 3_000]])
    expect(charged(pickup(), [price('month', 1)], 5_000)).toEqual([])
  })

  it('is not charged by an index that has no value yet', () => {
    expect(charged(pickup({ weights: [{ wasteType: 'Cans', kg: 1 }] }), [price('kg', null)])).toEqual([])
  })
})

it('a trip that failed is charged as such, and nothing else', { tags: ['14.6-03'] }, () => {
  const weights = [{ wasteType: 'Cans' as const, kg: 10 }]
  const prices = [price('pickup', 3_000), price('kg', 10), price('wasted-trip', 1_500)]
  expect(charged(pickup({ outcome: 'wasted', weights }), prices, 5_000)).toEqual([['wasted-trip', 1, 1_500]])
  expect(charged(pickup({ outcome: 'wasted' }), prices.slice(0, 1))).toEqual([])
})

const anyCharge: fc.Arbitrary<PricedCharge> = fc.record({
  kind: fc.constantFrom('pickup', 'kg'),
  wayType: fc.constant(null),
  wasteType: fc.constantFrom('Papers', 'Cans', null),
  quantity: fc.integer({ min: 1, max: 9_999_999 }).map((grams) => grams / 1_000),
  unit: fc.constant('kg'),
  unitPrice: fc.constantFrom(0.0001, 0.3333, 100, -5),
  taxTreatment: fc.constantFrom('taxable', 'exempt'),
  currency: fc.constantFrom('MMK', 'USD'),
})

it('what is settled and what is left together are what is wanted, whatever changed between', {
  tags: ['14.6-05'],
}, () => {
  const grams = (charges: readonly PricedCharge[]) => {
    const sums = new Map<string, number>()
    for (const { quantity, ...price } of charges) {
      const key = JSON.stringify([price.kind, price.wasteType, price.unitPrice, price.taxTreatment, price.currency])
      sums.set(key, (sums.get(key) ?? 0) + Math.round(quantity * 1_000))
    }
    return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0).toSorted())
  }
  const anyCharges = fc.array(anyCharge, { maxLength: 6 })
  fc.assert(
    fc.property(anyCharges, anyCharges, (wanted, settled) => {
      const open = unsettledCharges(wanted, settled)
      expect(grams([...settled, ...open])).toEqual(grams(wanted))
      expect(unsettledCharges(wanted, [...settled, ...open])).toEqual([])
    }),
  )
})
