import type { Role } from './access.ts'
import type { BinOrderStatus } from './bin-orders.ts'
import type { ContactTopic } from './contact.ts'
import type { InvoiceStatus } from './invoices.ts'
import type { OrderKind } from './order-form.ts'
import type { OrderStatus } from './orders.ts'
import type { ResultOutcome, ResultSource } from './payments.ts'
import type { PartOfDay, PickupRequestKind, PickupRequestState } from './pickup-requests.ts'
import type { PickupMark, PickupStatus } from './pickups.ts'
import type { ReportLayout } from './report-data.ts'
import type { HolidayPolicy } from './schedules.ts'
import type { TrainingType } from './trainings.ts'

/** What screens and exports call the codes of the wire; each label is a translation key. */

/** Trainings have the same statuses. */
export const pickupStatusLabels: Record<PickupStatus, string> = {
  REQUESTED: 'Requested',
  CONFIRMED: 'Confirmed',
  COMPLETED: 'Completed',
  ONHOLD: 'On hold',
  CANCELLED: 'Cancelled',
}

export const holidayPolicyLabels: Record<HolidayPolicy, string> = {
  ask: 'Ask before each holiday',
  skip: 'No pickup',
  next: 'Next working day',
  previous: 'Working day before',
  keep: 'Pickup as usual',
}

export const pickupMarkLabels: Record<PickupMark, string> = {
  schedule: 'Recurring schedule',
  'move-requested': 'Another time requested',
  'cancel-requested': 'Cancellation requested',
  'not-collected': 'Not collected',
  'missed-reported': 'Report not answered yet',
}

export const pickupRequestKindLabels: Record<PickupRequestKind, string> = {
  extra: 'Extra pickup',
  move: 'Move a pickup',
  cancel: 'Cancel a pickup',
}

export const pickupRequestStateLabels: Record<PickupRequestState, string> = {
  OPEN: 'Not answered yet',
  COUNTERED: 'Another time offered',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  AGREED: 'Offer taken',
  REFUSED: 'Offer not taken',
  WITHDRAWN: 'Withdrawn',
  EXPIRED: 'Expired',
}

export const partOfDayLabels: Record<PartOfDay, string> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  any: 'Any time',
}

export const trainingTypeLabels: Record<TrainingType, string> = { ONLINE: 'Online', OFFLINE: 'Offline' }

export const binOrderStatusLabels: Record<BinOrderStatus, string> = {
  REQUESTED: 'Requested',
  CONFIRMED: 'Confirmed',
  ONHOLD: 'On hold',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
}

export const invoiceStatusLabels: Record<InvoiceStatus, string> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  SETTLED: 'Settled',
  REJECTED: 'Rejected',
}

export const orderStatusLabels: Record<OrderStatus, string> = {
  PENDING: 'Unpaid',
  PAID: 'Paid',
  PACKED: 'Packed',
  DELIVERED: 'Delivered',
}

export const orderKindLabels: Record<OrderKind, string> = { battery: 'Battery boxes', generic: 'Other payment' }

export const resultOutcomeLabels: Record<ResultOutcome, string> = {
  applied: 'Counted',
  duplicate: 'Duplicate',
  superseded: 'Superseded',
  'refund-due': 'To be refunded',
  mismatch: 'Mismatch',
  'unknown-order': 'Unknown order',
}

export const resultSourceLabels: Record<ResultSource, string> = { notification: 'Notification', return: 'Browser' }

export const reportLayoutLabels: Record<ReportLayout, string> = { interval: 'By quarter', monthly: 'By month' }

/** The stored names are in capitals (docs/specification.md 6). */
export const roleLabels: Record<Role, string> = {
  'SUPER ADMIN': 'Super admin',
  ADMIN: 'Admin',
  'OPERATION MANAGER': 'Operation manager',
  OPERATION: 'Operation',
  'FINANCE OFFICE': 'Finance officer',
  'CUSTOMER SERVICE': 'Customer service',
  USER: 'User',
  DRIVER: 'Driver',
}

export const contactTopicLabels: Record<ContactTopic, string> = {
  'new-service': 'New service',
  'pickup-time': 'Another pickup time',
  'missed-pickup': 'Missed pickup',
  invoice: 'Invoice or payment',
  training: 'Training',
  other: 'Something else',
}

export const yesNoLabels = { yes: 'Yes', no: 'No' } as const

export function yesNo(is: boolean): keyof typeof yesNoLabels {
  return is ? 'yes' : 'no'
}
