import type { ContactMessage } from '@thant/contracts/company/contact'
import type { Note } from '@thant/contracts/customers/notes'
import type { Invoice } from '@thant/contracts/money/invoices'
import type { PaymentResult } from '@thant/contracts/money/payments'
import { moneyPaths } from '@thant/contracts/money-paths'
import type { FailedMail } from '@thant/contracts/reporting/mails'
import { mattersShown, type Today } from '@thant/contracts/reporting/today'
import { roadPaths } from '@thant/contracts/road-paths'
import type { MissedReport } from '@thant/contracts/service/missed-reports'
import type { PickupRequest } from '@thant/contracts/service/pickup-requests'
import type { PickupRow } from '@thant/contracts/service/pickups'
import type { VisitRow } from '@thant/contracts/service/visits'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { paths } from '#lib/links/paths.ts'
import { waitingSearch } from '#lib/waiting-lists.ts'
import { driverlessAhead, dueSoonFrom } from './days-ahead.ts'

/** `due` is an instant or a day: until when, or since when, something waits. */
export type Matter = { id: string; due: string } & (
  | { kind: 'request'; request: PickupRequest }
  | { kind: 'missed-report'; report: MissedReport }
  | { kind: 'visit'; visit: VisitRow }
  | { kind: 'message'; message: ContactMessage }
  | { kind: 'contact'; note: Note }
  | { kind: 'driverless'; pickup: PickupRow }
  | { kind: 'late'; pickups: readonly PickupRow[] }
  | { kind: 'overdue'; invoice: Invoice }
  | { kind: 'result'; result: PaymentResult }
  | { kind: 'mail'; mail: FailedMail }
  | { kind: 'backup'; lastGoodAt: string | null }
)

/** What is done by a button of its row, without leaving Today, and the pickups for which customers wait now. */
const firstKinds: ReadonlySet<Matter['kind']> = new Set([
  'request',
  'missed-report',
  'message',
  'driverless',
  'late',
  'result',
])

/** All that waits in one list: the kinds that come first, then the rest, of both the oldest deadline first. */
export function mattersOf(today: Today, late: readonly PickupRow[]): Matter[] {
  const { requests, missedReports, visits, messages, contacts, driverless, overdue, results, mails, backups } = today
  const [firstLate] = late
  const matters: Matter[] = [
    ...(requests?.data ?? []).map((request) => ({
      kind: 'request' as const,
      id: request._id,
      due: request.expiresAt,
      request,
    })),
    ...(missedReports?.data ?? []).map((report) => ({
      kind: 'missed-report' as const,
      id: report._id,
      due: report.createdAt,
      report,
    })),
    ...(visits?.data ?? []).map((visit) => ({ kind: 'visit' as const, id: visit._id, due: visit.recordedAt, visit })),
    ...(messages?.data ?? []).map((message) => ({
      kind: 'message' as const,
      id: message._id,
      due: message.createdAt,
      message,
    })),
    ...(contacts?.data ?? []).flatMap((note) =>
      note.nextContactOn === null ? [] : [{ kind: 'contact' as const, id: note._id, due: note.nextContactOn, note }],
    ),
    ...(driverless?.data ?? []).map((pickup) => ({
      kind: 'driverless' as const,
      id: pickup._id,
      due: pickup.pickUpTime,
      pickup,
    })),
    ...(firstLate ? [{ kind: 'late' as const, id: '', due: firstLate.pickUpTime, pickups: late }] : []),
    ...(overdue?.data ?? []).map((invoice) => ({
      kind: 'overdue' as const,
      id: invoice._id,
      due: invoice.paymentDueDate,
      invoice,
    })),
    ...(results?.data ?? []).map((result) => ({ kind: 'result' as const, id: result._id, due: result.at, result })),
    ...(mails?.data ?? []).map((mail) => ({ kind: 'mail' as const, id: mail._id, due: mail.failedAt, mail })),
    ...(backups?.isOverdue
      ? [{ kind: 'backup' as const, id: '', due: backups.lastGoodAt ?? '', lastGoodAt: backups.lastGoodAt }]
      : []),
  ]
  const rankOf = ({ kind }: Matter) => (firstKinds.has(kind) ? 0 : 1)
  return matters.toSorted((one, other) => rankOf(one) - rankOf(other) || one.due.localeCompare(other.due))
}

/** The lists of which only the first rows stand among what waits, and of invoices that are not due yet, none. */
export function listsOf(today: Today, day: string): Array<{ label: TranslationKey; total: number; to: string }> {
  const lists: Array<{ label: TranslationKey; of: { total: number } | undefined; to: string; shown?: number }> = [
    { label: 'All requests', of: today.requests, to: `${paths.pickupRequests}?state=OPEN&sort=expiresAt` },
    { label: 'All missed pickups', of: today.missedReports, to: `${paths.notCollected}?tab=reports&state=OPEN` },
    { label: 'All visits to look at', of: today.visits, to: roadPaths.visits },
    { label: 'All messages', of: today.messages, to: `${paths.contactMessages}${waitingSearch.messages}` },
    { label: 'All pickups without a driver', of: today.driverless, to: `${paths.pickups}?${driverlessAhead(day)}` },
    { label: 'All overdue invoices', of: today.overdue, to: `${paths.payments}?overdue=1&sort=paymentDueDate` },
    { label: 'All invoices due soon', of: today.dueSoon, to: `${paths.payments}?${dueSoonFrom(day)}`, shown: 0 },
    { label: 'All results to review', of: today.results, to: `${moneyPaths.paymentResults}${waitingSearch.results}` },
    { label: 'All emails not sent', of: today.mails, to: `${paths.mails}${waitingSearch.mails}` },
  ]
  return lists.flatMap(({ label, of, to, shown = mattersShown }) =>
    of !== undefined && of.total > shown ? [{ label, total: of.total, to }] : [],
  )
}
