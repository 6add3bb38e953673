import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#database/client.ts'

export type RunningTotal = {
  table: string
  /** The primary key's columns with their values. */
  key: Record<string, string>
  column: string
  /** Not 0. */
  added: number
}

/** Adds to a sum that a table keeps: its row is made with the first amount and goes once the sum is 0 again. */
export async function addToRunningTotal(
  database: Queryable,
  { table, key, column, added }: RunningTotal,
): Promise<void> {
  const kept = sql.identifier(table)
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
      insert into ${kept} (${names}, ${sum}) values (${values}, ${added})
      on conflict (${names}) do update set ${sum} = ${kept}.${sum} + excluded.${sum}`)
  } else {
    await database.execute(sql`update ${kept} set ${sum} = ${sum} + ${added} where ${isKey(key)}`)
    await database.execute(sql`delete from ${kept} where ${isKey(key)} and ${sum} = 0`)
  }
}

function isKey(key: Record<string, string>): SQL {
  return sql.join(
    Object.entries(key).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
    sql` and `,
  )
}
