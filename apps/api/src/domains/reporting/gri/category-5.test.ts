import { defaultTreatment, sortedTypes, wasteTreatments } from '@thant/contracts/materials/wastes'
import type { FactorSet } from '@thant/contracts/reporting/factor-sets'
import { describe, expect, it } from 'vitest'
import type { TreatedWaste } from '#domains/materials/wastes/wastes.queries.ts'
import { category5 } from './category-5.ts'

const factors = { part: '', direct: 2, avoidedMaterial: 1, avoidedLandfill: 0.5 }
const set: FactorSet = {
  _id: '5d0c2a4e-8f6b-4c1d-9a37-2b8e6f140023',
  name: 'National factors',
  version: '2',
  source: 'A table of the ministry',
  gwpSet: 'AR6',
  assessment: 'AR6',
  region: '',
  year: null,
  validFrom: '2026-01-01',
  createdAt: '2026-01-01T00:00:00.000Z',
  factors: sortedTypes.map((material) => ({ ...factors, material, treatment: defaultTreatment[material] })),
}
const plastic: TreatedWaste = {
  wasteType: 'Plastics',
  treatment: 'recycling',
  measure: 'weighed',
  isHazardous: false,
  grams: 1_000_000,
}
const ofSet = (wastes: TreatedWaste[], more: FactorSet['factors'] = []) =>
  category5([{ wastes, factorSet: { ...set, factors: [...set.factors, ...more] } }])

describe('category5', () => {
  it('is the direct emissions alone; avoided ones are beside it, outside of the scopes', { tags: ['11.5-05'] }, () => {
    const { factorSets, ...emissions } = ofSet([plastic, { ...plastic, measure: 'estimated' }])
    expect(emissions).toEqual({ direct: 4, outsideOfScopes: { avoided: 3 }, withoutFactor: [], isTooLow: false })
    expect(factorSets.map(({ name, version }) => [name, version])).toEqual([['National factors', '2']])
  })

  it('is too low with waste on a landfill, of which the set knows nothing', { tags: ['11.5-05'] }, () => {
    const { direct, outsideOfScopes, withoutFactor, isTooLow } = ofSet([
      plastic,
      { ...plastic, treatment: 'landfill', grams: 80_001 },
    ])
    expect([direct, outsideOfScopes.avoided, isTooLow]).toEqual([2, 1.5, true])
    expect(withoutFactor).toEqual([{ treatment: 'landfill', weightKg: 80.001 }])
  })

  it('takes the factors of the treatment, whose parts are summed, and is too low for what the set does not know', {
    tags: ['11.5-05'],
  }, () => {
    const landfill = {
      ...factors,
      material: 'Plastics',
      treatment: 'landfill',
      direct: 0.5,
      avoidedMaterial: 0,
    } as const
    const parts = [
      { ...landfill, part: 'film' },
      { ...landfill, part: 'bottles', direct: 0.25, avoidedLandfill: 0 },
    ]
    const wastes: TreatedWaste[] = [
      plastic,
      { ...plastic, treatment: 'landfill', grams: 2_000_000 },
      { ...plastic, wasteType: 'Papers', treatment: 'landfill', grams: 3_000 },
    ]
    const emissions = ofSet(wastes, parts)
    expect([emissions.direct, emissions.outsideOfScopes.avoided]).toEqual([2 + 1.5, 1.5 + 1])
    expect(emissions.withoutFactor).toEqual([{ treatment: 'landfill', weightKg: 3 }])
    const known = ofSet(wastes.slice(0, 2), parts)
    expect([known.withoutFactor, known.isTooLow]).toEqual([[], false])
  })

  it.each(sortedTypes)('knows %s in one treatment', { tags: ['11.5-05'] }, (wasteType) => {
    const known = wasteTreatments.filter((treatment) => !ofSet([{ ...plastic, wasteType, treatment }]).isTooLow)
    expect(known).toEqual([wasteType === 'Organic' ? 'composting' : 'recycling'])
  })
})
