import type { Message, MessageValue } from '@thant/contracts/materials/plan'
import type { ChartFormat } from './chart-format.ts'

/** Charts of a plan also contain texts of the plan, so they need its message formatter. */
export type PlanChartFormat = ChartFormat & {
  formatMessage: (format: Message) => string
  formatValue: (data: MessageValue) => string
  /** Returns `1,230` for 1,234.5 with three significant digits. */
  significantOf: (value: number, digits: number) => string
  emissionUnits: { kg: string; tonnes: string }
  /** Translations of `Direct`, `Avoided` and `Net`. */
  emissionNames: Record<'direct' | 'avoided' | 'net', string>
  /** This text replaces a chart without figures. */
  noData: string
}
