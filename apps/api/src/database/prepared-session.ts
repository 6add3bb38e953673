import type { Query } from 'drizzle-orm'
import { NodePgSession } from 'drizzle-orm/node-postgres'
import type { PgPreparedQuery, PreparedQueryConfig, SelectedFieldsOrdered } from 'drizzle-orm/pg-core'
import { statementName } from './statement-name.ts'

type NoTables = Record<string, never>

/** Names each statement by its text, so that a connection parses and plans it once. */
export class PreparedSession extends NodePgSession<NoTables, NoTables> {
  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    isResponseInArrayMode: boolean,
    mapRows?: (rows: unknown[][]) => T['execute'],
  ): PgPreparedQuery<T> {
    return super.prepareQuery(query, fields, name ?? statementName(query.sql), isResponseInArrayMode, mapRows)
  }
}
