import type { auditEntries } from '@thant/api/database/schema/audit'
import type { AuditAction } from '@thant/contracts/company/audit'
import type { DemoPickup } from '../service/pickups.ts'
import type { InvoiceRow } from './invoices.ts'

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

export function invoiceEntries(invoice: InvoiceRow, actorId: string): Array<typeof auditEntries.$inferInsert> {
  const { id, status, createdAt, updatedAt, paidAt = null } = invoice
  const entry = { actorId, entity: 'invoice' as const, entityId: id }
  const step = (action: AuditAction, at: Date, before: string, after: string) => ({
    ...entry,
    action,
    at,
    before: { paymentStatus: before },
    after: { paymentStatus: after },
  })
  const { number: invoiceNo, amount, currency, description } = invoice
  const made = { invoiceNo, description, amount: Number(amount), currency, paymentStatus: 'PENDING' }
  return [
    { ...entry, action: 'invoice.create', at: createdAt, after: made },
    ...(paidAt ? [step('invoice.approve', paidAt, 'PENDING', 'APPROVED')] : []),
    ...(status === 'SETTLED' ? [step('invoice.settle', updatedAt, 'APPROVED', 'SETTLED')] : []),
    ...(status === 'REJECTED' ? [step('invoice.reject', updatedAt, 'PENDING', 'REJECTED')] : []),
  ]
}
