import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { memo } from 'react'
import type { WasteColumn } from './use-waste-columns.tsx'

type WasteRowProps = { row: OrganizationPickup; place: number; columns: readonly WasteColumn[] }

/** Memoized, because a page of 200 rows has thousands of elements. */
export const WasteRow = memo(function WasteRow({ row, place, columns }: WasteRowProps) {
  return (
    <tr>
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.key} scope="row">
            {column.render(row, place)}
          </th>
        ) : (
          <td key={column.key}>{column.render(row, place) ?? '–'}</td>
        ),
      )}
    </tr>
  )
})
