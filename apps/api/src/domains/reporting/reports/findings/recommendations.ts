import { createHash } from 'node:crypto'
import type { Message } from '@thant/contracts/materials/plan'
import { isSorted, type SortedType, type WasteType } from '@thant/contracts/materials/wastes'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { generalTips, reduceReuseRecycleTips, typeTips } from './tips.ts'

/**
 * Returns three tips on the collected types, if they are not only mixed waste, one 3R tip and a general one (docs/specification.md 9-40, 9-41). With
 * fewer than three types, it continues with their second and third tips. The seed decides the last two, so that the
 * same report always gives the same tips.
 */
export function recommendationsOf(types: readonly WasteType[], seed: string): Message[] {
  if (types.length === 0) return []
  const sorted = types.filter(isSorted)
  const onTypes = Array.from({ length: sorted.length > 0 ? 3 : 0 }, (_, index) => {
    const tips = typeTips[sorted[index % sorted.length] as SortedType]
    return tips[Math.floor(index / sorted.length) % tips.length]
  })
  return [...onTypes, pickBySeed(reduceReuseRecycleTips, `${seed} 3R`), pickBySeed(generalTips, `${seed} general`)].map(
    (text) => ({ text: text as TranslationKey }),
  )
}

function pickBySeed(tips: readonly TranslationKey[], seed: string): TranslationKey {
  const number = createHash('sha256').update(seed).digest().readUInt32BE(0)
  return tips[number % tips.length] as TranslationKey
}
