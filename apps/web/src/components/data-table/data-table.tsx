import { Button, Card } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyListDrawing } from '#components/drawings/empty-list.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedState } from '#components/feedback/failed-state.tsx'
import type { ListQuery } from '#lib/calls/use-list.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useIsNarrow } from '#lib/use-is-narrow.ts'
import { isLastPage } from './address/list-address.ts'
import type { ListState } from './address/use-list-state.ts'
import type { Column, RowParts } from './columns/column.ts'
import classes from './data-table.module.css'
import type { Filter } from './filters/filter.ts'
import { FilterBar } from './filters/filter-bar.tsx'
import { Pagination } from './paging/pagination.tsx'
import { CardRows } from './rows/card-rows.tsx'
import { TableRows } from './rows/table-rows.tsx'
import { CardsSkeleton, TableSkeleton } from './rows/table-skeleton.tsx'

/** What an empty list says. */
export type EmptyList = { title: string; hint?: string; action?: ReactNode; drawing?: ReactNode }

type DataTableProps<Row, Sort extends string, Name extends string> = Omit<
  RowParts<Row>,
  'rowId' | 'columns' | 'allColumns'
> & {
  /** The accessible name of the table. */
  label: string
  list: ListQuery<Row>
  state: ListState<Sort, Name>
  columns: readonly Column<Row, NoInfer<Sort>>[]
  allColumns: readonly Column<Row, NoInfer<Sort>>[]
  rowId?: (row: Row) => string
  filters?: readonly Filter<NoInfer<Name>>[]
  /** Overrides the placeholder; `false` when the list has no free-text search. */
  search?: string | false
  /** Shown before the filters, e.g. `<ArchivedToggle>`. */
  toggles?: ReactNode
  /** Shown right of the filters, e.g. `<ExportMenu>`. */
  tools?: ReactNode
  /** Shown above the rows: what may be done to those that are chosen. */
  bar?: ReactNode
  empty: EmptyList
}

/** A list with search, filters, sorting, pages and its four states; on a phone the rows become cards. */
export function DataTable<Row extends { _id: string }, Sort extends string, Name extends string>({
  list,
  state,
  empty,
  label,
  ...props
}: DataTableProps<Row, Sort, Name>) {
  const { t } = useTranslation()
  const isPhone = useIsNarrow(48)
  const parts: RowParts<Row> = { rowId: (row) => row._id, ...props }
  const page = list.data
  const Rows = isPhone ? CardRows : TableRows

  return (
    <section className={classes.list} aria-label={label}>
      <FilterBar
        filters={props.filters ?? []}
        search={props.search}
        toggles={props.toggles}
        tools={props.tools}
        state={state}
      />
      {props.bar}
      <Card padding={0} className={classes.card}>
        {list.isPending ? (
          isPhone ? (
            <CardsSkeleton />
          ) : (
            <TableSkeleton columns={parts.columns} />
          )
        ) : page === undefined ? (
          <FailedState error={list.error} onRetry={() => void list.refetch()} />
        ) : page.data.length === 0 ? (
          state.isFiltered ? (
            <EmptyState
              drawing={<EmptyListDrawing />}
              title={t('Nothing matches these filters')}
              hint={t('Try fewer or other filters.')}
              action={
                <Button variant="default" onClick={state.clear}>
                  {t('Clear search and filters')}
                </Button>
              }
            />
          ) : (
            <EmptyState drawing={empty.drawing ?? <EmptyListDrawing />} {...empty} />
          )
        ) : (
          <div data-stale={list.isPlaceholderData || undefined} aria-busy={list.isFetching}>
            <Rows label={label} rows={page.data} state={state} isLastPage={isLastPage(page)} {...parts} />
          </div>
        )}
        {page !== undefined && page.data.length > 0 && <Pagination page={page} state={state} />}
      </Card>
    </section>
  )
}
