import type { CarbonReport } from '@thant/contracts/carbon'
import { emissionsOf, emissionUnitOf } from '@thant/contracts/emissions'
import type { WasteSummary, WasteType } from '@thant/contracts/wastes'
import type { Drilldown } from '#features/drilldown/drilldown.ts'
import type { WeighedItem } from '#features/drilldown/source-pickups.ts'
import { usePlanFormat } from '#features/plan/use-plan-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { type EmissionKind, kindLabels } from './emission-kinds.ts'

/** Returns the drilldown of a figure in a carbon report: the weighed items, each with its share of the figure. */
export function useEmissionDrilldown({ factorSet, emissions }: CarbonReport) {
  const { t } = useTranslation()
  const { formatValue } = usePlanFormat()
  return (name: string, materials: readonly WasteType[], kind?: EmissionKind): Drilldown => ({
    title: t('{{name}}: {{figure}}', { name, figure: kind ? t(kindLabels[kind]) : t('Weight') }),
    counts: ({ productType }) => materials.includes(productType),
    measure: kind && {
      label: t(kindLabels[kind]),
      of: (items) => emissionsOf(items.map(wasteOf), factorSet.factors).total[kind],
      write: (tonnes) => formatValue({ tonnes, unit: emissionUnitOf(emissions) }),
    },
  })
}

function wasteOf({ productType, quantity }: WeighedItem): WasteSummary {
  return { name: productType, quantity }
}
