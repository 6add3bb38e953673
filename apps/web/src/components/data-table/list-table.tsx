import type { Endpoint } from '@thant/contracts/endpoint'
import type { FilterName, SortName } from '@thant/contracts/list'
import type { ReactNode } from 'react'
import { type ListEndpoint, type ListQuery, useList } from '#lib/calls/use-list.ts'
import { useCan } from '#lib/visitor/access.ts'
import type { ListState } from './address/use-list-state.ts'
import { choiceColumn } from './chosen-rows/choice-column.tsx'
import type { RowChoice } from './chosen-rows/use-row-choice.ts'
import { headingOf, type RowParts } from './columns/column.ts'
import { ColumnsMenu } from './columns/columns-menu.tsx'
import type { Cells, ColumnedList, RowOf, TableColumn } from './columns/list-cells.ts'
import { useRowNumberColumn } from './columns/row-number-column.tsx'
import { useHiddenColumns } from './columns/use-hidden-columns.ts'
import { useListColumns } from './columns/use-list-columns.tsx'
import { DataTable, type EmptyList } from './data-table.tsx'
import { ExportMenu } from './export/export-menu.tsx'
import { type ListFilter, useListFilters } from './filters/use-list-filters.ts'
import { ArchivedToggle, type ArchivedView } from './views/archived-view.tsx'
import { SavedViews } from './views/saved-views.tsx'

type ListTableProps<List extends ColumnedList> = Omit<RowParts<RowOf<List>>, 'rowId' | 'columns' | 'allColumns'> & {
  endpoints: { list: List; export: Endpoint & { reply: 'file' } }
  /** The parameters of the list's path, where it has some. */
  params?: Record<string, string>
  state: ListState<SortName<List>, FilterName<List>>
  /** The accessible name of the table. */
  label: string
  cells: Cells<List>
  /** The columns that are shown, in their order; by default all those of the contract. */
  columns?: readonly TableColumn<List>[]
  /** The columns that a reader has to ask for. */
  initiallyHidden?: readonly string[]
  /** True where the rows are numbered from 1. */
  isNumbered?: boolean
  /** The filters in their order, of which the first four are always visible; by default those of all columns. */
  filters?: readonly ListFilter<List>[]
  /** What the search looks for, where the columns do not say it. */
  search?: string
  toggles?: ReactNode
  /** Shown before the export. */
  tools?: ReactNode
  /** Where the list has a view of what was deleted: its state, and the endpoint that reads it. */
  archived?: ArchivedView & { endpoint?: ListEndpoint & Pick<List, 'query' | 'reply'> }
  /** Where rows can be chosen: which are, how each is called, and what may be done to them. */
  choice?: RowChoice & { nameOf: (row: RowOf<List>) => string; bar: ReactNode }
  empty: EmptyList
}

/** The table of a list of the contracts with its search, filters and export; a screen says what differs from them. */
export function ListTable<List extends ColumnedList>(props: ListTableProps<List>) {
  const { endpoints, params, state, cells, columns, initiallyHidden, isNumbered, filters, ...others } = props
  const { toggles, tools, archived, choice, ...table } = others
  const source: ListEndpoint = archived?.isOn && archived.endpoint ? archived.endpoint : endpoints.list
  // TypeScript reads the rows of a generic list as those of any list.
  const list = useList(source, state.query, { params }) as ListQuery<RowOf<List>>
  const rowNumber = useRowNumberColumn()
  const all = useListColumns(endpoints.list, cells, columns)
  const heading = headingOf(all)
  const isOffice = useCan()('views:list')
  const { hidden, hide, inView } = useHiddenColumns(endpoints.list.path, initiallyHidden)
  const shown = all.filter((column) => column === heading || !hidden.includes(column.key))
  const leading = [
    ...(choice ? [choiceColumn(choice, list.data?.data ?? [], choice.nameOf)] : []),
    ...(isNumbered ? [rowNumber] : []),
  ]
  const isExported = source === endpoints.list
  return (
    <DataTable
      {...table}
      list={list}
      state={state}
      bar={choice?.bar}
      columns={[...leading, ...shown]}
      allColumns={all}
      filters={useListFilters(endpoints.list, filters)}
      toggles={
        <>
          {toggles}
          {archived?.isAllowed && <ArchivedToggle view={archived} />}
        </>
      }
      tools={
        <>
          {tools}
          {isOffice && <ColumnsMenu columns={all.filter((column) => column !== heading)} hidden={hidden} hide={hide} />}
          {isExported && (
            <SavedViews list={endpoints.list.path} state={{ view: inView(state.view), show: state.show }} />
          )}
          {isExported && <ExportMenu endpoint={endpoints.export} params={params} state={state} name="export" isIcon />}
        </>
      }
    />
  )
}
