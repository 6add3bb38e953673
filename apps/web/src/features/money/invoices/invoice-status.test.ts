import type { InvoiceStatus } from '@thant/contracts/money/invoice-statuses'
import { expect, test } from 'vitest'
import { ownBadgeOf } from './invoice-status.ts'

test.each<[InvoiceStatus, number, string]>([
  ['PENDING', 0, 'Due'],
  ['PENDING', 3, 'Overdue'],
  ['APPROVED', 0, 'Paid'],
  ['SETTLED', 0, 'Paid'],
  ['REJECTED', 12, 'Cancelled'],
])('a customer reads of an invoice that is %s and %i days overdue: %s', (paymentStatus, daysOverdue, label) => {
  expect(ownBadgeOf({ paymentStatus, daysOverdue }).label).toBe(label)
})
