import type { CarbonReport } from '@thant/contracts/carbon'
import type { WasteType } from '@thant/contracts/wastes'
import type { Trail } from '#features/pickups/paper-trail.ts'
import { usePlanWords } from '#features/plan/use-plan-words.ts'
import { useTranslation } from '#lib/i18n.ts'
import { type EmissionKind, emissionOf, kindLabels } from './emission-trail.ts'

/** The way from a figure of a carbon report to what was weighed: each item with what it adds to the figure. */
export function useEmissionTrail({ months, factorSet }: CarbonReport) {
  const { t } = useTranslation()
  const { figure } = usePlanWords()
  return (name: string, materials: readonly WasteType[], kind?: EmissionKind): Trail => ({
    title: t('{{name}}: {{figure}}', { name, figure: kind ? t(kindLabels[kind]) : t('Weight') }),
    months,
    counts: ({ productType }) => materials.includes(productType),
    measure: kind && {
      label: t(kindLabels[kind]),
      of: ({ productType, quantity }) => emissionOf(kind, productType, quantity, factorSet.factors),
      write: (tonnes) => figure({ tonnes }),
    },
  })
}
