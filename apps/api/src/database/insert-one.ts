import type { InferSelectModel } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './client.ts'

export async function insertOne<Table extends PgTable>(
  database: Queryable,
  table: Table,
  values: PgInsertValue<Table>,
): Promise<InferSelectModel<Table>> {
  const [row] = await database.insert(table).values(values).returning()
  if (row === undefined) throw new Error('an insert returned no row')
  // Drizzle cannot infer the row type when the table is a type parameter.
  return row as InferSelectModel<Table>
}
