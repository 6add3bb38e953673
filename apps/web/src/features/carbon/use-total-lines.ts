import type { CarbonReport } from '@thant/contracts/carbon'
import { wasteTypes } from '@thant/contracts/wastes'
import { useTranslation } from '#lib/i18n.ts'
import type { EmissionLine } from './components/emission-table.tsx'

/** The specification's source leaves e-waste out of its totals: both stand below every table (docs/carbon.md 3). */
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
