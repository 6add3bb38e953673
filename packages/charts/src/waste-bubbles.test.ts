import { wasteTypes } from '@thant/contracts/materials/wastes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wasteBubbles } from './waste-bubbles.ts'

const nothing = { Papers: 0, Plastics: 0, Cans: 0, Glasses: 0, 'E-waste': 0, Organic: 0 }

test('counts the months of a type, and says its total and how much of it an average month has, and leaves out types without waste', () => {
  const figures = [
    { ...nothing, month: '2026-01', Papers: 10.1, Cans: 1 },
    { ...nothing, month: '2026-02', Papers: 20.2 },
    { ...nothing, month: '2026-03' },
  ]
  expect(wasteBubbles(figures)).toEqual([
    { name: 'Papers', months: 2, averageKg: 15.15, totalKg: 30.3 },
    { name: 'Cans', months: 1, averageKg: 0.5, totalKg: 1 },
  ])
})

test('adds up to the whole collected weight', () => {
  const grams = fc.integer({ min: 0, max: 1_000_000 })
  const month = fc.record(Object.fromEntries(wasteTypes.map((type) => [type, grams])))
  fc.assert(
    fc.property(fc.array(month, { maxLength: 30 }), (months) => {
      const figures = months.map((amounts) => ({
        month: '2026-01',
        ...(Object.fromEntries(wasteTypes.map((type) => [type, Number(amounts[type]) / 1_000])) as typeof nothing),
      }))
      const all = months.reduce(
        (sum, amounts) => sum + wasteTypes.reduce((each, type) => each + Number(amounts[type]), 0),
        0,
      )
      const total = wasteBubbles(figures).reduce((sum, { totalKg }) => sum + Math.round(totalKg * 1_000), 0)
      expect(total).toBe(all)
    }),
  )
})
