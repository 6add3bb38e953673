import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from './client.ts'
import { oncePer } from './once-per.ts'

/**
 * A query that Drizzle builds once for each database object that it runs on, and PostgreSQL parses and plans once a
 * connection; what differs from run to run stands in it as `given`. Worth its words where building takes as long as running.
 */
export function preparedQuery<Query>(build: (database: Queryable) => Query): (database: Queryable) => Query {
  return oncePer(build)
}

/** A value of each run. The driver writes it, so null stays null, and dates and objects are what their columns take. */
export function given(name: string): SQL {
  return sql`${sql.placeholder(name)}`
}

/** The columns of a row, each given under its own name. */
export function givenRow<Name extends string>(...names: Name[]): Record<Name, SQL> {
  return Object.fromEntries(names.map((name) => [name, given(name)])) as Record<Name, SQL>
}
