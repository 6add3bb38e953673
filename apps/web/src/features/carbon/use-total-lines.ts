import type { CarbonReport } from '@thant/contracts/carbon'
import { hasEwaste } from '@thant/contracts/emissions'
import { wasteTypes } from '@thant/contracts/wastes'
import { useTranslation } from '#lib/i18n.ts'
import type { EmissionLine } from './components/emission-table.tsx'

/**
 * Returns both totals, because the specification's source excludes e-waste from its own (docs/carbon.md 3); only one
 * where there was none.
 */
export function useTotalLines({ emissions }: CarbonReport): EmissionLine[] {
  const { t } = useTranslation()
  const { total, withoutEwaste } = emissions
  const all = { key: 'total', name: t('Total'), materials: wasteTypes, emissions: total }
  if (!hasEwaste(emissions)) return [all]
  const materials = wasteTypes.filter((type) => type !== 'E-waste')
  return [all, { key: 'without', name: t('Without e-waste'), materials, emissions: withoutEwaste }]
}
