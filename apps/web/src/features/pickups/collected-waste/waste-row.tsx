import type { OrganizationPickup } from '@thant/contracts/pickups'
import { memo } from 'react'
import type { Column } from '#components/data-table/column.ts'

type WasteRowProps = { row: OrganizationPickup; place: number; columns: ReadonlyArray<Column<OrganizationPickup>> }

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
          <td key={column.key}>{column.render(row, place)}</td>
        ),
      )}
    </tr>
  )
})
