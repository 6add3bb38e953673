import { type Column, type Columns, filterParameters, sortOf } from '@thant/contracts/columns'
import { is, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import {
  contains,
  dateFrom,
  dateTo,
  instantFrom,
  instantTo,
  isOneOf,
  isReferenced,
  type ListFilter,
  numberFrom,
  numberTo,
  onJoined,
  type Referenced,
} from './list-filters.ts'

export type ListSort = {
  by: SQLWrapper
  /** The cursor's text is cast to this type. */
  type: 'text' | 'date' | 'timestamptz' | 'integer' | 'numeric'
  /**
   * True for a joined table. The cursor's bound is then repeated on this column alone, so that its index skips the rows
   * of earlier pages (docs/rules.md#lists).
   */
  isJoined?: boolean
}

type Expression = { by: SQL; type: ListSort['type']; isJoined?: boolean }
/** Filters and sorts by rules of its own; the two filters are those of a range. */
type Own = { filter?: ListFilter; range?: readonly [ListFilter, ListFilter]; sort?: ListSort }

/** What of the database is behind a column of a list's contract. */
export type ListColumn = PgColumn | Expression | Own | Referenced

type ListColumns = Readonly<Record<string, ListColumn>>

/** Sorts a day that is not known after all others, by the index on the same expression. */
export function unknownDayLast(column: SQLWrapper): Expression {
  return { by: sql`coalesce(${column}, 'infinity'::date)`, type: 'date' }
}

/** Returns the filters of a contract's columns by their query parameters; the column's kind chooses the comparison. */
export function filtersOf(
  contract: Columns<never>,
  table: PgTable | SQL,
  stored: ListColumns,
): Record<string, ListFilter> {
  const filters: Record<string, ListFilter> = {}
  for (const [name, column] of Object.entries(contract)) {
    const [first, last] = filterParameters(name, column)
    const behind = stored[name]
    if (first === undefined || behind === undefined) continue
    const [from, to] = filtersBy(column.kind, behind, table)
    if (from !== undefined) filters[first] = from
    if (last !== undefined && to !== undefined) filters[last] = to
  }
  return filters
}

/** Returns the sorts of a contract's columns by their names in the query. Texts are sorted as words, without case. */
export function sortsOf(contract: Columns<never>, table: PgTable | SQL, stored: ListColumns): Record<string, ListSort> {
  const sorts: Record<string, ListSort> = {}
  for (const [name, column] of Object.entries(contract)) {
    const sort = sortOf(name, column)
    const behind = stored[name]
    if (sort === undefined || behind === undefined) continue
    const by = isOwn(behind) ? behind.sort : sortBy(column.kind, expressionOf(behind, table))
    if (by !== undefined) sorts[sort] = by
  }
  return sorts
}

function filtersBy(
  kind: Column<never>['kind'],
  behind: ListColumn,
  table: PgTable | SQL,
): readonly (ListFilter | undefined)[] {
  if (isOwn(behind)) return behind.range ?? [behind.filter]
  if (isReferenced(behind)) return [contains(behind)]
  const { by, type, isJoined } = expressionOf(behind, table)
  const filters = comparisons(kind, by, type)
  return isJoined ? filters.map(onJoined) : filters
}

function comparisons(kind: Column<never>['kind'], by: SQLWrapper, type: ListSort['type']): readonly ListFilter[] {
  if (kind === 'choice') return [isOneOf(by)]
  if (type === 'date') return [dateFrom(by), dateTo(by)]
  if (type === 'timestamptz') return [instantFrom(by), instantTo(by)]
  if (type === 'integer' || type === 'numeric') return [numberFrom(by, type), numberTo(by, type)]
  return [contains(by)]
}

function sortBy(kind: Column<never>['kind'], { by, type, isJoined }: Located): ListSort {
  const isText = (kind === 'text' || kind === 'person') && type === 'text'
  return { by: isText ? sql`${by} collate "und-x-icu"` : by, type, isJoined }
}

type Located = { by: SQLWrapper; type: ListSort['type']; isJoined: boolean }

/** A column of another table than the listed one is of a joined table. */
function expressionOf(behind: PgColumn | Expression | Referenced, table: PgTable | SQL): Located {
  if (isReferenced(behind)) return expressionOf(behind.text, table)
  if (isExpression(behind)) return { isJoined: false, ...behind }
  return { by: behind, type: typeOf(behind.getSQLType()), isJoined: behind.table !== table }
}

function isOwn(behind: ListColumn): behind is Own {
  return !is(behind, PgColumn) && !('by' in behind) && !isReferenced(behind)
}

function isExpression(behind: PgColumn | Expression): behind is Expression {
  return !is(behind, PgColumn)
}

function typeOf(sqlType: string): ListSort['type'] {
  if (sqlType.startsWith('timestamp')) return 'timestamptz'
  if (sqlType.startsWith('numeric')) return 'numeric'
  return sqlType === 'date' || sqlType === 'integer' ? sqlType : 'text'
}
