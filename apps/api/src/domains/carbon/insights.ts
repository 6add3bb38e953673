import type { EmissionReport } from '@thant/contracts/carbon'
import { emissionUnitOf } from '@thant/contracts/emissions'
import type { Message } from '@thant/contracts/plan'
import { wasteTypes } from '@thant/contracts/wastes'
import { message } from '#lib/plan-message.ts'

/** Puts the main results into sentences, for readers who skip the tables. */
export function insightsOf(report: EmissionReport): Message[] {
  const { total, materials } = report
  const unit = emissionUnitOf(report)
  const collected = materials.filter(({ weightKg }) => weightKg > 0)
  const best = collected.toSorted((one, other) => one.net - other.net)[0]
  const worst = collected.toSorted((one, other) => other.direct - one.direct)[0]
  const missing = wasteTypes.filter((type) => !collected.some(({ material }) => material === type))
  return [
    total.net < 0
      ? message('By these factors, treating this waste avoids {{net}} more than it emits.', {
          net: { tonnes: -total.net, unit },
        })
      : message('By these factors, treating this waste emits {{net}} more than it avoids.', {
          net: { tonnes: total.net, unit },
        }),
    ...(best && best.net < 0
      ? [
          message('{{type}} avoided the most: {{net}} net.', {
            type: { type: best.material },
            net: { tonnes: best.net, unit },
          }),
        ]
      : []),
    ...(worst && worst.direct > 0
      ? [
          message('{{type}} caused the largest direct emissions: {{direct}}.', {
            type: { type: worst.material },
            direct: { tonnes: worst.direct, unit },
          }),
        ]
      : []),
    ...(missing.length > 0 ? [message('Not collected in this period: {{types}}.', { types: { types: missing } })] : []),
    message('Waste that is never made has no emissions at all: preventing comes before recycling.'),
  ]
}
