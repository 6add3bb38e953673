import { type PriceIndex, priceIndexList } from '@thant/contracts/money/price-indexes'
import { getTableColumns } from 'drizzle-orm'
import { priceIndexes } from '#database/schema/prices.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains } from '#lib/lists/list-filters.ts'

export const priceIndexListing = createList({
  contract: priceIndexList.list,
  fields: getTableColumns(priceIndexes),
  table: priceIndexes,
  id: priceIndexes.id,
  search: contains(priceIndexes.name),
  columns: { name: priceIndexes.name, month: priceIndexes.month },
  presenter: () => presentIndex,
})

export function presentIndex({ id, name, month, value, createdAt }: typeof priceIndexes.$inferSelect): PriceIndex {
  return { _id: id, name, month: month.slice(0, 7), value, createdAt: createdAt.toISOString() }
}

export async function listIndexNames({ database }: Context): Promise<string[]> {
  const rows = await database.selectDistinct({ name: priceIndexes.name }).from(priceIndexes).orderBy(priceIndexes.name)
  return rows.map(({ name }) => name)
}
