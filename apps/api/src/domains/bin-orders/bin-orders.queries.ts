import { type BinOrder, binOrderList } from '@thant/contracts/bin-orders'
import { and, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { binOrders } from '#database/schema/bin-orders.ts'
import { amountIn, bins } from '#database/schema/bins.ts'
import { organizations } from '#database/schema/organizations.ts'
import { users } from '#database/schema/users.ts'
import { AppError } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/list.ts'
import { contains, equals, instantFrom, instantTo, numberFrom, numberTo, onJoined } from '#lib/list-filters.ts'
import { binOrderFields, presentBinOrder, type StoredBinOrder } from './bin-orders.presenter.ts'

function joinReferences<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(organizations, eq(organizations.id, binOrders.organizationId))
    .innerJoin(bins, eq(bins.id, binOrders.binId))
    .leftJoin(users, eq(users.id, binOrders.acceptedById))
}

const inOrder = (column: SQLWrapper) => sql`${column} collate "und-x-icu"`

export const binOrderListing = createList({
  contract: binOrderList.list,
  fields: binOrderFields,
  table: binOrders,
  join: joinReferences,
  id: binOrders.id,
  always: isNull(binOrders.archivedAt),
  search: onJoined(contains(organizations.name, bins.name, bins.size)),
  filters: {
    organization: onJoined(contains(organizations.name)),
    bin: onJoined(contains(bins.name)),
    size: onJoined(contains(bins.size)),
    quantityFrom: numberFrom(binOrders.quantity, 'integer'),
    quantityTo: numberTo(binOrders.quantity, 'integer'),
    totalFrom: numberFrom(binOrders.total, 'numeric'),
    totalTo: numberTo(binOrders.total, 'numeric'),
    status: equals(binOrders.status),
    from: instantFrom(binOrders.orderedAt),
    to: instantTo(binOrders.orderedAt),
  },
  sorts: {
    orderDate: { by: binOrders.orderedAt, type: 'timestamptz' },
    organization: { by: inOrder(organizations.name), type: 'text', isJoined: true },
    bin: { by: inOrder(bins.name), type: 'text', isJoined: true },
    size: { by: amountIn(bins.size), type: 'numeric', isJoined: true },
    quantity: { by: binOrders.quantity, type: 'integer' },
    total: { by: binOrders.total, type: 'numeric' },
    status: { by: binOrders.status, type: 'text' },
    createdAt: { by: binOrders.createdAt, type: 'timestamptz' },
  },
  presenter: () => presentBinOrder,
})

export async function getBinOrder(context: Context, id: string): Promise<BinOrder> {
  return presentBinOrder(await getStoredBinOrder(context, id))
}

/** Returns the row, because the unit price that the bins were ordered at is not on the wire. */
export async function getStoredBinOrder(context: Context, id: string): Promise<StoredBinOrder> {
  const [order] = await joinReferences(context.database.select(binOrderFields).from(binOrders).$dynamic()).where(
    and(eq(binOrders.id, id), isNull(binOrders.archivedAt)),
  )
  if (order === undefined) throw new AppError('bin-order.not-found')
  return order
}
