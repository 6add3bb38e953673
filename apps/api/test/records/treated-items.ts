import type { Pool } from 'pg'
import { expect } from 'vitest'
import { inTransaction } from '#database/transaction.ts'
import { rebuildWasteTotals } from '#domains/materials/wastes/wastes.service.ts'

/** Returns kilograms by `key` as a statement selects them from the totals, which a rebuild must leave as they are. */
export async function rebuiltTotals(
  pool: Pool,
  statement: string,
  values: readonly string[] = [],
): Promise<Record<string, number>> {
  const read = async () => {
    const { rows } = await pool.query<{ key: string; kg: number }>(statement, [...values])
    return Object.fromEntries(rows.map(({ key, kg }) => [key, kg]))
  }
  const kept = await read()
  await inTransaction(pool, (transaction) => rebuildWasteTotals(transaction, 'Asia/Yangon'))
  expect(await read()).toEqual(kept)
  return kept
}

type Treated = {
  items: Array<{ treatments: Array<{ treatment: string; destination: { name: string } | null; quantity: number }> }>
}

/** Returns the parts of each item as treatment, destination and kilograms. */
export function partsOf({ items }: Treated) {
  return items.map(({ treatments }) =>
    treatments.map(({ treatment, destination, quantity }) => [treatment, destination?.name ?? null, quantity]),
  )
}
