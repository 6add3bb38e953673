import type { ColumnFilters, ColumnSort, Columns, QueriedColumn } from '@thant/contracts/columns'
import type { Endpoint, Page } from '@thant/contracts/endpoint'
import { type FilterName, maxExactTotal, maxOffset, maxPageSize, type SortName } from '@thant/contracts/list'
import { and, fillPlaceholders, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgSelect, PgTable, SelectedFields } from 'drizzle-orm/pg-core'
import { escapeLiteral } from 'pg'
import type { Queryable } from '#database/client.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import { AppError } from './app-error.ts'
import type { AnyContext, Context } from './context.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { filtersOf, type ListColumn, type ListSort, sortsOf } from './list-columns.ts'
import type { ListFilter } from './list-filters.ts'
import { prepareStatement, runStatement, type Statement } from './prepared-statement.ts'

/** Limits a caller to own rows; adds no condition when the value is undefined. */
export type ListScope<C extends AnyContext = Context> = {
  where: (value: SQLWrapper) => SQL
  value: (context: C) => string | undefined
}

type ListParts<Fields extends SelectedFields, Row, C extends AnyContext> = {
  fields: Fields
  /** Only the listed table is counted, unless a filter needs the joined ones. */
  table: PgTable
  /** Joins the other tables of the fields, filters and sorts. */
  join?: (select: PgSelect) => PgSelect
  id: PgColumn
  /** Always applies and has no parameters, e.g. not archived. */
  always?: SQL
  scope?: ListScope<C>
  search: ListFilter
  /** Called once per request; the function it returns is called for each row. */
  presenter: (context: C) => (raw: SelectedRow<Fields>) => Row
}

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

export type ListQuery = { sort: string; q?: string | undefined } & Record<string, unknown>
type PageQuery = ListQuery & { page: number; limit: number; after?: string | undefined }
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
    const plan = planQuery(definition, context, query)
    const statement = statements.get(plan.shape) ?? prepare(definition, context, plan)
    if (plan.isKept) statements.set(plan.shape, statement)
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

/**
 * A forged cursor may hold text that cannot be cast to the sort's type, for which PostgreSQL reports a data exception.
 */
function rethrowCursorError(error: Error): never {
  const { code } = (error.cause ?? error) as { code?: string }
  throw code?.startsWith('22') ? new AppError('list.unknown-cursor') : error
}

/** `name` is the contract's path and becomes part of the statements' names. */
type Compared = { name: string; filters: Record<string, ListFilter>; sorts: Record<string, ListSort> }
type AnyDefinition = Omit<ListParts<SelectedFields, unknown, never>, 'presenter'> & Compared

type Plan = {
  shape: string
  conditions: SQL[]
  values: Record<string, unknown>
  sort: ListSort
  isDescending: boolean
  isAfter: boolean
  hasOffset: boolean
  /** The query fetches at least one row more than the page, which tells whether there is a next page. */
  fetched: number
  isCountJoined: boolean
  /** False when the SQL contains a search text, because such a statement is rarely repeated. */
  isKept: boolean
}

const exportPageSize = 100

/**
 * Page sizes are rounded up to one of these and written into the SQL, because with a literal limit PostgreSQL plans a
 * statement once and not on every call.
 */
const fetchSizes = [51, exportPageSize + 1, maxPageSize + 1]

