import * as z from 'zod/mini'
import type { Access } from './access.ts'
import { type ColumnSort, type Columns, columnFilters, columnSorts } from './columns.ts'
import { languages } from './customers/auth.ts'
import { endpoint } from './endpoint.ts'
import { searchText } from './primitives.ts'

type Shape = z.ZodMiniType

export const maxPageSize = 1_000
/** A page beyond this row is refused with `list.use-after`, because large offsets are slow. */
export const maxOffset = 10_000
/** Totals above this are capped, because an exact count would read every row. */
export const maxExactTotal = 1_000

const wholeNumber = (fallback: number, max: number) =>
  z._default(
    z.coerce
      .number('Invalid Number')
      .check(z.int('Invalid Number'), z.gte(1, 'Invalid Number'), z.lte(max, 'Invalid Number')),
    fallback,
  )

/** A leading minus reverses the sort. */
export type Direction<Sort extends string> = Sort | `-${Sort}`

type WithQuery = { query: Shape }
const listParameters = ['page', 'limit', 'after', 'sort', 'q'] as const

/** The server's definition and the columns of a screen can use only these sorts. */
export type SortName<List extends WithQuery> =
  z.output<List['query']> extends { sort: infer Sort extends string } ? Exclude<Sort, `-${string}`> : never

/** The query parameters other than the common ones are filters. */
export type FilterName<List extends WithQuery> = Exclude<
  keyof z.output<List['query']> & string,
  (typeof listParameters)[number]
>

/** Titles and labels in the file are in this language. */
export const exportQuery = {
  format: z._default(z.enum(['csv', 'xlsx'], 'Invalid'), 'csv'),
  language: z._default(z.enum(languages, 'Invalid'), 'en'),
}

/** So many rows are exported by their ids, which a link has room for. */
export const maxExportedIds = 200

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** The rows of an export that were chosen, with commas between their ids; those out of reach are not in the file. */
export const chosenIds = z.optional(
  z.string('Invalid').check(z.regex(new RegExp(`^${uuid}(,${uuid}){0,${maxExportedIds - 1}}$`, 'i'), 'Invalid')),
)

/** `true` has the archived records, which nothing new can name. */
export const archivedFilter = z._default(z.enum(['true', 'false'], 'Invalid'), 'false')

/** Returns the filters in the contract's order. */
export function filterNames<List extends { query: z.ZodMiniObject }>(list: List): FilterName<List>[] {
  const names = Object.keys(list.query.shape)
  return names.filter((name): name is FilterName<List> => !listParameters.some((one) => one === name))
}

/**
 * Defines a list (`?page&limit&after&sort&q` and one parameter per filter) and its export, which streams all rows as
 * CSV or XLSX under the same filters and permissions. `filters` are those that no column has, e.g. by an id, or replace
 * the check of a column's filter.
 */
export function defineList<
  const Path extends string,
  const A extends Access,
  Row extends Shape,
  const All extends Columns<z.output<Row>>,
  Filters extends Record<string, Shape> = Record<never, never>,
  Params extends Shape = never,
>(definition: {
  path: Path
  access: A
  summary: string
  row: Row
  columns: All
  filters?: Filters
  /** One of the columns' sorts; another fails at start, since TypeScript would infer the columns from it. */
  defaultSort: string
  params?: Params
}) {
  type Sort = ColumnSort<All>
  const { columns } = definition
  assertValues(definition.row, columns)
  const directions = columnSorts(columns).flatMap((name) => [name, `-${name}`] as Direction<Sort>[])
  const sort: z.ZodMiniType<Direction<Sort>, Direction<Sort>> = z.enum(directions, 'Unknown sort field')
  // TypeScript cannot infer that a direction is defined while `Sort` is generic.
  const defaultSort = z.parse(sort, definition.defaultSort) as z.core.util.NoUndefined<Direction<Sort>>
  const filters = { ...columnFilters(columns), ...(definition.filters as Filters) }
  assertFree(filters)
  const filterQuery = {
    sort: z._default(sort, defaultSort),
    q: searchText(),
    ...filters,
  }
  const common = { method: 'GET', access: definition.access, params: definition.params as Params } as const
  return {
    list: {
      ...endpoint({
        ...common,
        path: definition.path,
        summary: definition.summary,
        envelope: 'page',
        query: z.object({
          page: wholeNumber(1, 1_000_000),
          limit: wholeNumber(100, maxPageSize),
          after: z.optional(z.string().check(z.maxLength(1_000))),
          ...filterQuery,
        }),
        reply: z.array(definition.row),
      }),
      columns,
    },
    export: endpoint({
      ...common,
      path: `${definition.path}/export`,
      summary: `${definition.summary}, as a file with the same filters`,
      query: z.object({ ...exportQuery, ...filterQuery, ids: chosenIds }),
      reply: 'file',
      transaction: { own: 'streams rows from a cursor in a repeatable read transaction' },
    }),
  }
}

/** A mistake here is seen when anything starts; TypeScript cannot compare the names while it infers the columns. */
function assertValues(row: Shape, columns: Columns<never>): void {
  for (const [name, column] of Object.entries(columns)) {
    if (column.kind === 'custom' || column.shown === 'nowhere' || column.value !== undefined) continue
    if (row instanceof z.ZodMiniObject && !(name in row.shape)) throw new Error(`no row has a value for ${name}`)
  }
}

/** The server fills these placeholders of a list's statement itself: the caller's reach, the cursor and the offset. */
const serverParameters = ['scope', 'afterValue', 'afterId', 'offset']

/** A filter of such a name would overwrite what the server or another parameter says. */
function assertFree(filters: Record<string, unknown>): void {
  const taken = [...listParameters, ...Object.keys(exportQuery), 'ids', ...serverParameters]
  const name = Object.keys(filters).find((filter) => taken.includes(filter))
  if (name !== undefined) throw new Error(`a list cannot have a filter named ${name}`)
}
