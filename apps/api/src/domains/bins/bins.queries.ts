import { type Bin, binList } from '@thant/contracts/bins'
import { and, eq, getTableColumns, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import { bins } from '#database/schema/bins.ts'
import { AppError } from '#lib/app-error.ts'
import type { AnyContext } from '#lib/context.ts'
import { createList } from '#lib/list.ts'
import { contains, numberFrom, numberTo } from '#lib/list-filters.ts'
import { presentBin } from './bins.presenter.ts'

const inOrder = (column: SQLWrapper) => sql`${column} collate "und-x-icu"`

export const binListing = createList({
  contract: binList.list,
  fields: getTableColumns(bins),
  table: bins,
  id: bins.id,
  always: isNull(bins.archivedAt),
  search: contains(bins.name, bins.size),
  filters: {
    name: contains(bins.name),
    size: contains(bins.size),
    stockFrom: numberFrom(bins.stock, 'integer'),
    stockTo: numberTo(bins.stock, 'integer'),
    priceFrom: numberFrom(bins.price, 'numeric'),
    priceTo: numberTo(bins.price, 'numeric'),
  },
  sorts: {
    name: { by: inOrder(bins.name), type: 'text' },
    size: { by: inOrder(bins.size), type: 'text' },
    stock: { by: bins.stock, type: 'integer' },
    price: { by: bins.price, type: 'numeric' },
    createdAt: { by: bins.createdAt, type: 'timestamptz' },
  },
  presenter: (_context: AnyContext) => presentBin,
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
