import type { ColumnFilters, ColumnSort, Columns, QueriedColumn } from '@thant/contracts/columns'
import type { Endpoint, Page } from '@thant/contracts/endpoint'
import { type FilterName, maxExactTotal, maxOffset, type SortName } from '@thant/contracts/list'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { SelectedRow } from '#database/selected-row.ts'
import type { AnyContext, Context } from '../context.ts'
import { AppError } from '../requests/app-error.ts'
import { encodeCursor, rethrowCursorError } from './cursor.ts'
import { filtersOf, type ListColumn, type ListSort, sortsOf } from './list-columns.ts'
import type { ListFilter } from './list-filters.ts'
import {
  type Compared,
  exportPageSize,
  type ListParts,
  type ListQuery,
  type PageQuery,
  planQuery,
} from './list-plan.ts'
import { prepare, statementOf } from './list-statement.ts'
import { runStatement, type Statement } from './prepared-statement.ts'

type Contract = Pick<Endpoint, 'path'> & { query: NonNullable<Endpoint['query']>; columns?: Columns<never> }
type ColumnsOf<List extends Contract> = List extends { columns: infer All } ? All : Record<never, never>
type OtherFilter<List extends Contract> = Exclude<FilterName<List>, keyof ColumnFilters<ColumnsOf<List>>>
type OtherSort<List extends Contract> = Exclude<SortName<List>, ColumnSort<ColumnsOf<List>>>
/** May be left out where there is nothing to say. */
type Given<Part extends string, Name extends string, Value> = [Name] extends [never]
  ? { [One in Part]?: Record<never, never> }
  : { [One in Part]: Record<Name, Value> }

/**
 * `columns` says what of the database is behind each column that filters or sorts; `filters` and `sorts` are those of
 * the contract that no column has. `C` is `AnyContext` for a public list.
 */
export type ListDefinition<
  List extends Contract,
  Fields extends SelectedFields,
  Row,
  C extends AnyContext = Context,
> = ListParts<Fields, Row, C> &
  Given<'columns', QueriedColumn<ColumnsOf<List>>, ListColumn> &
  Given<'filters', OtherFilter<List>, ListFilter> &
  Given<'sorts', OtherSort<List>, ListSort> & {
    contract: List
    /** Filters and sorts that only the server uses, so the contract does not have them. */
    internal?: { filters?: Record<string, ListFilter>; sorts?: Record<string, ListSort> }
  }

type ListedRow<Fields extends SelectedFields> = SelectedRow<Fields> & {
  listId: string
  listSortValue: string
  listTotal: number
}

/** Implements a list of the contracts with one prepared statement for each combination of filters, sort and paging. */
export function createList<List extends Contract, Fields extends SelectedFields, Row, C extends AnyContext = Context>({
  contract,
  columns = {},
  filters,
  sorts,
  internal,
  ...parts
}: ListDefinition<List, Fields, Row, C>) {
  const ofContract = contract.columns ?? {}
  const definition: ListParts<Fields, Row, C> & Compared = {
    ...parts,
    name: contract.path,
    filters: { ...filtersOf(ofContract, parts.table, columns), ...filters, ...internal?.filters },
    sorts: { ...sortsOf(ofContract, parts.table, columns), ...sorts, ...internal?.sorts },
  }
  const statements = new Map<string, Statement>()

  async function fetchRows(context: C, query: PageQuery): Promise<Array<ListedRow<Fields>>> {
    const plan = await planQuery(definition, context, query)
    const statement = statements.get(plan.shape) ?? prepare(definition, context, plan)
    if (plan.isReusable) statements.set(plan.shape, statement)
    const rows = runStatement(context.database, statement, plan.values)
    return (plan.isAfter ? rows.catch(rethrowCursorError) : rows) as Promise<Array<ListedRow<Fields>>>
  }

  async function page(context: C, query: PageQuery): Promise<Page<Row>> {
    if (query.after === undefined && query.page * query.limit > maxOffset) throw new AppError('list.use-after')
    const found = await fetchRows(context, query)
    const rows = found.slice(0, query.limit)
    const last = rows.at(-1)
    const isLastPage = found.length <= query.limit
    const total = found[0]?.listTotal ?? (await totalOf(context, query))
    return {
      data: rows.map(definition.presenter(context)),
      total: Math.min(total, maxExactTotal),
      ...(total > maxExactTotal && { totalIsCapped: true }),
      page: query.page,
      limit: query.limit,
      next:
        isLastPage || last === undefined
          ? null
          : encodeCursor({ sort: query.sort, value: last.listSortValue, id: last.listId }),
    }
  }

  /** Returns the first rows for a screen that shows a list without pages. */
  async function first(context: C, query: ListQuery, limit: number): Promise<Row[]> {
    const found = await fetchRows(context, { ...query, page: 1, limit, after: undefined })
    return found.slice(0, limit).map(definition.presenter(context))
  }

  /** An empty page carries no total, so it is taken from the first page. */
  async function totalOf(context: C, query: PageQuery): Promise<number> {
    if (query.page === 1 && query.after === undefined) return 0
    const [row] = await fetchRows(context, { ...query, page: 1, limit: 1, after: undefined })
    return row?.listTotal ?? 0
  }

  /**
   * Yields all rows in order in pages of 100, which the garbage collector frees cheaply. The context's database must be
   * a single repeatable read transaction.
   */
  async function* all(context: C, query: ListQuery): AsyncGenerator<Row> {
    const limit = exportPageSize
    const present = definition.presenter(context)
    let after: string | undefined
    for (;;) {
      const found = await fetchRows(context, { ...query, page: 1, limit, after })
      const rows = found.slice(0, limit)
      yield* rows.map(present)
      const last = rows.at(-1)
      if (found.length <= limit || last === undefined) return
      after = encodeCursor({ sort: query.sort, value: last.listSortValue, id: last.listId })
    }
  }

  return {
    page,
    first,
    all,
    columns: ofContract as ColumnsOf<List>,
    /** The test of the query plans and the benchmarks use these. */
    sorts: Object.keys(definition.sorts),
    filters: Object.keys(definition.filters),
    statement: (context: C, query: PageQuery) => statementOf(definition, context, query),
  }
}
