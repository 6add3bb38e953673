import type { Figure, Words } from '@thant/contracts/plan'
import type { ChartWords } from './chart-words.ts'

/** What the charts of a plan have to be told besides: how its texts read, as `createSayer` writes them. */
export type PlanChartWords = ChartWords & {
  say: (words: Words) => string
  figure: (figure: Figure) => string
  /** Names of the units that emissions are drawn in. */
  emissionUnits: { kg: string; tonnes: string }
  /** `Direct`, `Avoided` and `Net`. */
  emissionNames: Record<'direct' | 'avoided' | 'net', string>
  /** What stands in place of a chart without figures. */
  noData: string
}
