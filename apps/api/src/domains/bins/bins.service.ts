import type { Bin, BinChange, BinForm } from '@thant/contracts/bins'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { bins } from '#database/schema/bins.ts'
import { attachImage } from '#domains/files/files.service.ts'
import { AppError } from '#lib/app-error.ts'
import { changedValues, recordAudit } from '#lib/audit.ts'
import type { Context } from '#lib/context.ts'
import { assertVersion } from '#lib/optimistic-lock.ts'
import { presentBin } from './bins.presenter.ts'
import { getBin } from './bins.queries.ts'

export async function createBin(context: Context, form: BinForm): Promise<Bin> {
  if (form.image) await attachImage(context, form.image, 'image')
  const now = context.clock.now()
  const created = await insertOne(context.database, bins, {
    name: form.name,
    size: form.size,
    stock: form.stock,
    price: form.price.toFixed(2),
    imageKey: form.image ?? null,
    createdAt: now,
    updatedAt: now,
  })
  const bin = presentBin(created)
  await recordAudit(context, { action: 'bin.create', entity: 'bin', entityId: bin._id, after: auditedValues(bin) })
  return bin
}

/** Changes the fields that were sent; existing orders keep their price. */
export async function changeBin(context: Context, id: string, { __v, ...form }: BinChange): Promise<Bin> {
  await lockBin(context, id)
  const before = await getBin(context, id)
  await assertVersion(context, { entity: 'bin', id, current: before }, __v)
  if (form.image) await attachImage(context, form.image, 'image')
  await context.database
    .update(bins)
    .set({
      name: form.name,
      size: form.size,
      stock: form.stock,
      price: form.price?.toFixed(2),
      imageKey: form.image,
      version: sql`${bins.version} + 1`,
      updatedAt: context.clock.now(),
    })
    .where(eq(bins.id, id))
  const after = await getBin(context, id)
  await recordAudit(context, {
    action: 'bin.change',
    entity: 'bin',
    entityId: id,
    ...changedValues(auditedValues(before), auditedValues(after)),
  })
  return after
}

/** An archived bin can no longer be ordered; its orders stay. */
export async function archiveBin(context: Context, id: string): Promise<null> {
  await lockBin(context, id)
  const bin = await getBin(context, id)
  await context.database
    .update(bins)
    .set({ archivedAt: context.clock.now(), version: sql`${bins.version} + 1` })
    .where(eq(bins.id, id))
  await recordAudit(context, { action: 'bin.archive', entity: 'bin', entityId: id, before: auditedValues(bin) })
  return null
}

export async function restoreBin(context: Context, id: string): Promise<Bin> {
  const restored = await context.database
    .update(bins)
    .set({ archivedAt: null, version: sql`${bins.version} + 1`, updatedAt: context.clock.now() })
    .where(and(eq(bins.id, id), isNotNull(bins.archivedAt)))
    .returning({ id: bins.id })
  if (restored.length === 0) throw new AppError('bin.not-found')
  const bin = await getBin(context, id)
  await recordAudit(context, { action: 'bin.restore', entity: 'bin', entityId: id, after: auditedValues(bin) })
  return bin
}

/** Makes concurrent edits of a bin, and orders that take from its stock, wait for each other. */
async function lockBin(context: Context, id: string): Promise<void> {
  const locked = await context.database
    .select({ id: bins.id })
    .from(bins)
    .where(and(eq(bins.id, id), isNull(bins.archivedAt)))
    .for('update')
  if (locked.length === 0) throw new AppError('bin.not-found')
}

function auditedValues({ _id, __v, createdAt, updatedAt, ...values }: Bin): Record<string, unknown> {
  return values
}
