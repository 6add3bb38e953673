import { choiceSeparator } from '@thant/contracts/columns'
import { is, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'
import { endOfDay, startOfDay } from '../company-time.ts'
import type { AnyContext, Services } from '../context.ts'

/** A condition of a list: its SQL with a placeholder, and the value for the placeholder. */
export type ListFilter = {
  where: (placeholder: SQLWrapper, value: string, context: AnyContext) => SQL | Promise<SQL>
  /** Converts the value for the placeholder; the value is used unchanged when absent. */
  encode?: (value: string, services: Services) => string
  /** What of the value the SQL itself depends on, and not only its parameters. */
  shapeOf?: (value: string) => string
  /**
   * True when the planner needs the literal value, because the frequency of a search text decides which index is best.
   */
  isLiteral?: boolean
  isJoined?: boolean
}

export function equals(column: SQLWrapper): ListFilter {
  return { where: (value) => sql`${column} = ${value}` }
}

/** For a filter whose SQL is another one for each value. */
export function wholeValue(value: string): string {
  return value
}

/** Takes one value or several, as the contract's choices do. A single one keeps the order of an index on the column. */
export function isOneOf(column: SQLWrapper): ListFilter {
  return {
    where: (values, text) =>
      areSeveral(text)
        ? sql`${column} = any(string_to_array(${values}, ${sql.raw(`'${choiceSeparator}'`)}))`
        : sql`${column} = ${values}`,
    shapeOf: (text) => (areSeveral(text) ? 'several' : 'one'),
  }
}

/** Takes the ids of rows with commas between them, which exports of chosen rows name. */
export function isAmong(id: SQLWrapper): ListFilter {
  return { where: (ids) => sql`${id} = any(string_to_array(${ids}, ',')::uuid[])` }
}

/** Takes one value or several, for a choice whose values are conditions of their own: any of them has to hold. */
export function anyOf(one: ListFilter): ListFilter {
  return {
    ...one,
    where: async (placeholder, values, context) => {
      const conditions: SQL[] = []
      for (const value of distinct(values)) conditions.push(await one.where(placeholder, value, context))
      return sql`(${sql.join(conditions, sql` or `)})`
    },
    shapeOf: (values) => distinct(values).join(choiceSeparator),
  }
}

/** In an order of their own, so that the same choices are the same statement. */
function distinct(values: string): string[] {
  return [...new Set(values.split(choiceSeparator))].toSorted()
}

function areSeveral(values: string): boolean {
  return values.includes(choiceSeparator)
}

/** Takes `true` or `false`: whether the condition holds. It is a literal, which a partial index on it needs. */
export function holds(condition: SQL): ListFilter {
  return {
    where: (_placeholder, value) => (value === 'true' ? sql`(${condition})` : sql`not (${condition})`),
    shapeOf: wholeValue,
  }
}

export function onJoined(filter: ListFilter): ListFilter {
  return { ...filter, isJoined: true }
}

/** A text of the row that a column of the listed table refers to. */
export type Referenced = { key: PgColumn; text: PgColumn }

export function referenced(key: PgColumn, text: PgColumn): Referenced {
  return { key, text }
}

/** Matches rows with the text anywhere in one of the columns, ignoring case. */
export function contains(...columns: Array<SQLWrapper | Referenced>): ListFilter {
  return {
    where: async (pattern, _text, context) => {
      const conditions: SQL[] = []
      for (const column of columns) {
        conditions.push(
          isReferenced(column) ? await refersTo(column, pattern, context) : sql`${column} ilike ${pattern}`,
        )
      }
      return sql`(${sql.join(conditions, sql` or `)})`
    },
    encode: containing,
    isLiteral: true,
  }
}

export function isReferenced(column: SQLWrapper | object): column is Referenced {
  return !is(column, PgColumn) && 'key' in column
}

/** More ids than these would make the SQL long; a list in its own order soon has a page with a text that frequent. */
const maxReferenced = 1_000

/**
 * Looks the referenced rows up first and writes their ids into the SQL. The planner then knows how many rows refer to
 * them, and an index on the key serves a search in both tables, which no index on the texts does.
 */
async function refersTo({ key, text }: Referenced, pattern: SQLWrapper, { database }: AnyContext): Promise<SQL> {
  const found = sql`select id from ${text.table} where ${text} ilike ${pattern}`
  const { rows } = await database.execute<{ id: string }>(sql`${found} limit ${maxReferenced + 1}`)
  if (rows.length > maxReferenced) return sql`${key} in (${found})`
  return sql`${key} = any(${sql.raw(`'{${rows.map(({ id }) => id).join()}}'::uuid[]`)})`
}

/** Escapes the text for `ilike`, so that `%` and `_` match literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** Compares a calendar date column with a day, which is included. */
export function dateFrom(column: SQLWrapper): ListFilter {
  return { where: (day) => sql`${column} >= ${day}::date` }
}
export function dateTo(column: SQLWrapper): ListFilter {
  return { where: (day) => sql`${column} <= ${day}::date` }
}

/** Compares an instant with the start or the end of a day in the company's time zone. */
export function instantFrom(column: SQLWrapper): ListFilter {
  return {
    where: (instant) => sql`${column} >= ${instant}::timestamptz`,
    encode: (day, { settings }) => startOfDay(day, settings.timeZone).toISOString(),
  }
}
export function instantTo(column: SQLWrapper): ListFilter {
  return {
    where: (instant) => sql`${column} < ${instant}::timestamptz`,
    encode: (day, { settings }) => endOfDay(day, settings.timeZone).toISOString(),
  }
}

/** Compares a number with an inclusive bound; `integer` rounds the bound, because the column holds whole numbers. */
export function numberFrom(column: SQLWrapper, type: 'integer' | 'numeric'): ListFilter {
  if (type === 'numeric') return { where: (bound) => sql`${column} >= ${bound}::numeric` }
  return { where: (bound) => sql`${column} >= ${bound}::bigint`, encode: (bound) => String(Math.ceil(Number(bound))) }
}
export function numberTo(column: SQLWrapper, type: 'integer' | 'numeric'): ListFilter {
  if (type === 'numeric') return { where: (bound) => sql`${column} <= ${bound}::numeric` }
  return { where: (bound) => sql`${column} <= ${bound}::bigint`, encode: (bound) => String(Math.floor(Number(bound))) }
}
