import { wasteTypeLabels } from '@thant/contracts/wastes'
import type { Format } from '@thant/words/format'
import { createSayer } from '@thant/words/say'
import type { ChartWords } from './chart-words.ts'
import type { Surface } from './palette.ts'
import type { PlanChartWords } from './plan-words.ts'

type Speech = { surface: Surface; format: Format; t: Parameters<typeof createSayer>[1] }

export function createChartWords({ surface, format, t }: Speech): ChartWords {
  return {
    surface,
    nameOf: (waste) => t(wasteTypeLabels[waste]),
    monthOf: format.month,
    weightOf: format.kg,
    amountOf: format.weight,
    unit: t('kg'),
    numberOf: format.number,
    percentOf: format.percent,
  }
}

/** Adds the texts that only the charts of a report's plan need. */
export function createPlanChartWords(speech: Speech): PlanChartWords {
  const { format, t } = speech
  return {
    ...createChartWords(speech),
    ...createSayer(format, t),
    emissionUnits: { kg: t('kg CO₂e'), tonnes: t('t CO₂e') },
    emissionNames: { direct: t('Direct'), avoided: t('Avoided'), net: t('Net') },
    noData: t('No Data'),
  }
}
