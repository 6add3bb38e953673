import type { StockAdjustment, StockAdjustmentForm } from '@thant/contracts/stock-adjustments'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { stockAdjustments } from '#database/schema/stock-adjustments.ts'
import { AppError, errorAt } from '#lib/app-error.ts'
import { recordAudit } from '#lib/audit.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { getStockAdjustment } from './stock-adjustments.queries.ts'

export async function addStockAdjustment(context: Context, form: StockAdjustmentForm): Promise<StockAdjustment> {
  const { clock, settings } = context
  const now = clock.now()
  if (form.date > dayOf(now, settings.timeZone)) throw errorAt('date', 'stock-adjustment.day-to-come')
  const { weight, ...values } = form
  const { id } = await insertOne(context.database, stockAdjustments, {
    ...values,
    weightKg: weight,
    createdById: context.actor.id,
    createdAt: now,
    updatedAt: now,
  }).catch(rethrowTakenDay)
  const adjustment = await getStockAdjustment(context, id)
  await recordAudit(context, {
    action: 'stock-adjustment.create',
    entity: 'stock-adjustment',
    entityId: id,
    after: auditedValues(adjustment),
  })
  return adjustment
}

/** What was recorded by mistake leaves the mass balance; its history is kept. */
export async function archiveStockAdjustment(context: Context, id: string): Promise<null> {
  const locked = await context.database
    .select({ id: stockAdjustments.id })
    .from(stockAdjustments)
    .where(and(eq(stockAdjustments.id, id), isNull(stockAdjustments.archivedAt)))
    .for('update')
  if (locked.length === 0) throw new AppError('stock-adjustment.not-found')
  const adjustment = await getStockAdjustment(context, id)
  const now = context.clock.now()
  await context.database
    .update(stockAdjustments)
    .set({ archivedAt: now, updatedAt: now, version: sql`${stockAdjustments.version} + 1` })
    .where(eq(stockAdjustments.id, id))
  await recordAudit(context, {
    action: 'stock-adjustment.archive',
    entity: 'stock-adjustment',
    entityId: id,
    before: auditedValues(adjustment),
  })
  return null
}

function rethrowTakenDay(error: Error & { cause?: { constraint?: string } }): never {
  throw error.cause?.constraint === 'stock_take_is_one_a_day' ? errorAt('date', 'stock-adjustment.day-taken') : error
}

function auditedValues({ date, wasteType, kind, weight, note }: StockAdjustment): Record<string, unknown> {
  return { date, wasteType, kind, weight, note }
}
