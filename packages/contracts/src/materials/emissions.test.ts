import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { methodNotes } from '../reporting/carbon-notes.ts'
import type { FactorLine } from '../reporting/factor-sets.ts'
import { emissionScaleOf, emissionsOf, emissionUnitOf, factorsOf } from './emissions.ts'
import { defaultTreatment, type SortedType, sortedTypes, type WasteTreatment, type WasteType } from './wastes.ts'

const line = (material: SortedType, direct: number, avoidedMaterial: number, avoidedLandfill = 0, part = '') => ({
  material,
  part,
  direct,
  avoidedMaterial,
  avoidedLandfill,
})
/** The factors of the first set (docs/carbon.md 1). */
const factors: FactorLine[] = [
  line('Papers', 1.266, 0.971),
  line('Plastics', 2.148, 1.899),
  line('Cans', 1.102, 2.949),
  line('Glasses', 0.569, 1.042),
  line('Organic', 0.177, 0.64539, 0.84),
  line('E-waste', 1.289, 0, 0, 'plastic part'),
  line('E-waste', 0.4408, 0, 0, 'metal part'),
]
const tonneOfEach = sortedTypes.map((name) => ({ name, quantity: 1_000 }))
const treated = (wasteType: WasteType, treatment: WasteTreatment, kg: number) => ({
  wasteType,
  treatment,
  grams: Math.round(kg * 1_000),
})
const byDefaultTreatment = (wastes: ReadonlyArray<{ name: SortedType; quantity: number }>) =>
  wastes.map(({ name, quantity }) => treated(name, defaultTreatment[name], quantity))
const defaultEmissions = (wastes: Parameters<typeof byDefaultTreatment>[0]) =>
  emissionsOf([{ wastes: byDefaultTreatment(wastes), factors }])

describe('emissionsOf', () => {
  it.each<[SortedType, number, number, number]>([
    ['Papers', 1.266, 0.971, 0.295],
    ['Plastics', 2.148, 1.899, 0.249],
    ['Cans', 1.102, 2.949, -1.847],
    ['Glasses', 0.569, 1.042, -0.473],
    ['Organic', 0.177, 1.48539, -1.30839],
    ['E-waste', 1.7298, 0, 1.7298],
  ])(
    'a tonne of %s emits %d, avoids %d, nets %d t CO2e',
    { tags: ['9-48', '9-49', '9-50', '9-52'] },
    (material, direct, avoided, net) => {
      const { materials } = defaultEmissions(tonneOfEach)
      expect(materials.find((one) => one.material === material)).toMatchObject({ direct, avoided, net })
    },
  )

  it('sums a tonne of each, with and without e-waste, as docs/carbon.md 1 does', { tags: ['9-51'] }, () => {
    const { total, withoutEwaste } = defaultEmissions(tonneOfEach)
    expect(total).toEqual({
      weightKg: 6_000,
      direct: 6.9918,
      avoidedMaterial: 7.50639,
      avoidedLandfill: 0.84,
      avoided: 8.34639,
      net: -1.35459,
    })
    expect([withoutEwaste.direct, withoutEwaste.net]).toEqual([5.262, -3.08439])
  })

  it('sums items exactly, so that they add up to what their material emits', () => {
    const items = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(items, fc.constantFrom(...sortedTypes), (grams, name) => {
        const together = grams.reduce((sum, one) => sum + one, 0)
        const ofItems = defaultEmissions(grams.map((one) => ({ name, quantity: one / 1_000 })))
        expect(ofItems).toEqual(defaultEmissions([{ name, quantity: together / 1_000 }]))
      }),
    )
  })

  it('counts nothing for landfilling, and for what was not collected', { tags: ['9-53'] }, () => {
    const { total, treatments } = defaultEmissions([])
    expect(total).toEqual({ weightKg: 0, direct: 0, avoidedMaterial: 0, avoidedLandfill: 0, avoided: 0, net: 0 })
    expect(treatments.find(({ treatment }) => treatment === 'landfilling')).toMatchObject({ direct: 0, net: 0 })
  })

  it('agrees between materials, treatments and total to the gram, however odd the weights', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 900_000_000 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(weights, (grams) => {
        const wastes = sortedTypes.map((name, index) => ({ name, quantity: (grams[index] ?? 0) / 1_000 }))
        const { total, materials, treatments, withoutEwaste } = defaultEmissions(wastes)
        const sum = (rows: ReadonlyArray<Record<string, unknown>>, key: string) =>
          rows.reduce((all, row) => all + Number(row[key]), 0)
        for (const key of ['weightKg', 'direct', 'avoided', 'net'] as const) {
          expect(sum(materials, key)).toBeCloseTo(total[key], 6)
          expect(sum(treatments, key)).toBeCloseTo(total[key], 6)
        }
        expect(total.net).toBeCloseTo(total.direct - total.avoided, 9)
        const ewaste = materials.find(({ material }) => material === 'E-waste')
        expect(withoutEwaste.net + (ewaste?.net ?? 0)).toBeCloseTo(total.net, 9)
      }),
    )
  })
})

