import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import { bins } from '#database/schema/bins.ts'
import type { Context } from '#lib/context.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import type { StoredBin } from './bins.presenter.ts'
import type { StockChange } from './stock.ts'

/** Locks bins in key order, so that two orders that move between the same two bins cannot deadlock. */
export function lockBins(context: Context, ids: string[]): Promise<StoredBin[]> {
  return context.database.select().from(bins).where(inArray(bins.id, ids)).orderBy(asc(bins.id)).for('update')
}

/** Throws `bin-order.out-of-stock` with the number that is left, rather than let the stock fall below zero. */
export async function moveStock(context: Context, changes: StockChange[]): Promise<void> {
  for (const { binId, change } of changes) {
    const moved = await context.database
      .update(bins)
      .set({
        stock: sql`${bins.stock} + ${change}`,
        version: sql`${bins.version} + 1`,
        updatedAt: context.clock.now(),
      })
      .where(and(eq(bins.id, binId), gte(bins.stock, -change)))
      .returning({ id: bins.id })
    if (moved.length > 0) continue
    const [bin] = await context.database.select({ stock: bins.stock }).from(bins).where(eq(bins.id, binId))
    throw errorAt('quantity', 'bin-order.out-of-stock', { values: { left: bin?.stock ?? 0 } })
  }
}
