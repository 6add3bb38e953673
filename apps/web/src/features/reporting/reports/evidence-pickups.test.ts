import type { GriCell } from '@thant/contracts/reporting/gri-items'
import type { EvidenceItem, EvidencePickup } from '@thant/contracts/reporting/report-evidence'
import { expect, test } from 'vitest'
import { collectedOf, hasSeveralSites, pickupsBehind } from './evidence-pickups.ts'

const item = (weightKg: number, overrides: Partial<EvidenceItem> = {}): EvidenceItem => ({
  productName: 'Newspapers',
  wasteType: 'Papers',
  treatment: 'recycling',
  destination: 'Bago mill',
  measure: 'weighed',
  isHazardous: false,
  weightKg,
  ...overrides,
})
const pickup = (collectionNote: string, ...items: EvidenceItem[]): EvidencePickup => ({
  collectionNote,
  pickUpTime: '2026-03-02T03:00:00Z',
  site: 'Main site',
  items,
})

const pickups = [
  pickup('COL-1', item(0.1), item(0.2, { treatment: 'landfill' }), item(4, { productName: 'Cardboard' })),
  pickup('COL-2', item(1, { wasteType: 'Organic', treatment: 'composting', measure: 'estimated' })),
  pickup('COL-3', item(2, { wasteType: 'E-waste', treatment: 'unknown', isHazardous: true })),
]

test.each<[GriCell, string[]]>([
  [{}, ['COL-1 0.1 0.2 4', 'COL-2 1', 'COL-3 2']],
  [{ wasteType: 'Papers' }, ['COL-1 0.1 0.2 4']],
  [{ wasteType: 'Papers', operation: 'disposed' }, ['COL-1 0.2']],
  [{ operation: 'diverted' }, ['COL-1 0.1 4', 'COL-2 1']],
  [{ operation: 'recycling', isHazardous: 'false' }, ['COL-1 0.1 4', 'COL-2 1']],
  [{ operation: 'other-disposal', isHazardous: 'true' }, ['COL-3 2']],
  [{ treatment: 'unknown' }, ['COL-3 2']],
  [{ measure: 'estimated' }, ['COL-2 1']],
  [{ operation: 'incineration' }, []],
])('the cell %j has the items %j behind it', (cell, expected) => {
  const words = { ofItem: ({ treatment }: EvidenceItem) => treatment, ofPickup: () => 'a place' }
  const found = pickupsBehind(pickups, cell, words)
  expect(found.map(({ _id, items }) => [_id, ...items.map(({ quantity }) => quantity)].join(' '))).toEqual(expected)
})

test('the parts of a product are summed up in whole grams, and those of another type are not', () => {
  const parts = [item(0.1), item(0.2, { treatment: 'landfill' }), item(5, { wasteType: 'Organic' })]
  expect(collectedOf(pickup('COL-4', ...parts))).toEqual({
    products: [
      { productName: 'Newspapers', weightKg: 0.3 },
      { productName: 'Newspapers', weightKg: 5 },
    ],
    weightKg: 5.3,
  })
})

test('sites are named where there are several', () => {
  expect(hasSeveralSites(pickups)).toBe(false)
  expect(hasSeveralSites([...pickups, { ...pickup('COL-5'), site: 'Branch' }])).toBe(true)
})
