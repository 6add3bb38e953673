import type { auditEntries } from '#database/schema/audit.ts'
import type { DemoPickup } from './pickups.ts'

/** What the audit log tells of a completed pickup: who entered what was weighed, and when. */
export function completionEntry({ row, items }: DemoPickup): Array<typeof auditEntries.$inferInsert> {
  const { status, updatedAt, updatedById, id } = row
  if (status !== 'COMPLETED' || updatedAt === undefined || id === undefined) return []
  const weighed = items.map(({ productName, wasteType, weightKg, remark = '' }) => ({
    productName,
    productType: wasteType,
    quantity: Number(weightKg),
    unit: 'kg',
    remark,
  }))
  return [
    {
      at: updatedAt,
      actorId: updatedById,
      action: 'pickup.complete',
      entity: 'pickup',
      entityId: id,
      before: { status: 'CONFIRMED', items: [] },
      after: { status, items: weighed },
    },
  ]
}
