import { emissionScaleOf } from '@thant/contracts/materials/emissions'
import type { Message } from '@thant/contracts/materials/plan'
import { sortedTypes } from '@thant/contracts/materials/wastes'
import type { EmissionReport } from '@thant/contracts/reporting/carbon'
import { message } from '#lib/plan-message.ts'

/** Puts the main results into sentences, for readers who skip the tables. */
export function insightsOf(report: EmissionReport): Message[] {
  const { total, materials } = report
  const amount = (tonnes: number) => ({ ...emissionScaleOf(report), tonnes })
  const collected = materials.filter(({ weightKg }) => weightKg > 0)
  const best = collected.toSorted((one, other) => other.avoided - one.avoided)[0]
  const worst = collected.toSorted((one, other) => other.direct - one.direct)[0]
  const missing = sortedTypes.filter((type) => !collected.some(({ material }) => material === type))
  return [
    message('By these factors, treating this waste emitted {{direct}}, and avoided {{avoided}} elsewhere.', {
      direct: amount(total.direct),
      avoided: amount(total.avoided),
    }),
    ...(best && best.avoided > 0
      ? [
          message('{{type}} avoided the most: {{avoided}}.', {
            type: { type: best.material },
            avoided: amount(best.avoided),
          }),
        ]
      : []),
    ...(worst && worst.direct > 0
      ? [
          message('{{type}} caused the largest direct emissions: {{direct}}.', {
            type: { type: worst.material },
            direct: amount(worst.direct),
          }),
        ]
      : []),
    ...(missing.length > 0 ? [message('Not collected in this period: {{types}}.', { types: { types: missing } })] : []),
    message('Waste that is never made has no emissions at all: preventing comes before recycling.'),
  ]
}
