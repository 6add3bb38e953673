import { createHash } from 'node:crypto'
import type { Message } from '@thant/contracts/plan'
import type { WasteType } from '@thant/contracts/wastes'
import { generalTips, reduceReuseRecycleTips, typeTips } from './tips.ts'

/**
 * Three tips on the types that were collected, one on reducing, reusing and recycling, and a general one
 * (docs/specification.md 9-40, 9-41). The first tip of each type comes first; with fewer than three types it goes
 * around to their next tips. What is drawn by chance is drawn from the seed, so that a report says the same each time.
 */
export function recommendationsOf(types: readonly WasteType[], seed: string): Message[] {
  if (types.length === 0) return []
  const onTypes = Array.from({ length: 3 }, (_, index) => {
    const tips = typeTips[types[index % types.length] as WasteType]
    return tips[Math.floor(index / types.length) % tips.length]
  })
  return [...onTypes, drawn(reduceReuseRecycleTips, `${seed} 3R`), drawn(generalTips, `${seed} general`)].map(
    (text) => ({ text: text as string }),
  )
}

function drawn(tips: readonly string[], seed: string): string {
  const number = createHash('sha256').update(seed).digest().readUInt32BE(0)
  return tips[number % tips.length] as string
}
