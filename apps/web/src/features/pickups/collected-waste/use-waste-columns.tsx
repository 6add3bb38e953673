import { dataTableTypes, type OrganizationPickup } from '@thant/contracts/pickups'
import { wasteTypeLabels } from '@thant/contracts/wastes'
import { useMemo } from 'react'
import type { Column } from '#components/data-table/column.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { itemsOf } from './collected-waste.ts'
import { WasteCell } from './waste-cell.tsx'

/** The screen holds every row and sorts them, so these names are not the contract's. */
export type WasteColumn = Column<OrganizationPickup, 'pickUpTime'>

/** Returns columns whose keys are also their search parameters; memoized, so that rows do not render again. */
export function useWasteColumns(): WasteColumn[] {
  const { t } = useTranslation()
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'date',
        title: t('Date'),
        sort: 'pickUpTime',
        onPhone: 'heading',
        render: ({ pickUpTime }) => <time dateTime={pickUpTime}>{format.date(pickUpTime)}</time>,
      },
      ...dataTableTypes.map((type) => ({
        key: type,
        title: t(wasteTypeLabels[type]),
        render: (pickup: OrganizationPickup) => {
          const items = itemsOf(pickup, type)
          return items.length === 0 ? null : <WasteCell items={items} format={format} unit={t('kg')} />
        },
      })),
    ],
    [t, format],
  )
}
