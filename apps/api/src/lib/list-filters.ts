import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { endOfDay, startOfDay } from './company-time.ts'
import type { Services } from './context.ts'

/** One condition of a list: the SQL of its shape with a placeholder, and the value that goes there. */
export type ListFilter = {
  where: (placeholder: SQLWrapper, value: string) => SQL
  /** What the placeholder stands for; the value itself when absent. */
  encode?: (value: string, services: Services) => string
  /** True when the SQL differs by value, not only its parameters. */
  isShapedByValue?: boolean
  /** True when the planner has to see the value: how rare a piece of text is decides where to begin. */
  isLiteral?: boolean
  /** True when it reads a joined table. */
  isJoined?: boolean
}

export function equals(column: SQLWrapper): ListFilter {
  return { where: (value) => sql`${column} = ${value}` }
}

/** Marks a filter on a table other than the listed one. */
export function onJoined(filter: ListFilter): ListFilter {
  return { ...filter, isJoined: true }
}

/** Any of the columns has the text somewhere, in any case. */
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

/** The pattern for `ilike` that finds a text literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** A calendar date column on or after, or on or before, a day. */
export function dateFrom(column: SQLWrapper): ListFilter {
  return { where: (day) => sql`${column} >= ${day}::date` }
}
export function dateTo(column: SQLWrapper): ListFilter {
  return { where: (day) => sql`${column} <= ${day}::date` }
}

/** An instant column from the start of a day, or until its end, in the company's time zone. */
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

/** A number column from, or up to, a number; `integer` where the column holds whole numbers. */
export function numberFrom(column: SQLWrapper, type: 'integer' | 'numeric'): ListFilter {
  if (type === 'numeric') return { where: (bound) => sql`${column} >= ${bound}::numeric` }
  return { where: (bound) => sql`${column} >= ${bound}::bigint`, encode: (bound) => String(Math.ceil(Number(bound))) }
}
export function numberTo(column: SQLWrapper, type: 'integer' | 'numeric'): ListFilter {
  if (type === 'numeric') return { where: (bound) => sql`${column} <= ${bound}::numeric` }
  return { where: (bound) => sql`${column} <= ${bound}::bigint`, encode: (bound) => String(Math.floor(Number(bound))) }
}
