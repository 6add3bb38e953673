import { auditEndpoints } from '@thant/contracts/company/audit'
import type { Language } from '@thant/contracts/customers/auth'
import { notificationEndpoints } from '@thant/contracts/customers/notifications'
import { invoiceEndpoints } from '@thant/contracts/money/invoices'
import { griReportLinkEndpoints } from '@thant/contracts/reporting/gri-report-links'
import { reportEndpoints } from '@thant/contracts/reporting/reports'
import { scheduleEndpoints } from '@thant/contracts/service/schedules'
import { longNames } from '../e2e/looks/long-data.ts'
import { type Reply, reply, sampleReply } from './replies.ts'

/** A long text of an organization that somebody changed. */
export function longChange(language: Language): Reply[] {
  const [entry] = sampleReply(auditEndpoints.list, language)
  if (entry === undefined) return []
  const info = (times: number) => ({ info: `${longNames[language]} `.repeat(times) })
  const change = { action: 'organization.change', entity: 'organization', before: info(2), after: info(3) }
  return [reply(auditEndpoints.list, [{ ...entry, ...change }])]
}

const longAmount = { amount: 9_999_999_999.99, currency: 'MMK', isPayableHere: true } as const

export function longInvoice(language: Language): Reply[] {
  const description = `${longNames[language]} `.repeat(4).trim()
  const invoice = { ...sampleReply(invoiceEndpoints.get, language), ...longAmount, description }
  return [reply(invoiceEndpoints.get, { ...invoice, paymentStatus: 'PENDING', paidAt: null, daysOverdue: 30 })]
}

export function paidInvoice(language: Language): Reply[] {
  return [reply(invoiceEndpoints.get, { ...sampleReply(invoiceEndpoints.get, language), paymentStatus: 'APPROVED' })]
}

/** It is asked for with a body, like a write. */
export function shownReport(language: Language): Reply[] {
  return [reply(reportEndpoints.preview, sampleReply(reportEndpoints.preview, language))]
}

/** What it says is put together of facts, which have names of their own. */
export function describedNotifications(language: Language): Reply[] {
  const inbox = sampleReply(notificationEndpoints.list, language)
  const [day, organization] = ['2026-11-20T03:30:00.000Z', longNames[language]]
  const facts = { organization, at: day, wanted: day, offered: day, from: day, to: day }
  return [reply(notificationEndpoints.list, { ...inbox, entries: inbox.entries.map((entry) => ({ ...entry, facts })) })]
}

export function previewedSchedule(language: Language): Reply[] {
  return [reply(scheduleEndpoints.previewChange, sampleReply(scheduleEndpoints.previewChange, language))]
}

export function countedOpening(): Reply[] {
  return [reply(griReportLinkEndpoints.opening, null)]
}
