import { hasEwaste } from '@thant/contracts/materials/emissions'
import type { CarbonReport } from '@thant/contracts/reporting/carbon'
import { useTranslation } from '#lib/i18n.ts'
import type { EmissionLine } from './components/emission-table.tsx'
import { allButEwaste, allWaste } from './emission-sources.ts'

/**
 * Returns both totals, because the specification's source excludes e-waste from its own (docs/carbon.md 3); only one
 * where there was none.
 */
export function useTotalLines({ emissions }: CarbonReport): EmissionLine[] {
  const { t } = useTranslation()
  const { total, withoutEwaste } = emissions
  const all = { key: 'total', name: t('Total'), source: allWaste, emissions: total }
  if (!hasEwaste(emissions)) return [all]
  return [all, { key: 'without', name: t('Without e-waste'), source: allButEwaste, emissions: withoutEwaste }]
}
