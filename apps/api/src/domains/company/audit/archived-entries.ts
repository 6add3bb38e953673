import { and, asc, type SQL, sql } from 'drizzle-orm'
import { pgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '#database/client.ts'
import { type auditEntries, entryColumns } from '#database/schema/audit.ts'

export type EntriesTable = typeof auditEntries

export const batchSize = 1_000

/** Holds the entries of a file while they are changed, for as long as the transaction. */
export const archivedEntries = pgTable('archived_entries', entryColumns) as unknown as EntriesTable

/** Returns entries as JSON in the order of time, as they are in a file. */
export async function* readEntries(
  database: Queryable,
  entries: EntriesTable,
  condition: SQL | undefined,
): AsyncGenerator<string> {
  let last: { at: Date; id: string } | undefined
  do {
    const rows = await database
      .select({ at: entries.at, id: entries.id, line: sql<string>`row_to_json(${entries})::text` })
      .from(entries)
      .where(and(condition, last && sql`(${entries.at}, ${entries.id}) > (${last.at.toISOString()}, ${last.id})`))
      .orderBy(asc(entries.at), asc(entries.id))
      .limit(batchSize)
    for (const { line } of rows) yield line
    last = rows.length === batchSize ? rows.at(-1) : undefined
  } while (last !== undefined)
}

/** Puts entries of a file into the table for them. */
export async function loadEntries(database: Queryable, lines: AsyncIterable<string>): Promise<void> {
  await database.execute(sql`create temporary table if not exists archived_entries (like audit_entries) on commit drop`)
  await database.execute(sql`truncate archived_entries`)
  let batch: string[] = []
  for await (const line of lines) {
    batch.push(line)
    if (batch.length < batchSize) continue
    await insertEntries(database, batch)
    batch = []
  }
  await insertEntries(database, batch)
}

function insertEntries(database: Queryable, lines: string[]): Promise<unknown> {
  return database.execute(
    sql`insert into archived_entries select * from json_populate_recordset(null::audit_entries, ${`[${lines.join(',')}]`})`,
  )
}
