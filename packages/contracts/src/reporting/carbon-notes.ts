import type { TranslationKey } from '@thant/i18n/translation-key'
import { hasEwaste } from '../materials/emissions.ts'
import type { Message } from '../materials/plan.ts'
import { sortedTypes, sumKg, wasteTreatmentLabels, wasteTypeLabels } from '../materials/wastes.ts'
import type { CarbonFigures, WithoutFactor } from './carbon.ts'
import { isOfDefaultTreatment } from './factor-sets.ts'

/** Sentences of a carbon report that its figures and its factor sets make, and that screens and papers share. */

type Report = Pick<CarbonFigures, 'emissions' | 'factorSet' | 'earlierFactorSets'>

export const netFormula: TranslationKey = 'Net emissions = A − B − C'

/** What the formula is of, and what the figures are not. */
export const disclaimerNotes: readonly TranslationKey[] = [
  'A are the direct emissions of the treatment, B the avoided emissions of new material or fertilizer, and C the avoided emissions of landfilling.',
  'The figures are estimates based on average factors. Transport, energy contracts and the recycling plants that were actually used are not in them. They compare treatments; they do not replace a greenhouse gas inventory, and they are not carbon offsets.',
  'Whether a weight was read from a scale or estimated is stated in the portal’s GRI 306 report, as far as it was recorded. A quarter is three consecutive months with pickups, in the company’s time zone; months without pickups are not counted.',
]

/** What the figures by treatment leave out. */
export function treatmentNotes({ withoutFactor }: CarbonFigures['emissions']): Message[] {
  return withoutFactor === undefined ? [{ text: defaultTreatmentsAlone }] : missingFactorNotes(withoutFactor)
}

/** Names the waste that went where the factors say nothing. */
export function missingFactorNotes(withoutFactor: readonly WithoutFactor[]): Message[] {
  if (withoutFactor.length === 0) return []
  const weights = withoutFactorWeights(withoutFactor)
  return [
    {
      text: 'The factor set has no factors for (kg): {{waste}}. They count as 0, so the direct emissions are too low.',
      values: { waste: { weights } },
    },
  ]
}

/** By the names of the treatments, and mixed waste, which has no factor in any, in one. */
export function withoutFactorWeights(
  withoutFactor: readonly WithoutFactor[],
): Array<{ text: TranslationKey; kg: number }> {
  const mixed = withoutFactor.filter(({ wasteType }) => wasteType === 'Mixed')
  const mixedKg = sumKg(mixed.map(({ weightKg }) => weightKg))
  return [
    ...withoutFactor
      .filter((waste) => !mixed.includes(waste))
      .map(({ treatment, weightKg }) => ({ text: wasteTreatmentLabels[treatment], kg: weightKg })),
    ...(mixedKg > 0 ? [{ text: wasteTypeLabels.Mixed, kg: mixedKg }] : []),
  ]
}

/** Former reports counted so. */
const defaultTreatmentsAlone =
  'Each type counts by its usual treatment, and landfilling as 0. What was landfilled is in the tables by GRI 306 of the portal.'

/** Which materials emit more than they avoid, and to which alone avoided landfilling is credited. */
export function materialNotes(report: Report): Message[] {
  const collected = report.emissions.materials.filter(({ weightKg }) => weightKg > 0)
  const positive = collected.filter(({ net }) => net > 0).map(({ material }) => material)
  const lines = factorSetsOf(report).flatMap(({ factors }) => factors)
  const credited = sortedTypes.filter((type) =>
    lines.some(({ material, avoidedLandfill }) => material === type && avoidedLandfill > 0),
  )
  const notes: Message[] = []
  if (positive.length > 0) {
    notes.push({
      text: 'By these factors, more is emitted than avoided by the treatment of: {{types}}.',
      values: { types: { types: positive } },
    })
  }
  const isCollected = collected.some(({ material }) => credited.some((type) => type === material))
  if (isCollected && credited.length < sortedTypes.length) {
    notes.push({
      text: 'By these factors, landfilling is avoided for these alone: {{types}}.',
      values: { types: { types: credited } },
    })
  }
  return notes
}

/** How the factors are read where their source leaves it open, as far as it concerns what was collected. */
export function methodNotes(report: Report): Message[] {
  if (!hasEwaste(report.emissions)) return []
  const isOpen = factorSetsOf(report).some(({ factors }) => {
    const ofEwaste = factors.filter((line) => line.material === 'E-waste' && isOfDefaultTreatment(line))
    return ofEwaste.length > 1 && ofEwaste.every((line) => line.avoidedMaterial === 0 && line.avoidedLandfill === 0)
  })
  return isOpen
    ? [
        {
          text: 'E-waste has a factor for each of its parts, which are added up and all count as emitted: the cautious reading, as the source names nothing that is avoided. The totals without e-waste stand beside them.',
        },
      ]
    : []
}

function factorSetsOf({ factorSet, earlierFactorSets = [] }: Report): Array<CarbonFigures['factorSet']> {
  return [...earlierFactorSets.map((earlier) => earlier.factorSet), factorSet]
}
