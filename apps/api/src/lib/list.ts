import type { Endpoint, Page } from '@thant/contracts/endpoint'
import { type FilterName, maxExactTotal, maxOffset, maxPageSize, type SortName } from '@thant/contracts/list'
import { and, fillPlaceholders, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgSelect, PgTable, SelectedFields } from 'drizzle-orm/pg-core'
import { escapeLiteral } from 'pg'
import type { Queryable } from '#database/client.ts'
import { AppError } from './app-error.ts'
import type { AnyContext, Context } from './context.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import type { ListFilter } from './list-filters.ts'
import { prepareStatement, runStatement, type Statement } from './prepared-statement.ts'

export type ListSort = {
  by: SQLWrapper
  /** The type that the cursor's text is read back as. */
  type: 'text' | 'date' | 'timestamptz' | 'integer' | 'numeric'
  /** On a joined table: the bound is repeated on it alone, so that its index skips what was shown (docs/rules.md 3). */
  isJoined?: boolean
}

/** What keeps a caller to own rows; no value, no condition. */
export type ListScope<C extends AnyContext = Context> = {
  where: (value: SQLWrapper) => SQL
  value: (context: C) => string | undefined
}

type ListParts<Filter extends string, Sort extends string, Raw, Row, C extends AnyContext> = {
  fields: SelectedFields
  /** The table whose rows are listed, which alone is counted unless a filter needs the others. */
  table: PgTable
  /** That table joined with the others, with the given columns. */
  source: (database: Queryable, fields: SelectedFields) => PgSelect
  id: PgColumn
  /** Conditions without parameters that always hold, e.g. not archived. */
  always?: SQL
  scope?: ListScope<C>
  search: ListFilter
  filters: Record<Filter, ListFilter>
  sorts: Record<Sort, ListSort>
  /** Made once a request, called for each row. */
  presenter: (context: C) => (raw: Raw) => Row
}

type Contract = Pick<Endpoint, 'path'> & { query: NonNullable<Endpoint['query']> }

/** Has exactly the filters and sorts of its contract. `C` is `AnyContext` for a list that is public. */
export type ListDefinition<List extends Contract, Raw, Row, C extends AnyContext = Context> = ListParts<
  FilterName<List>,
  SortName<List>,
  Raw,
  Row,
  C
> & {
  contract: List
  /** What only our own code asks for, so that no contract knows it. */
  internal?: { filters?: Record<string, ListFilter>; sorts?: Record<string, ListSort> }
}

export type ListQuery = { sort: string; q?: string | undefined } & Record<string, unknown>
type PageQuery = ListQuery & { page: number; limit: number; after?: string | undefined }
type ListedRow<Raw> = Raw & { listId: string; listSortValue: string; listTotal: number }

/** Runs a list of contracts' list.ts: one prepared statement for each shape of filters, sort and paging. */
export function createList<List extends Contract, Raw, Row, C extends AnyContext = Context>({
  contract,
  internal,
  ...parts
}: ListDefinition<List, Raw, Row, C>) {
  const definition = {
    ...parts,
    name: contract.path,
    filters: { ...parts.filters, ...internal?.filters },
    sorts: { ...parts.sorts, ...internal?.sorts },
  }
  const statements = new Map<string, Statement>()

  async function fetchRows(context: C, query: PageQuery): Promise<Array<ListedRow<Raw>>> {
    const plan = planQuery(definition, context, query)
    const statement = statements.get(plan.shape) ?? prepare(definition, context, plan)
    if (plan.isKept) statements.set(plan.shape, statement)
    const rows = runStatement(context.database, statement, plan.values)
    return (plan.isAfter ? rows.catch(refuseCursor) : rows) as Promise<Array<ListedRow<Raw>>>
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

  /** The first rows in one piece, where a screen shows all of them at once. */
  async function first(context: C, query: ListQuery, limit: number): Promise<Row[]> {
    const found = await fetchRows(context, { ...query, page: 1, limit, after: undefined })
    return found.slice(0, limit).map(definition.presenter(context))
  }

  /** An empty page says nothing of the total; the first page does. */
  async function totalOf(context: C, query: PageQuery): Promise<number> {
    if (query.page === 1 && query.after === undefined) return 0
    const [row] = await fetchRows(context, { ...query, page: 1, limit: 1, after: undefined })
    return row?.listTotal ?? 0
  }

  /** Every row in order, a hundred at a time, so that they are garbage while young: the context's database has to be one repeatable read transaction. */
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
    /** What the test of the plans and the benchmarks go through. */
    sorts: Object.keys(definition.sorts),
    filters: Object.keys(definition.filters),
    statement: (context: C, query: PageQuery) => statementOf(definition, context, query),
  }
}

/** A cursor that is not one of ours may hold what the sort's type can't: a data exception of PostgreSQL. */
function refuseCursor(error: Error): never {
  const { code } = (error.cause ?? error) as { code?: string }
  throw code?.startsWith('22') ? new AppError('list.unknown-cursor') : error
}

/** `name` is the contract's path, which names the prepared statements. */
type AnyDefinition = ListParts<string, string, never, unknown, never> & { name: string }

type Plan = {
  shape: string
  conditions: SQL[]
  values: Record<string, unknown>
  sort: ListSort
  isDescending: boolean
  isAfter: boolean
  hasOffset: boolean
  /** Rows fetched: one more than any page of that size, which tells whether there is a next one. */
  fetched: number
  isCountJoined: boolean
  /** False when a text to look for is part of the SQL: every such statement is another one. */
  isKept: boolean
}

const exportPageSize = 100

/**
 * Page sizes are rounded up to one of these, and written into the SQL: with a number there instead of a parameter,
 * PostgreSQL plans a statement once and not at each call.
 */
const fetchSizes = [51, exportPageSize + 1, maxPageSize + 1]

/** Sorts a query into its shape, which makes the SQL, and its values, which fill the placeholders. */
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
  return prepareStatement(
    plan.isKept ? `${definition.name} ${plan.shape}` : undefined,
    text,
    params,
    selectedFields(definition, plan),
  )
}

function select(definition: AnyDefinition, database: Queryable, plan: Plan): PgSelect {
  const { sort } = plan
  const one = { one: sql`1` }
  const counted = (
    plan.isCountJoined ? definition.source(database, one) : database.select(one).from(definition.table).$dynamic()
  )
    .where(and(...plan.conditions))
    .limit(sql.raw(String(maxExactTotal + 1)) as unknown as number)
  const listTotal = sql<number>`(select count(*)::int from (${counted}) counted)`
  const fields = { ...selectedFields(definition, plan), listTotal }
  const direction = plan.isDescending ? sql`desc` : sql`asc`
  const rows = definition
    .source(database, fields)
    .where(and(...plan.conditions, ...(plan.isAfter ? afterCursor(definition, plan) : [])))
    .orderBy(sql`${sort.by} ${direction}`, sql`${definition.id} ${direction}`)
    .limit(sql.raw(String(plan.fetched)) as unknown as number)
  return plan.hasOffset ? rows.offset(sql.placeholder('offset')) : rows
}

/** The definition's own columns, and what the next page's cursor and the total are made of. */
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

/** A query as PostgreSQL gets it: for the test that every sort and filter has its index, and for the benchmarks. */
function statementOf(definition: AnyDefinition, context: AnyContext, query: PageQuery) {
  const plan = planQuery(definition, context, query)
  const { sql: text, params } = select(definition, context.database, plan).toSQL()
  return { text, values: fillPlaceholders(params, plan.values) }
}
