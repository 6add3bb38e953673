import type { AuditAction } from '@thant/contracts/company/audit'
import type { BinOrder, BinOrderChange, BinOrderForm, BinOrderStatus } from '@thant/contracts/service/bin-orders'
import { sql } from 'drizzle-orm'
import { binOrders } from '#database/schema/bin-orders.ts'
import { getActiveOrganization } from '#domains/customers/organizations/organizations.queries.ts'
import type { StoredBin } from '#domains/service/bins/bins.presenter.ts'
import { lockBins, moveStock } from '#domains/service/bins/stock.service.ts'
import { type HeldBins, stockChanges } from '#domains/service/bins/stock.ts'
import type { Context } from '#lib/context.ts'
import { recordWrites } from '#lib/records/record-writes.ts'
import { assertCanBeOrdered, assertIsStillRequested, assertTransition } from './bin-orders.policy.ts'
import type { StoredBinOrder } from './bin-orders.presenter.ts'
import { getBinOrder, getStoredBinOrder } from './bin-orders.queries.ts'
import { holdsStock } from './transitions.ts'

const writes = recordWrites({ entity: 'bin-order', table: binOrders, get: getBinOrder, audited: auditedValues })

/** Takes the bins from the stock and freezes the total at the current price. */
export async function createBinOrder(context: Context, form: BinOrderForm): Promise<BinOrder> {
  await getActiveOrganization(context, form.organization, 'organization')
  const [bin] = await lockBins(context, [form.bin])
  assertCanBeOrdered(bin)
  await moveStock(context, stockChanges(null, { binId: bin.id, quantity: form.quantity }))
  return writes.create(context, 'bin-order.create', {
    organizationId: form.organization,
    binId: bin.id,
    quantity: form.quantity,
    unitPrice: bin.price,
    total: sql`${bin.price}::numeric * ${form.quantity}::int`,
    orderedAt: context.clock.now(),
  })
}

/** Changes the order or its status; the stock follows in the same transaction. */
export function changeBinOrder(
  context: Context,
  id: string,
  { __v: version, status, ...form }: BinOrderChange,
): Promise<BinOrder> {
  const action = (status && transitionActions[status]) ?? 'bin-order.change'
  return writes.change(context, action, { id, version }, async (before) => {
    const isChanged = Object.values(form).some((value) => value !== undefined)
    if (isChanged) assertIsStillRequested(before)
    if (status !== undefined) assertTransition(before.status, status)
    if (form.organization !== undefined && form.organization !== before.organization._id) {
      await getActiveOrganization(context, form.organization, 'organization')
    }
    const ordered = await orderedBins(context, await getStoredBinOrder(context, id), form)
    await moveStock(context, stockChanges(heldBy(before), holdsStock(status ?? before.status) ? ordered : null))
    return {
      organizationId: form.organization,
      binId: ordered.binId,
      quantity: ordered.quantity,
      unitPrice: ordered.unitPrice,
      total: sql`${ordered.unitPrice}::numeric * ${ordered.quantity}::int`,
      ...(status !== undefined && transitionColumns(context, status)),
    }
  })
}

/** Returns the bins to the stock, unless the order was cancelled and has returned them already. */
export function archiveBinOrder(context: Context, id: string): Promise<null> {
  return writes.archive(context, 'bin-order.archive', id, async (order) => {
    await lockBins(context, [order.bin._id])
    await moveStock(context, stockChanges(heldBy(order), null))
  })
}

/** The same bin keeps the order's unit price; another one is charged at its current price. */
async function orderedBins(
  context: Context,
  order: StoredBinOrder,
  { bin: binId = order.binId, quantity = order.quantity }: Partial<BinOrderForm>,
): Promise<HeldBins & { unitPrice: string }> {
  const locked = await lockBins(context, [...new Set([order.binId, binId])])
  if (binId === order.binId) return { binId, quantity, unitPrice: order.unitPrice }
  const bin: StoredBin | undefined = locked.find(({ id }) => id === binId)
  assertCanBeOrdered(bin)
  return { binId, quantity, unitPrice: bin.price }
}

function heldBy({ bin, quantity, status }: BinOrder): HeldBins | null {
  return holdsStock(status) ? { binId: bin._id, quantity } : null
}

function transitionColumns(context: Context, status: BinOrderStatus) {
  return {
    status,
    ...(status === 'CONFIRMED' && { acceptedById: context.actor.id }),
    ...(status === 'COMPLETED' && { deliveredAt: context.clock.now() }),
  }
}

const transitionActions: Partial<Record<BinOrderStatus, AuditAction>> = {
  CONFIRMED: 'bin-order.confirm',
  ONHOLD: 'bin-order.hold',
  COMPLETED: 'bin-order.complete',
  CANCELLED: 'bin-order.cancel',
}

function auditedValues({ _id, __v, createdAt, updatedAt, organization, bin, acceptedBy, ...values }: BinOrder) {
  return {
    ...values,
    organization: organization.name,
    bin: `${bin.name}, ${bin.size}`,
    acceptedBy: acceptedBy?.name ?? null,
  }
}
