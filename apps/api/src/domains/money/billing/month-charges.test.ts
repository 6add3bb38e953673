import { expect, it } from 'vitest'
import type { ApplicablePrice, ApplicablePrices } from '#domains/money/prices/applicable-prices.queries.ts'
import { type ChargedMonth, monthChargesOf } from './month-charges.ts'

const monthPrice: ApplicablePrice = {
  kind: 'month',
  wayType: null,
  wasteType: null,
  fromQuantity: 0,
  unitPrice: 30_000,
  isRebate: false,
  taxTreatment: 'tax-included',
}
const list: ApplicablePrices = {
  agreementId: 'an agreement',
  versionId: 'a version',
  currency: 'MMK',
  minimumPerPickup: null,
  minimumPerMonth: null,
  prices: [monthPrice],
}
const charged = { organizationId: 'an organization', siteId: null }
const nothing: ChargedMonth = { day: '2026-01-31', amount: 0, hasMonth: false, hasMinimum: false }
const kindsOf = (prices: Partial<ApplicablePrices>, month: Partial<ChargedMonth> = {}) =>
  monthChargesOf({ ...list, ...prices }, charged, { ...nothing, ...month }).map(({ kind, amount }) => [kind, amount])

it('charges a month its price, with the agreement and version that it is of', { tags: ['14.7-06'] }, () => {
  expect(monthChargesOf(list, charged, nothing)).toEqual([
    {
      ...charged,
      day: '2026-01-31',
      kind: 'month',
      quantity: 1,
      unit: 'month',
      unitPrice: 30_000,
      amount: 30_000,
      currency: 'MMK',
      taxTreatment: 'tax-included',
      versionId: 'a version',
      agreementId: 'an agreement',
    },
  ])
  expect(kindsOf({ prices: [{ ...monthPrice, unitPrice: null }] })).toEqual([])
  expect(kindsOf({ prices: [] })).toEqual([])
  expect(kindsOf({}, { hasMonth: true, amount: 30_000 })).toEqual([])
})

it('fills a month up to its minimum once', { tags: ['14.7-06'] }, () => {
  const minimum = { minimumPerMonth: 50_000 }
  expect(kindsOf(minimum)).toEqual([
    ['month', 30_000],
    ['month-minimum', 20_000],
  ])
  expect(kindsOf(minimum, { amount: 12_345.6789 })).toEqual([
    ['month', 30_000],
    ['month-minimum', 7_654.3211],
  ])
  expect(kindsOf(minimum, { amount: 20_000 })).toEqual([['month', 30_000]])
  expect(kindsOf(minimum, { amount: 30_000, hasMonth: true })).toEqual([['month-minimum', 20_000]])
  expect(kindsOf(minimum, { hasMonth: true, hasMinimum: true })).toEqual([])
})
