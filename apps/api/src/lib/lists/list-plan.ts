import { maxPageSize } from '@thant/contracts/list'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgSelect, PgTable, SelectedFields } from 'drizzle-orm/pg-core'
import { escapeLiteral } from 'pg'
import type { SelectedRow } from '#database/selected-row.ts'
import type { AnyContext, Context } from '../context.ts'
import { decodeCursor } from './cursor.ts'
import type { ListSort } from './list-columns.ts'
import { isAmong, type ListFilter } from './list-filters.ts'

/** Limits a caller to own rows; adds no condition when the value is undefined. */
export type ListScope<C extends AnyContext = Context> = {
  where: (value: SQLWrapper) => SQL
  value: (context: C) => string | undefined
}

export type ListParts<Fields extends SelectedFields, Row, C extends AnyContext> = {
  fields: Fields
  /** Only the listed table is counted, unless a filter needs the joined ones. It may be a query with its alias. */
  table: PgTable | SQL
  /** Joins the other tables of the fields, filters and sorts. */
  join?: (select: PgSelect) => PgSelect
  id: PgColumn | SQL
  /** Always applies and has no parameters, e.g. not archived. */
  always?: SQL
  scope?: ListScope<C>
  /** Fills the placeholders of the fields and sorts, such as one for the start of today. */
  values?: (context: C) => Record<string, string>
  search: ListFilter
  /** Called once per request; the function it returns is called for each row. */
  presenter: (context: C) => (raw: SelectedRow<Fields>) => Row
}

export type ListQuery = { sort: string; q?: string | undefined } & Record<string, unknown>
export type PageQuery = ListQuery & { page: number; limit: number; after?: string | undefined }

/** `name` is the contract's path and becomes part of the statements' names. */
export type Compared = { name: string; filters: Record<string, ListFilter>; sorts: Record<string, ListSort> }
export type AnyDefinition = Omit<ListParts<SelectedFields, unknown, never>, 'presenter'> & Compared

export type Plan = {
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
  isReusable: boolean
}

export const exportPageSize = 100

/**
 * Page sizes are rounded up to one of these and written into the SQL, because with a literal limit PostgreSQL plans a
 * statement once and not on every call.
 */
const fetchSizes = [51, exportPageSize + 1, maxPageSize + 1]

/** Splits a query into its shape, which determines the SQL, and its values, which fill the placeholders. */
export async function planQuery(definition: AnyDefinition, context: AnyContext, query: PageQuery): Promise<Plan> {
  const isDescending = query.sort.startsWith('-')
  const sort = definition.sorts[isDescending ? query.sort.slice(1) : query.sort]
  if (sort === undefined) throw new Error(`${definition.name} has no sort ${query.sort}`)
  const shape = [query.sort]
  const conditions: SQL[] = definition.always ? [definition.always] : []
  const values: Record<string, unknown> = { ...definition.values?.(context as never) }
  let isCountJoined = false
  let isReusable = true

  const scopeValue = definition.scope?.value(context as never)
  if (definition.scope && scopeValue !== undefined) {
    shape.push('scope')
    conditions.push(definition.scope.where(sql.placeholder('scope')))
    values.scope = scopeValue
  }
  const filters = { ...definition.filters, q: definition.search, ids: isAmong(definition.id) }
  for (const [name, filter] of Object.entries(filters)) {
    const value = query[name]
    if (value === undefined || value === '') continue
    const text = String(value)
    const encoded = filter.encode ? filter.encode(text, context) : text
    const shaping = filter.isLiteral ? text : filter.shapeOf?.(text)
    shape.push(shaping === undefined ? name : `${name}=${shaping}`)
    const placeholder = filter.isLiteral ? sql.raw(escapeLiteral(encoded)) : sql.placeholder(name)
    conditions.push(await filter.where(placeholder, text, context))
    values[name] = encoded
    isReusable &&= !filter.isLiteral
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
    isReusable,
  }
}
