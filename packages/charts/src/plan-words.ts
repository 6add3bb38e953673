import type { Figure, Words } from '@thant/contracts/plan'
import type { ChartWords } from './chart-words.ts'

/** Charts of a plan also contain texts of the plan, so they need its message formatter. */
export type PlanChartWords = ChartWords & {
  say: (words: Words) => string
  figure: (figure: Figure) => string
  emissionUnits: { kg: string; tonnes: string }
  /** Translations of `Direct`, `Avoided` and `Net`. */
  emissionNames: Record<'direct' | 'avoided' | 'net', string>
  /** This text replaces a chart without figures. */
  noData: string
}
