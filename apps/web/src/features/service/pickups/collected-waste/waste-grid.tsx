import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import type { ListState } from '#components/data-table/address/use-list-state.ts'
import { Figure } from '#components/figures/figure.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useProgressiveRows } from '#lib/use-progressive-rows.ts'
import classes from './collected-waste-table.module.css'
import { ColumnSearch } from './column-search.tsx'
import { type FoundWaste, TypeTotal } from './type-total.tsx'
import type { WasteColumn } from './use-waste-columns.tsx'
import { WasteRow } from './waste-row.tsx'

type WasteGridProps = {
  rows: readonly OrganizationPickup[]
  /** Holds the pickups of all pages. */
  found: FoundWaste
  columns: readonly WasteColumn[]
  state: ListState
}

/** A table with a search field in every column, and the totals of all matching pickups below. */
export function WasteGrid({ rows, found, columns, state }: WasteGridProps) {
  const count = found.pickups.length
  const { t } = useTranslation()
  const format = useFormat()
  const shown = useProgressiveRows(rows)
  return (
    <div className={classes.scroll}>
      <table className={classes.table} data-wide aria-label={t('Collected waste')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" aria-sort={directionOf(column.sort, state.sort)}>
                {column.sort === undefined ? column.title : <SortButton column={column} state={state} />}
                {column.isSearched && <ColumnSearch name={column.key} title={column.title} state={state} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, line) => (
            <WasteRow key={row._id} row={row} place={state.firstRowNumber + line} columns={columns} />
          ))}
        </tbody>
        {count > 0 && (
          <tfoot>
            <tr>
              <th scope="row">{t('Total of {{count}} pickups', { count })}</th>
              {found.types.map((type) => (
                <td key={type}>
                  <TypeTotal type={type} found={found} search={state.filters[type]} />
                </td>
              ))}
              <td>
                <Figure value={format.weight(found.totals.all)} unit={t('kg')} />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function SortButton({ column, state }: { column: WasteColumn; state: ListState }) {
  const isAscending = state.sort === column.sort
  const Arrow = isAscending ? IconArrowUp : IconArrowDown
  return (
    <UnstyledButton
      className={classes.sort}
      onClick={() => state.setSort(isAscending ? `-${column.sort}` : (column.sort ?? ''))}
    >
      {column.title}
      <Arrow size={14} aria-hidden />
    </UnstyledButton>
  )
}

function directionOf(sort: string | undefined, chosen: string): 'ascending' | 'descending' | undefined {
  return sort === undefined ? undefined : chosen === sort ? 'ascending' : 'descending'
}
