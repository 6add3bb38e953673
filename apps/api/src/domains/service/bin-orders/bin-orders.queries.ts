import { type BinOrder, binOrderList } from '@thant/contracts/service/bin-orders'
import { and, eq, isNull } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { binOrders } from '#database/schema/bin-orders.ts'
import { amountIn, bins } from '#database/schema/bins.ts'
import { organizations } from '#database/schema/organizations.ts'
import { users } from '#database/schema/users.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, referenced } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { binOrderFields, presentBinOrder, type StoredBinOrder } from './bin-orders.presenter.ts'

function joinReferences<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(organizations, eq(organizations.id, binOrders.organizationId))
    .innerJoin(bins, eq(bins.id, binOrders.binId))
    .leftJoin(users, eq(users.id, binOrders.acceptedById))
}

const ofOrganization = referenced(binOrders.organizationId, organizations.name)
const ofBin = referenced(binOrders.binId, bins.name)

export const binOrderListing = createList({
  contract: binOrderList.list,
  fields: binOrderFields,
  table: binOrders,
  join: joinReferences,
  id: binOrders.id,
  always: isNull(binOrders.archivedAt),
  search: contains(ofOrganization, ofBin, referenced(binOrders.binId, bins.size)),
  columns: {
    organization: ofOrganization,
    bin: ofBin,
    size: {
      filter: contains(referenced(binOrders.binId, bins.size)),
      sort: { by: amountIn(bins.size), type: 'numeric', isJoined: true },
    },
    quantity: binOrders.quantity,
    total: binOrders.total,
    status: binOrders.status,
    orderDate: binOrders.orderedAt,
    createdAt: binOrders.createdAt,
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
