import type { placedBinEndpoints } from '@thant/contracts/service/placed-bins'
import type { FilterOf } from '#components/data-table/filters/filter.ts'
import type { ListFilter } from '#components/data-table/filters/use-list-filters.ts'
import { useTranslation } from '#lib/i18n.ts'

type List = typeof placedBinEndpoints.list

/** Whether it stands comes first, because what was taken back stays in the list. */
export function usePlacedBinFilters(): readonly ListFilter<List>[] {
  return [useStandingFilter(), 'code', 'organization', 'bin', 'placedOn', 'removedOn']
}

export function useStandingFilter(): FilterOf<List> {
  const { t } = useTranslation()
  return {
    kind: 'choice',
    name: 'state',
    label: t('State'),
    options: [
      { value: 'standing', label: t('Standing') },
      { value: 'taken-back', label: t('Taken back') },
    ],
  }
}
