import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import type { Format } from '@thant/i18n/format'
import { createMessageFormatter } from '@thant/i18n/message-formatter'
import type { Translate } from '@thant/i18n/translation-key'
import type { ChartFormat } from './chart-format.ts'
import type { Surface } from './palette.ts'
import type { PlanChartFormat } from './plan-chart-format.ts'

type ChartFormatOptions = { surface: Surface; format: Format; t: Translate }

export function createChartFormat({ surface, format, t }: ChartFormatOptions): ChartFormat {
  return {
    surface,
    nameOf: (waste) => t(wasteTypeLabels[waste]),
    monthOf: format.month,
    weightOf: format.kg,
    amountOf: format.weight,
    unit: t('kg'),
    numberOf: format.number,
    percentOf: format.percent,
    totalName: t('Total'),
  }
}

/** Adds the texts that only the charts of a report's plan need. */
export function createPlanChartFormat(options: ChartFormatOptions): PlanChartFormat {
  const { format, t } = options
  return {
    ...createChartFormat(options),
    ...createMessageFormatter(format, t),
    emissionUnits: { kg: t('kg CO₂e'), tonnes: t('t CO₂e') },
    significantOf: format.significant,
    emissionNames: { direct: t('Direct'), avoided: t('Avoided'), net: t('Net') },
    noData: t('No Data'),
  }
}
