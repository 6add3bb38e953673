import { sumKg } from '@thant/contracts/materials/wastes'
import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { expect, test } from 'vitest'
import { keepItems, sourcePickupsOf } from './source-pickups.ts'

const item = (productType: 'Papers' | 'Glasses', quantity: number) => ({
  productName: 'Newspapers',
  productType,
  quantity,
  unit: 'kg' as const,
  remark: '',
})
const pickup = (_id: string, pickUpTime: string, ...items: ReturnType<typeof item>[]): OrganizationPickup => ({
  _id,
  pickUpTime,
  status: 'COMPLETED',
  wayType: null,
  site: { _id: 'o', name: 'Main site' },
  items,
})

const pickups = [
  pickup('march', '2026-03-02T03:00:00Z', item('Papers', 0.1), item('Papers', 0.2), item('Glasses', 4)),
  pickup('march in Yangon', '2026-02-28T18:00:00Z', item('Glasses', 1)),
  pickup('february', '2026-02-10T03:00:00Z', item('Papers', 3)),
  pickup('another quarter', '2026-05-10T03:00:00Z', item('Papers', 5)),
]
const months = ['2026-02', '2026-03']

test.each([
  [{}, ['february 3', 'march in Yangon 1', 'march 4.3']],
  [{ month: '2026-03' }, ['march in Yangon 1', 'march 4.3']],
  [{ type: 'Papers' as const }, ['february 3', 'march 0.3']],
  [{ month: '2026-03', type: 'Papers' as const }, ['march 0.3']],
  [{ month: '2026-04' }, []],
])('the filter %j matches %j', (filter, expected) => {
  const found = sourcePickupsOf(pickups, months, filter, 'Asia/Yangon')
  expect(found.map(({ _id, items }) => `${_id} ${sumKg(items.map(({ quantity }) => quantity))}`)).toEqual(expected)
})

test('a pickup without an item that counts is left out', () => {
  const found = keepItems(sourcePickupsOf(pickups, months, {}, 'Asia/Yangon'), ({ quantity }) => quantity > 2)
  expect(found.map(({ _id, items }) => [_id, items.map(({ quantity }) => quantity)])).toEqual([
    ['february', [3]],
    ['march', [4]],
  ])
})
