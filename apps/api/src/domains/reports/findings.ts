import type { Message } from '@thant/contracts/plan'
import type { WasteSummary } from '@thant/contracts/wastes'
import { sharesOf, totalOf } from './figures.ts'

/** Follows docs/specification.md 9-36 to 9-39. */
export function findingsOf(composition: readonly WasteSummary[]): Message[] {
  const shares = sharesOf(composition).toSorted((one, other) => other.percent - one.percent)
  const [mostCommon] = shares
  if (mostCommon === undefined) return []
  return [
    {
      text: 'A total of {{weight}} of waste was collected for recycling in this period.',
      values: { weight: { kg: totalOf(composition) } },
    },
    {
      text: '{{type}} was the most common type of waste, with {{percent}} of the weight.',
      values: { type: { type: mostCommon.type }, percent: { percent: mostCommon.percent } },
    },
    { text: 'No mixed trash was found: every item was noted with a type of its own.' },
    { text: 'By weight, the waste was {{shares}}.', values: { shares: { shares } } },
  ]
}
