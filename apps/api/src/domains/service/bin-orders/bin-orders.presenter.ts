import type { BinOrder } from '@thant/contracts/service/bin-orders'
import { getTableColumns } from 'drizzle-orm'
import { binOrders } from '#database/schema/bin-orders.ts'
import { bins } from '#database/schema/bins.ts'
import { organizations } from '#database/schema/organizations.ts'
import { users } from '#database/schema/users.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import { fileUrl } from '#domains/company/files/files.presenter.ts'

/** Queries that select these columns join organizations, bins and users. */
export const binOrderFields = {
  ...getTableColumns(binOrders),
  organizationName: organizations.name,
  binName: bins.name,
  binSize: bins.size,
  binImageKey: bins.imageKey,
  acceptedByName: users.name,
}

export type StoredBinOrder = SelectedRow<typeof binOrderFields, 'users'>

export function presentBinOrder(order: StoredBinOrder): BinOrder {
  return {
    _id: order.id,
    __v: order.version,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    organization: { _id: order.organizationId, name: order.organizationName },
    bin: { _id: order.binId, name: order.binName, size: order.binSize, image: fileUrl(order.binImageKey) },
    quantity: order.quantity,
    total: Number(order.total),
    currency: order.currency,
    status: order.status,
    orderDate: order.orderedAt.toISOString(),
    acceptedBy: order.acceptedById === null ? null : { _id: order.acceptedById, name: order.acceptedByName ?? '' },
    deliverDate: order.deliveredAt?.toISOString() ?? null,
  }
}
