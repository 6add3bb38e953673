import type { StockAdjustment, StockAdjustmentForm } from '@thant/contracts/reporting/stock-adjustments'
import { stockAdjustments } from '#database/schema/stock-adjustments.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { recordWrites } from '#lib/records/record-writes.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import { getStockAdjustment } from './stock-adjustments.queries.ts'

const writes = recordWrites({
  entity: 'stock-adjustment',
  table: stockAdjustments,
  get: getStockAdjustment,
  audited: ({ date, wasteType, kind, weight, note }: StockAdjustment) => ({ date, wasteType, kind, weight, note }),
  taken: { stock_take_is_one_a_day: { path: 'date', code: 'stock-adjustment.day-taken' } },
})

export async function addStockAdjustment(
  context: Context,
  { weight, ...values }: StockAdjustmentForm,
): Promise<StockAdjustment> {
  const { clock, settings, actor } = context
  if (values.date > dayOf(clock.now(), settings.timeZone)) throw errorAt('date', 'stock-adjustment.day-to-come')
  return writes.create(context, 'stock-adjustment.create', { ...values, weightKg: weight, createdById: actor.id })
}

/** What was recorded by mistake leaves the mass balance; its history is kept. */
export function archiveStockAdjustment(context: Context, id: string): Promise<null> {
  return writes.archive(context, 'stock-adjustment.archive', id)
}
