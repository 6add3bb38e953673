import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { createI18n } from '@thant/i18n/create-i18n'
import { createFormat } from '@thant/i18n/format'
import { burmese } from '@thant/i18n/my'
import { expect, test } from 'vitest'
import { matchingKg, totalsOf } from './collected-waste.ts'
import { dateSearchText } from './collected-waste-search.ts'

const timeZone = 'Asia/Yangon'
const chartFormat = createI18n({ language: 'my', burmese })

function pickup(pickUpTime: string, ...weights: number[]): OrganizationPickup {
  const item = { productName: 'Cardboard', productType: 'Papers', unit: 'kg', remark: '' } as const
  const items = weights.map((quantity) => ({ ...item, quantity }))
  const site = { _id: 'o', name: 'Main site' }
  return { _id: pickUpTime, pickUpTime, status: 'COMPLETED', wayType: null, site, items }
}

test('adds up without rounding errors of binary fractions', () => {
  const { byType, all } = totalsOf([pickup('2026-02-03T01:30:00Z', 0.1, 0.2), pickup('2026-02-04T01:30:00Z', 0.7)])
  expect([byType.Papers, byType.Organic, all]).toEqual([1, 0, 1])
})

test('tells of a searched type how much of its total matches the search', () => {
  const rows = [pickup('2026-02-03T01:30:00Z', 0.1, 0.2), pickup('2026-02-04T01:30:00Z', 0.7)]
  rows[0]?.items?.push({ productName: 'Office paper', productType: 'Papers', quantity: 5, unit: 'kg', remark: '' })
  expect(totalsOf(rows).byType.Papers).toBe(6)
  expect(matchingKg(rows, 'Papers', 'CARD')).toBe(1)
  expect(matchingKg(rows, 'Papers', 'paper')).toBe(5)
  expect(matchingKg(rows, 'Cans', 'card')).toBe(0)
})

test.each([
  ['၂၀၂၆/၀၂', '2026/02'],
  ['ဖေဖော်ဝါရီ ၃', 'Feb 3'],
  ['Feb 2026', 'Feb 2026'],
])('looks for %s as %s', (typed, sent) => {
  expect(dateSearchText(typed, chartFormat.getFixedT('my'))).toBe(sent)
})

test('a Burmese date that is typed as displayed is sent in the format of the server', () => {
  const t = chartFormat.getFixedT('my')
  const shown = createFormat({ timeZone, language: 'my', timeFormat: '24h' }, t).date('2026-02-03T01:30:00Z')
  expect(dateSearchText(shown, t)).toBe('2026 Feb 3, Tue')
})
