import type { EntrySubject } from '#domains/money/journal/post-entry.service.ts'
import type { OrderRow } from './orders.presenter.ts'

/** What entries of an order have in common; its payer is no organization. */
export function entryOfOrder({ id, number, customerName, currency }: OrderRow): EntrySubject {
  return { document: number, orderId: id, organizationId: null, customerName, currency }
}