/** Splits a query into its shape, which determines the SQL, and its values, which fill the placeholders. */
function planQuery(definition: AnyDefinition, context: AnyContext, query: PageQuery): Plan {
  const isDescending = query.sort.startsWith('-')
  const sort = definition.sorts[isDescending ? query.sort.slice(1) : query.sort]
  if (sort === undefined) throw new Error(`${definition.name} has no sort ${query.sort}`)
  const shape = [query.sort]
  const conditions: SQL[] = definition.always ? [definition.always] : []
  const values: Record<string, unknown> = {}
  let isCountJoined = false
  let isKept = true

  const scopeValue = definition.scope?.value(context as never)
  if (definition.scope && scopeValue !== undefined) {
    shape.push('scope')
    conditions.push(definition.scope.where(sql.placeholder('scope')))
    values.scope = scopeValue
  }
  for (const [name, filter] of Object.entries({ ...definition.filters, q: definition.search })) {
    const value = query[name]
    if (value === undefined || value === '') continue
    const text = String(value)
    const encoded = filter.encode ? filter.encode(text, context) : text
    shape.push(filter.isShapedByValue || filter.isLiteral ? `${name}=${text}` : name)
    conditions.push(filter.where(filter.isLiteral ? sql.raw(escapeLiteral(encoded)) : sql.placeholder(name), text))
    values[name] = encoded
    isKept &&= !filter.isLiteral
    isCountJoined ||= filter.isJoined === true
  }
  if (query.after !== undefined) {
    const cursor = decodeCursor(query.after, query.sort)
    shape.push('after')
    values.afterValue = cursor.value
    values.afterId = cursor.id
  }
  const fetched = fetchSizes.find((size) => size > query.limit) ?? query.limit + 1
  const hasOffset = query.after === undefined && query.page > 1
  if (hasOffset) values.offset = (query.page - 1) * query.limit
  return {
    shape: [...shape, fetched, hasOffset].join(' '),
    conditions,
    values,
    sort,
    isDescending,
    isAfter: query.after !== undefined,
    hasOffset,
    fetched,
    isCountJoined,
    isKept,
  }
}

function prepare(definition: AnyDefinition, context: AnyContext, plan: Plan): Statement {
  const { sql: text, params } = select(definition, context.database, plan).toSQL()
  return prepareStatement(text, params, selectedFields(definition, plan), plan.isKept)
}

function select(definition: AnyDefinition, database: Queryable, plan: Plan): PgSelect {
  const { sort } = plan
  const one = { one: sql`1` }
  const counted = (
    plan.isCountJoined ? joined(definition, database, one) : database.select(one).from(definition.table).$dynamic()
  )
    .where(and(...plan.conditions))
    .limit(sql.raw(String(maxExactTotal + 1)) as unknown as number)
  const listTotal = sql<number>`(select count(*)::int from (${counted}) counted)`
  const fields = { ...selectedFields(definition, plan), listTotal }
  const direction = plan.isDescending ? sql`desc` : sql`asc`
  const rows = joined(definition, database, fields)
    .where(and(...plan.conditions, ...(plan.isAfter ? afterCursor(definition, plan) : [])))
    .orderBy(sql`${sort.by} ${direction}`, sql`${definition.id} ${direction}`)
    .limit(sql.raw(String(plan.fetched)) as unknown as number)
  return plan.hasOffset ? rows.offset(sql.placeholder('offset')) : rows
}

function joined({ table, join }: AnyDefinition, database: Queryable, fields: SelectedFields): PgSelect {
  const select = database.select(fields).from(table).$dynamic()
  return join ? join(select) : select
}

/** Adds the columns from which the cursor and the total are computed. */
function selectedFields(definition: AnyDefinition, { sort }: Plan): SelectedFields {
  return {
    ...definition.fields,
    listId: definition.id,
    listSortValue: sql<string>`${sort.by}::text`,
    listTotal: sql<number>`0`,
  }
}

function afterCursor(definition: AnyDefinition, { sort, isDescending }: Plan): SQL[] {
  const value = sql`${sql.placeholder('afterValue')}::${sql.raw(sort.type)}`
  const compare = sql.raw(isDescending ? '<' : '>')
  const next = sql`(${sort.by}, ${definition.id}) ${compare} (${value}, ${sql.placeholder('afterId')}::uuid)`
  return sort.isJoined ? [sql`${sort.by} ${compare}= ${value}`, next] : [next]
}

/** Returns the SQL for the test that every sort and filter has an index, and for the benchmarks. */
function statementOf(definition: AnyDefinition, context: AnyContext, query: PageQuery) {
  const plan = planQuery(definition, context, query)
  const { sql: text, params } = select(definition, context.database, plan).toSQL()
  return { text, values: fillPlaceholders(params, plan.values) }
}
