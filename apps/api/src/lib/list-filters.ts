import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { endOfDay, startOfDay } from './company-time.ts'
import type { Services } from './context.ts'

/** A condition of a list: its SQL with a placeholder, and the value for the placeholder. */
export type ListFilter = {
  where: (placeholder: SQLWrapper, value: string) => SQL
  /** Converts the value for the placeholder; the value is used unchanged when absent. */
  encode?: (value: string, services: Services) => string
  /** True when the SQL itself depends on the value, and not only its parameters. */
  isShapedByValue?: boolean
  /**
   * True when the planner needs the literal value, because the frequency of a search text decides which index is best.
   */
  isLiteral?: boolean
  isJoined?: boolean
}

export function equals(column: SQLWrapper): ListFilter {
  return { where: (value) => sql`${column} = ${value}` }
}

/** Takes `true` or `false`: whether the condition holds. It is a literal, which a partial index on it needs. */
export function holds(condition: SQL): ListFilter {
  return {
    where: (_placeholder, value) => (value === 'true' ? sql`(${condition})` : sql`not (${condition})`),
    isShapedByValue: true,
  }
}

export function onJoined(filter: ListFilter): ListFilter {
  return { ...filter, isJoined: true }
}

/** Matches rows with the text anywhere in one of the columns, ignoring case. */
export function contains(...columns: SQLWrapper[]): ListFilter {
  return {
    where: (value) =>
      sql`(${sql.join(
        columns.map((column) => sql`${column} ilike ${value}`),
        sql` or `,
      )})`,
    encode: containing,
    isLiteral: true,
  }
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
