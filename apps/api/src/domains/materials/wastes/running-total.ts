import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#database/client.ts'

type Name = ReturnType<typeof sql.identifier>
type Change = {
  /** Maps the primary key's columns to their values; all changes of a call have the same columns. */
  key: Record<string, string | boolean>
  /** Callers never pass 0. */
  added: number
}

/**
 * Adds to sums in a table, in the order of the changes: a row is created with the first amount and deleted when its sum
 * returns to 0. What is added in a row of changes goes into one statement, since a completed pickup adds to many sums.
 */
export async function addToRunningTotals(
  database: Queryable,
  { table, column, changes }: { table: string; column: string; changes: readonly Change[] },
): Promise<void> {
  const totals = sql.identifier(table)
  const sum = sql.identifier(column)
  let waiting: Change[] = []
  for (const change of changes) {
    if (change.added > 0) {
      waiting.push(change)
      continue
    }
    await insertAll(database, { totals, sum, changes: waiting })
    waiting = []
    const { key, added } = change
    await database.execute(sql`update ${totals} set ${sum} = ${sum} + ${added} where ${isKey(key)}`)
    await database.execute(sql`delete from ${totals} where ${isKey(key)} and ${sum} = 0`)
  }
  await insertAll(database, { totals, sum, changes: waiting })
}

async function insertAll(
  database: Queryable,
  { totals, sum, changes }: { totals: Name; sum: Name; changes: readonly Change[] },
): Promise<void> {
  const [first] = changes
  if (first === undefined) return
  const names = sql.join(
    Object.keys(first.key).map((name) => sql.identifier(name)),
    sql`, `,
  )
  const rows = sql.join(
    changes.map(
      ({ key, added }) =>
        sql`(${sql.join(
          [...Object.values(key), added].map((value) => sql`${value}`),
          sql`, `,
        )})`,
    ),
    sql`, `,
  )
  await database.execute(sql`
    insert into ${totals} (${names}, ${sum}) values ${rows}
    on conflict (${names}) do update set ${sum} = ${totals}.${sum} + excluded.${sum}`)
}

function isKey(key: Record<string, string | boolean>): SQL {
  return sql.join(
    Object.entries(key).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
    sql` and `,
  )
}
