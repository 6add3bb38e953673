import type { CarbonReport } from '@thant/contracts/carbon'
import { wasteTypes } from '@thant/contracts/wastes'
import { useTranslation } from '#lib/i18n.ts'
import type { EmissionLine } from './components/emission-table.tsx'

/** Returns both totals, because the specification's source excludes e-waste from its own (docs/carbon.md 3). */
export function useTotalLines({ emissions: { total, withoutEwaste } }: CarbonReport): EmissionLine[] {
  const { t } = useTranslation()
  return [
    { key: 'total', name: t('Total'), materials: wasteTypes, emissions: total },
    {
      key: 'without',
      name: t('Without e-waste'),
      materials: wasteTypes.filter((type) => type !== 'E-waste'),
      emissions: withoutEwaste,
    },
  ]
}
