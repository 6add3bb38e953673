import type { AuditAction } from '@thant/contracts/audit'
import type { BinOrder, BinOrderChange, BinOrderForm, BinOrderStatus } from '@thant/contracts/bin-orders'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { binOrders } from '#database/schema/bin-orders.ts'
import type { StoredBin } from '#domains/bins/bins.presenter.ts'
import { lockBins, moveStock } from '#domains/bins/stock.service.ts'
import { type HeldBins, stockChanges } from '#domains/bins/stock.ts'
import { getActiveOrganization } from '#domains/organizations/organizations.queries.ts'
import { AppError } from '#lib/app-error.ts'
import { changedValues, recordAudit } from '#lib/audit.ts'
import type { Context } from '#lib/context.ts'
import { assertVersion } from '#lib/optimistic-lock.ts'
import { assertCanBeOrdered, assertIsStillRequested, assertTransition } from './bin-orders.policy.ts'
import { presentBinOrder, type StoredBinOrder } from './bin-orders.presenter.ts'
import { getBinOrder, getStoredBinOrder } from './bin-orders.queries.ts'
import { holdsStock } from './transitions.ts'

/** Takes the bins from the stock and freezes the total at the current price. */
export async function createBinOrder(context: Context, form: BinOrderForm): Promise<BinOrder> {
  await getActiveOrganization(context, form.organization, 'organization')
  const [bin] = await lockBins(context, [form.bin])
  assertCanBeOrdered(bin)
  await moveStock(context, stockChanges(null, { binId: bin.id, quantity: form.quantity }))
  const now = context.clock.now()
  const created = await insertOne(context.database, binOrders, {
    organizationId: form.organization,
    binId: bin.id,
    quantity: form.quantity,
    unitPrice: bin.price,
    total: sql`${bin.price}::numeric * ${form.quantity}::int`,
    orderedAt: now,
    createdAt: now,
    updatedAt: now,
  })
  const order = await getBinOrder(context, created.id)
  await recordAudit(context, {
    action: 'bin-order.create',
    entity: 'bin-order',
    entityId: order._id,
    after: auditedValues(order),
  })
  return order
}

/** Changes the order or its status; the stock follows in the same transaction. */
export async function changeBinOrder(
  context: Context,
  id: string,
  { __v, status, ...form }: BinOrderChange,
): Promise<BinOrder> {
  await lockBinOrder(context, id)
  const stored = await getStoredBinOrder(context, id)
  const before = presentBinOrder(stored)
  await assertVersion(context, { entity: 'bin-order', id, current: before }, __v)
  const isChanged = Object.values(form).some((value) => value !== undefined)
  if (isChanged) assertIsStillRequested(before)
  if (status !== undefined) assertTransition(before.status, status)
  if (form.organization !== undefined && form.organization !== before.organization._id) {
    await getActiveOrganization(context, form.organization, 'organization')
  }

  const ordered = await orderedBins(context, stored, form)
  await moveStock(context, stockChanges(heldBy(stored), holdsStock(status ?? before.status) ? ordered : null))
  await context.database
    .update(binOrders)
    .set({
      organizationId: form.organization,
      binId: ordered.binId,
      quantity: ordered.quantity,
      unitPrice: ordered.unitPrice,
      total: sql`${ordered.unitPrice}::numeric * ${ordered.quantity}::int`,
      ...(status !== undefined && transitionColumns(context, status)),
      version: sql`${binOrders.version} + 1`,
      updatedAt: context.clock.now(),
    })
    .where(eq(binOrders.id, id))

  const after = await getBinOrder(context, id)
  await recordAudit(context, {
    action: (status && transitionActions[status]) ?? 'bin-order.change',
    entity: 'bin-order',
    entityId: id,
    ...changedValues(auditedValues(before), auditedValues(after)),
  })
  return after
}

/** Returns the bins to the stock, unless the order was cancelled and has returned them already. */
export async function archiveBinOrder(context: Context, id: string): Promise<null> {
  await lockBinOrder(context, id)
  const stored = await getStoredBinOrder(context, id)
  await lockBins(context, [stored.binId])
  await moveStock(context, stockChanges(heldBy(stored), null))
  await context.database
    .update(binOrders)
    .set({ archivedAt: context.clock.now(), version: sql`${binOrders.version} + 1` })
    .where(eq(binOrders.id, id))
  await recordAudit(context, {
    action: 'bin-order.archive',
    entity: 'bin-order',
    entityId: id,
    before: auditedValues(presentBinOrder(stored)),
  })
  return null
}

async function lockBinOrder(context: Context, id: string): Promise<void> {
  const locked = await context.database
    .select({ id: binOrders.id })
    .from(binOrders)
    .where(and(eq(binOrders.id, id), isNull(binOrders.archivedAt)))
    .for('update')
  if (locked.length === 0) throw new AppError('bin-order.not-found')
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

function heldBy({ binId, quantity, status }: StoredBinOrder): HeldBins | null {
  return holdsStock(status) ? { binId, quantity } : null
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
