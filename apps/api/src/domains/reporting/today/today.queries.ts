import type { Page } from '@thant/contracts/endpoint'
import type { Permission } from '@thant/contracts/permissions'
import { inboxKindAccess } from '@thant/contracts/reporting/inbox'
import {
  driverDaysAhead,
  driverlessBetween,
  dueBetween,
  dueSoonDays,
  mattersShown,
  type Today,
} from '@thant/contracts/reporting/today'
import { contactMessageListing } from '#domains/company/contact/contact-messages.queries.ts'
import { listContactsDue } from '#domains/customers/notes/notes.queries.ts'
import { invoiceListing } from '#domains/money/invoices/invoices.queries.ts'
import { sumReceivedOn } from '#domains/money/invoices/received.queries.ts'
import { paymentResultListing } from '#domains/money/payments/payments.queries.ts'
import { getLastGood } from '#domains/reporting/backups/backups.queries.ts'
import { failedMailListing } from '#domains/reporting/mails/mails.queries.ts'
import { missedReportListing } from '#domains/service/outcomes/missed-reports.queries.ts'
import { pickupRequestListing } from '#domains/service/pickup-requests/pickup-requests.queries.ts'
import { pickupListing } from '#domains/service/pickups/pickups.queries.ts'
import { visitListing } from '#domains/service/visits/visits.queries.ts'
import { dayOf, daysAfter } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { reachOfActor } from '#lib/requests/request-context.ts'

const first = { page: 1, limit: mattersShown, after: undefined } as const

/** The first of what waits of each kind, by the lists in which staff find all of it. */
export async function getToday(context: Context): Promise<Today> {
  const today: Today = {}
  const day = dayOf(context.clock.now(), context.settings.timeZone)
  if (may(context, inboxKindAccess.request)) {
    today.requests = waiting(await pickupRequestListing.page(context, { ...first, state: 'OPEN', sort: 'expiresAt' }))
  }
  if (may(context, inboxKindAccess['missed-report'])) {
    today.missedReports = waiting(
      await missedReportListing.page(context, { ...first, state: 'OPEN', sort: 'createdAt' }),
    )
  }
  if (may(context, 'visits:settle')) {
    today.visits = waiting(await visitListing.page(context, { ...first, state: 'to-look-at', sort: 'recordedAt' }))
  }
  if (may(context, inboxKindAccess.message)) {
    today.messages = waiting(await contactMessageListing.page(context, { ...first, isOpen: 'true', sort: 'createdAt' }))
    today.contacts = await listContactsDue(context, day, mattersShown)
  }
  if (may(context, 'pickups:change') && may(context, 'pickups:list')) {
    const driverless = driverlessBetween(day, daysAfter(day, driverDaysAhead - 1))
    today.driverless = waiting(await pickupListing.page(context, { ...first, ...driverless }))
  }
  if (may(context, 'invoices:list')) {
    const yesterday = daysAfter(day, -1)
    today.overdue = waiting(await invoiceListing.page(context, { ...first, overdue: '1', sort: 'paymentDueDate' }))
    const dueSoon = dueBetween(day, daysAfter(day, dueSoonDays - 1))
    today.dueSoon = waiting(await invoiceListing.page(context, { ...first, ...dueSoon }))
    today.received = { day: yesterday, sums: await sumReceivedOn(context, yesterday) }
  }
  if (may(context, inboxKindAccess.result)) {
    today.results = waiting(await paymentResultListing.page(context, { ...first, isOpen: 'true', sort: 'at' }))
  }
  if (may(context, 'mails:list')) {
    today.mails = waiting(await failedMailListing.page(context, { ...first, isOpen: 'true', sort: '-failedAt' }))
  }
  if (may(context, 'backups:list')) {
    today.backups = await getLastGood(context)
  }
  return today
}

function may({ actor }: Context, permission: Permission): boolean {
  return reachOfActor(actor, permission) === 'any'
}

function waiting<Row>({ data, total }: Page<Row>) {
  return { data, total }
}