describe('recorded treatments', () => {
  const landfill: FactorLine = { ...line('Papers', 1.04, 0), treatment: 'landfill' }

  it('have rows of their own, beside the four of every report', () => {
    const wastes = [
      treated('Papers', 'recycling', 700),
      treated('Papers', 'landfill', 200),
      treated('Papers', 'unknown', 100),
      treated('E-waste', 'recycling', 50),
      treated('Organic', 'digestion', 30),
    ]
    const { total, treatments, withoutFactor } = emissionsOf([{ wastes, factors: [...factors, landfill] }])
    expect(treatments.map(({ treatment, weightKg }) => [treatment, weightKg])).toEqual([
      ['recycling', 700],
      ['composting', 0],
      ['landfilling', 200],
      ['e-waste', 50],
      ['digestion', 30],
      ['unknown', 100],
    ])
    expect(total.direct).toBeCloseTo(0.7 * 1.266 + 0.2 * 1.04 + 0.05 * 1.7298, 12)
    expect(withoutFactor).toEqual([
      { treatment: 'digestion', weightKg: 30 },
      { treatment: 'unknown', weightKg: 100 },
    ])
  })

  it('count each part of the year by the factors of its months, so that it is their sum', () => {
    const [before, since] = [[treated('Papers', 'recycling', 1_000)], [treated('Papers', 'recycling', 500)]]
    const { total } = emissionsOf([
      { wastes: before, factors },
      { wastes: since, factors: [line('Papers', 0.5, 0.1)] },
    ])
    expect([total.weightKg, total.direct, total.avoided]).toEqual([1_500, 1.266 + 0.25, 0.971 + 0.05])
  })

  it('are not known of former reports, whose amounts stay as they were printed', { tags: ['11.6-04'] }, () => {
    const { withoutFactor, ...former } = defaultEmissions(tonneOfEach)
    expect(withoutFactor).toEqual([])
    expect(emissionScaleOf(former)).toEqual({ unit: 't' })
    expect(emissionScaleOf({ ...former, withoutFactor: [] })).toEqual({ unit: 't', digits: 3 })
  })
})

it('sums the parts of a material', () => {
  expect(factorsOf(factors, 'E-waste', 'recycling')).toEqual({
    direct: 1.7298,
    avoidedMaterial: 0,
    avoidedLandfill: 0,
  })
})

it('all figures of a report have one unit: tonnes as soon as one of them reaches a tonne', () => {
  const one = [{ material: 'Papers' as const, part: '', direct: 1, avoidedMaterial: 0.5, avoidedLandfill: 0 }]
  const unitOf = (kg: number) =>
    emissionUnitOf(emissionsOf([{ wastes: [treated('Papers', 'recycling', kg)], factors: one }]))
  expect([0, 999, 1_000, 5_000].map(unitOf)).toEqual(['kg', 'kg', 't', 't'])
})

it('says that e-waste is counted by its parts where it is, and not of a set with several of its treatments', () => {
  const set = { _id: 'f', name: 'F', version: '1', source: 'S', gwpSet: 'G', validFrom: '2020-01-01', createdAt: '' }
  const emissions = defaultEmissions(tonneOfEach)
  const landfilled: FactorLine = { ...line('E-waste', 0.1, 0), treatment: 'landfill' }
  const notesOf = (lines: FactorLine[], of = emissions) =>
    methodNotes({ emissions: of, factorSet: { ...set, factors: lines } })
  expect(notesOf(factors)).toHaveLength(1)
  const withoutEwaste = { ...emissions, total: emissions.withoutEwaste }
  expect(notesOf(factors, withoutEwaste)).toEqual([])
  expect(notesOf([line('E-waste', 1.2, 0), landfilled])).toEqual([])
})
