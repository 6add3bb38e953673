import { type StockAdjustment, stockAdjustmentList } from '@thant/contracts/reporting/stock-adjustments'
import { and, eq, isNull } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { stockAdjustments } from '#database/schema/stock-adjustments.ts'
import { users } from '#database/schema/users.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, onJoined } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'

const fields = {
  id: stockAdjustments.id,
  version: stockAdjustments.version,
  createdAt: stockAdjustments.createdAt,
  updatedAt: stockAdjustments.updatedAt,
  date: stockAdjustments.date,
  wasteType: stockAdjustments.wasteType,
  kind: stockAdjustments.kind,
  weightKg: stockAdjustments.weightKg,
  note: stockAdjustments.note,
  createdById: stockAdjustments.createdById,
  createdByName: users.name,
}

function joinCreator<Select extends PgSelect>(select: Select) {
  return select.leftJoin(users, eq(users.id, stockAdjustments.createdById))
}

const isThere = isNull(stockAdjustments.archivedAt)

export const stockAdjustmentListing = createList({
  contract: stockAdjustmentList.list,
  fields,
  table: stockAdjustments,
  join: joinCreator,
  id: stockAdjustments.id,
  always: isThere,
  search: onJoined(contains(stockAdjustments.note, users.name)),
  columns: {
    date: stockAdjustments.date,
    wasteType: stockAdjustments.wasteType,
    kind: stockAdjustments.kind,
    weight: stockAdjustments.weightKg,
    createdAt: stockAdjustments.createdAt,
  },
  presenter: () => presentAdjustment,
})

export async function getStockAdjustment({ database }: Context, id: string): Promise<StockAdjustment> {
  const [adjustment] = await joinCreator(database.select(fields).from(stockAdjustments).$dynamic()).where(
    and(eq(stockAdjustments.id, id), isThere),
  )
  if (adjustment === undefined) throw new AppError('stock-adjustment.not-found')
  return presentAdjustment(adjustment)
}

function presentAdjustment({ createdById, ...adjustment }: SelectedRow<typeof fields, 'users'>): StockAdjustment {
  return {
    _id: adjustment.id,
    __v: adjustment.version,
    createdAt: adjustment.createdAt.toISOString(),
    updatedAt: adjustment.updatedAt.toISOString(),
    date: adjustment.date,
    wasteType: adjustment.wasteType,
    kind: adjustment.kind,
    weight: adjustment.weightKg,
    note: adjustment.note,
    createdBy: createdById === null ? null : { _id: createdById, name: adjustment.createdByName ?? '' },
  }
}
