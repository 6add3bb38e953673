import { type Bin, binEndpoints, binList } from '@thant/contracts/service/bins'
import { and, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm'
import { amountIn, bins } from '#database/schema/bins.ts'
import type { AnyContext } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { presentBin } from './bins.presenter.ts'

const listed = {
  fields: getTableColumns(bins),
  table: bins,
  id: bins.id,
  search: contains(bins.name, bins.size),
  columns: {
    name: bins.name,
    size: { filter: contains(bins.size), sort: { by: amountIn(bins.size), type: 'numeric' as const } },
    stock: bins.stock,
    price: bins.price,
    createdAt: bins.createdAt,
  },
  presenter: (_context: AnyContext) => presentBin,
}

export const binListing = createList({ ...listed, contract: binList.list, always: isNull(bins.archivedAt) })

export const archivedBinListing = createList({
  ...listed,
  contract: binEndpoints.archived,
  always: isNotNull(bins.archivedAt),
})

/** Throws `bin.not-found` for an archived bin too. */
export async function getBin(context: AnyContext, id: string): Promise<Bin> {
  const [bin] = await context.database
    .select()
    .from(bins)
    .where(and(eq(bins.id, id), isNull(bins.archivedAt)))
  if (bin === undefined) throw new AppError('bin.not-found')
  return presentBin(bin)
}
