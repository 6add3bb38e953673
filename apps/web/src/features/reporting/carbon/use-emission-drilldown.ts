import { emissionScaleOf, emissionsOf, factorSetOf } from '@thant/contracts/materials/emissions'
import { defaultTreatment, isSorted } from '@thant/contracts/materials/wastes'
import type { CarbonReport } from '@thant/contracts/reporting/carbon'
import type { Drilldown } from '#features/materials/drilldown/drilldown.ts'
import type { WeighedItem } from '#features/materials/drilldown/source-pickups.ts'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { type EmissionKind, kindLabels } from './emission-kinds.ts'
import type { EmissionSource } from './emission-sources.ts'

/** Returns the drilldown of a figure in a carbon report: the weighed items, each with its share of the figure. */
export function useEmissionDrilldown(report: CarbonReport) {
  const { t } = useTranslation()
  const { formatValue } = usePlanFormat()
  const scale = emissionScaleOf(report.emissions)
  return (name: string, source: EmissionSource, kind?: EmissionKind): Drilldown => ({
    title: t('{{name}}: {{figure}}', { name, figure: kind ? t(kindLabels[kind]) : t('Weight') }),
    ...source,
    measure: kind && {
      label: t(kindLabels[kind]),
      of: (items) => emissionsOf(items.map((item) => emittingWasteOf(item, report))).total[kind],
      write: (tonnes) => formatValue({ ...scale, tonnes }),
    },
  })
}

function emittingWasteOf({ productType: wasteType, quantity, treated }: WeighedItem, report: CarbonReport) {
  const { factors } = treated ? factorSetOf(report, treated.month) : report.factorSet
  const treatment = treated?.treatment ?? (isSorted(wasteType) ? defaultTreatment[wasteType] : 'unknown')
  return {
    wastes: [{ wasteType, treatment, grams: quantity * 1_000 }],
    factors,
  }
}
