import { Text } from '@mantine/core'
import { type WasteType, wasteTypeLabels } from '@thant/contracts/materials/wastes'
import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { useMemo } from 'react'
import type { ListState } from '#components/data-table/address/use-list-state.ts'
import { CellDay } from '#components/data-table/cells/cell-time.tsx'
import type { Column } from '#components/data-table/columns/column.ts'
import { Figure } from '#components/figures/figure.tsx'
import { siteName } from '#features/customers/sites/site-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { itemsOf, weightOf } from './collected-waste.ts'
import { WasteCell } from './waste-cell.tsx'

/** The screen holds every row and sorts them, so these names are not the contract's. */
export type WasteColumn = Column<OrganizationPickup, 'pickUpTime'> & { isSearched: boolean }

type RequestedColumns = { types: readonly WasteType[]; filters: ListState['filters']; isOfSeveralSites: boolean }

/**
 * Returns columns whose keys are also their search parameters, where they can be searched; memoized, so that rows do
 * not render again. Pickups of several sites say where they were.
 */
export function useWasteColumns({ types, filters, isOfSeveralSites }: RequestedColumns): WasteColumn[] {
  const { t } = useTranslation()
  const format = useFormat()
  const searchedTypes = types.filter((type) => filters[type] !== undefined).join()
  return useMemo(
    () => [
      {
        key: 'date',
        title: t('Date'),
        sort: 'pickUpTime',
        onPhone: 'heading',
        isSearched: true,
        render: ({ pickUpTime, site }) => (
          <>
            <time dateTime={pickUpTime}>
              <CellDay day={pickUpTime} />
            </time>
            {isOfSeveralSites && (
              <Text size="xs" c="dimmed" lang={languageOf(siteName(site.name, t))}>
                {siteName(site.name, t)}
              </Text>
            )}
          </>
        ),
      },
      ...types.map((type) => ({
        key: type,
        title: t(wasteTypeLabels[type]),
        isSearched: true,
        render: (pickup: OrganizationPickup) => {
          const items = itemsOf(pickup, type)
          if (items.length === 0) return null
          const isOpen = searchedTypes.split(',').includes(type)
          return <WasteCell items={items} format={format} unit={t('kg')} isOpen={isOpen} />
        },
      })),
      {
        key: 'total',
        title: t('Total'),
        onPhone: 'corner',
        isSearched: false,
        render: ({ items = [] }) => (
          <strong>
            <Figure value={format.weight(weightOf(items))} unit={t('kg')} />
          </strong>
        ),
      },
    ],
    [t, format, types, searchedTypes, isOfSeveralSites],
  )
}
