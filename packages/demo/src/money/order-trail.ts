import type { auditEntries } from '@thant/api/database/schema/audit'
import type { AuditAction } from '@thant/contracts/company/audit'
import { createRandom } from '../random.ts'
import type { OrderRow } from './orders.ts'

type EntryRow = typeof auditEntries.$inferInsert

export function orderEntries(order: OrderRow, clerkId: string | undefined): EntryRow[] {
  const { kind, customerName: customer, total, currency, number } = order
  const random = createRandom(`audit of order ${order.id}`)
  const entry = (action: AuditAction, at: Date | null | undefined, row: Partial<EntryRow>): EntryRow[] =>
    at ? [{ id: random.uuid(), at, action, entity: 'order', entityId: number, ...row }] : []
  const step = (from: string, to: string) => ({
    before: { status: from },
    after: { status: to },
    actorId: clerkId ?? null,
  })
  return [
    ...entry('order.create', order.createdAt, { after: { kind, customer, total, currency } }),
    ...entry('order.pay', order.paidAt, { before: { status: 'PENDING' }, after: { status: 'PAID', total, currency } }),
    ...entry('order.pack', order.packedAt, step('PAID', 'PACKED')),
    ...entry('order.deliver', order.deliveredAt, step('PACKED', 'DELIVERED')),
  ]
}
