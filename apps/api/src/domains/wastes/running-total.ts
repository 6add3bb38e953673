import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#database/client.ts'

export type RunningTotal = {
  table: string
  /** Maps the primary key's columns to their values. */
  key: Record<string, string | boolean>
  column: string
  /** Callers never pass 0. */
  added: number
}

/** Adds to a sum in a table: the row is created with the first amount and deleted when the sum returns to 0. */
export async function addToRunningTotal(
  database: Queryable,
  { table, key, column, added }: RunningTotal,
): Promise<void> {
  const totals = sql.identifier(table)
  const sum = sql.identifier(column)
  const names = sql.join(
    Object.keys(key).map((name) => sql.identifier(name)),
    sql`, `,
  )
  const values = sql.join(
    Object.values(key).map((value) => sql`${value}`),
    sql`, `,
  )
  if (added > 0) {
    await database.execute(sql`
      insert into ${totals} (${names}, ${sum}) values (${values}, ${added})
      on conflict (${names}) do update set ${sum} = ${totals}.${sum} + excluded.${sum}`)
  } else {
    await database.execute(sql`update ${totals} set ${sum} = ${sum} + ${added} where ${isKey(key)}`)
    await database.execute(sql`delete from ${totals} where ${isKey(key)} and ${sum} = 0`)
  }
}

function isKey(key: Record<string, string | boolean>): SQL {
  return sql.join(
    Object.entries(key).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
    sql` and `,
  )
}
