import { auditEntityLabels } from '@thant/contracts/company/audit-entities'
import { possibleKey } from '@thant/i18n/possible-key'
import type { TranslationKey } from '@thant/i18n/translation-key'

/** Returns the label of an entity, e.g. of `bin-order`; an unknown entity becomes plain words. */
export function entityText(entity: string): TranslationKey {
  return (auditEntityLabels as Record<string, TranslationKey>)[entity] ?? wordsOf(entity)
}

const actionLabels: Record<string, TranslationKey> = {
  'session.start': 'Signed in',
  'session.end': 'Signed out',
  'session.end-others': 'Signed out everywhere else',
  'session.refuse': 'Sign-in refused',
  'session.reuse-detected': 'Used session ended',
  'access.refuse': 'Access refused',
  'access.flood': 'Access refused too often',
  'user.invite': 'Sent an invitation again',
  'user.stop-invitation': 'Stopped an invitation',
  'user.request-password-reset': 'Requested a new password',
  'user.reset-password': 'Chose a password',
  'user.change-password': 'Changed the password',
  'user.set-up': 'Set up the portal',
  'organization.extend-contract': 'Extended the contract',
  'journal.export': 'Exported',
  'invoice.remind': 'Sent a reminder',
  'invoice.stop-reminder': 'Stopped a reminder',
  'invoice.credit': 'Recorded a credit note',
  'invoice.refund': 'Recorded a refund',
  'billing-run.create': 'Drafted the invoices of a month',
  'billing-run.accept': 'Billed a month',
  'day-plan.accept': 'Accepted',
  'charge.create': 'Charged by hand',
  'charge.waive': 'Waived a charge',
  'charge.unwaive': 'Took a waiver back',
  'order.credit': 'Recorded a credit note',
  'order.refund': 'Recorded a refund',
  'mail.send-again': 'Sent a failed email again',
  'payment.begin': 'Began a payment',
  'payment.receive': 'Received a payment result',
  'payment.flag': 'Flagged a payment',
  'payment.handle': 'Reviewed a payment',
  'payment.expire': 'Abandoned a payment',
  'note.contact': 'Made the next contact',
  'site.merge': 'Moved what was ahead to another site',
  'schedule.end': 'Ended',
  'schedule.generate': 'Created pickups',
  'schedule.remove-pickups': 'Removed pickups',
  'backup.create': 'Requested a backup',
  'backup.download': 'Downloaded a backup',
  'backup.restore': 'Restored a backup',
  'audit.archive': 'Moved old entries to the archive',
  'visit.record': 'Recorded a visit',
  'visit.settle': 'Settled a visit',
  'outcome-code.offer': 'Changed which reasons are offered',
  'pickup-request.create': 'Requested a pickup',
  'pickup-request.accept': 'Accepted a request',
  'pickup-request.decline': 'Declined a request',
  'pickup-request.counter': 'Offered another time',
  'pickup-request.agree': 'Accepted the offered time',
  'pickup-request.refuse': 'Declined the offered time',
  'pickup-request.withdraw': 'Cancelled a request',
  'pickup-request.expire': 'Let a request expire',
  'pickup-request.reopen': 'Opened a request again',
  'calendar-address.renew': 'Created a calendar address',
  'calendar-address.revoke': 'Revoked the calendar address',
}

const verbLabels: Record<string, TranslationKey> = {
  enter: 'Entered',
  write: 'Written',
  create: 'Created',
  change: 'Changed',
  send: 'Sent',
  archive: 'Archived',
  deactivate: 'Deleted',
  schedule: 'Scheduled',
  reschedule: 'Rescheduled',
  complete: 'Completed',
  restore: 'Restored',
  reactivate: 'Restored',
  anonymise: 'Removed personal data',
  cancel: 'Cancelled',
  answer: 'Answered',
  approve: 'Paid',
  settle: 'In the bank',
  reject: 'Rejected',
  reopen: 'Opened again',
  pay: 'Paid',
  pack: 'Packed',
  deliver: 'Delivered',
  confirm: 'Confirmed',
  hold: 'Put on hold',
  keep: 'Kept on a closed day',
  return: 'Moved back',
  add: 'Added',
  remove: 'Removed',
  save: 'Saved',
  share: 'Shared',
  rename: 'Renamed',
  revise: 'Created a revision',
  publish: 'Changed who can read it',
  'revoke-link': 'Revoked a share link',
}

/** Returns `Rescheduled` for `pickup.reschedule`. */
export function actionText(action: string): TranslationKey {
  const verb = action.split('.')[1] ?? action
  return actionLabels[action] ?? verbLabels[verb] ?? wordsOf(verb)
}

const fieldLabels: Record<string, TranslationKey> = {
  days: 'Days',
  phoneNumber: 'Phone',
  officePhoneNumber: 'Office phone',
  contactPersonPhoneNumber: 'Contact person phone',
  startDate: 'Join date',
  targetDiversionPercent: 'Diverted from disposal, at least (%)',
  targetKilogramsPerMonth: 'Waste a month, at most (kg)',
  baseYear: 'Base year',
  expiredDate: 'Contract expires',
  pickUpTime: 'Pick Up Time',
  isConfirm: 'Password chosen',
  paymentStatus: 'Payment Status',
  paymentDueDate: 'Payment Due Date',
  invoiceNo: 'Invoice No',
  servicePeriod: 'Service Period',
  extendsContract: 'Extends the contract',
  cycle: 'Billing cycle',
  reminders: 'Reminders by email',
  invoiceMails: 'New invoices by email',
  expiresAt: 'Expires',
  weightKg: 'Weight (kg)',
  totalAmount: 'Total Amount',
  wayNumber: 'Route no.',
  wayType: 'Waste stream',
  vehicle: 'Vehicle and driver',
  operationTeam: 'Operation Team',
  trainerName: 'Trainer Name',
  organizationId: 'Organization',
  orderDate: 'Order Date',
  deliverDate: 'Delivered',
  image: 'Image',
  gwpSet: 'Global warming potentials',
  assessment: 'Assessment report',
  validFrom: 'In force from',
  sha256: 'SHA-256',
}

/** Returns `Contact person name` for `contactPersonName`. */
export function fieldText(field: string): TranslationKey {
  return fieldLabels[field] ?? (isFieldName(field) ? wordsOf(field) : possibleKey(field))
}

/** A value may have names of its own, such as the plates of a day's orders, which are no words of ours. */
function isFieldName(field: string): boolean {
  return /^[a-z][a-zA-Z0-9_-]*$/.test(field)
}

function wordsOf(name: string): TranslationKey {
  const chartFormat = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_all, end, start) => `${end} ${start}`)
  const lower = chartFormat.toLowerCase()
  return possibleKey(lower.charAt(0).toUpperCase() + lower.slice(1))
}
