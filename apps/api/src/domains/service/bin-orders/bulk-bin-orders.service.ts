import type { ManyResult } from '@thant/contracts/many'
import type { FormerBinOrder, ManyBinOrdersForm } from '@thant/contracts/service/bin-orders'
import { asc, inArray } from 'drizzle-orm'
import { binOrders } from '#database/schema/bin-orders.ts'
import { lockBins } from '#domains/service/bins/stock.service.ts'
import type { Context } from '#lib/context.ts'
import { doForEach, named } from '#lib/do-for-each.ts'
import { getBinOrder } from './bin-orders.queries.ts'
import { changeBinOrder } from './bin-orders.service.ts'
import { isTransition } from './transitions.ts'

/** Takes each order one step on. Only those whose next step may lead back can be undone. */
export async function changeBinOrders(
  context: Context,
  { ids, change }: ManyBinOrdersForm,
): Promise<{ results: ManyResult[]; undo: FormerBinOrder[] }> {
  await lockOrders(context, ids)
  const { results, done } = await doForEach(context, named(ids), async ({ id }) => {
    const { status } = await getBinOrder(context, id)
    const { __v } = await changeBinOrder(context, id, change)
    return { id, __v, change: { status } }
  })
  return { results, undo: done.filter((former) => isTransition(change.status, former.change.status)) }
}

/** Takes orders back that nobody has changed since. */
export async function undoBinOrders(
  context: Context,
  { orders }: { orders: FormerBinOrder[] },
): Promise<{ results: ManyResult[] }> {
  await lockOrders(
    context,
    orders.map(({ id }) => id),
  )
  const { results } = await doForEach(context, orders, ({ id, __v, change }) =>
    changeBinOrder(context, id, { ...change, __v }),
  )
  return { results }
}

/** Locks all orders before the first of their bins, as the change of one order does, so that none of them deadlock. */
async function lockOrders(context: Context, ids: string[]): Promise<void> {
  const locked = await context.database
    .select({ binId: binOrders.binId })
    .from(binOrders)
    .where(inArray(binOrders.id, ids))
    .orderBy(asc(binOrders.id))
    .for('update')
  await lockBins(context, [...new Set(locked.map(({ binId }) => binId))])
}
