import * as z from 'zod/mini'
import { contactMessageSchema } from '../company/contact.ts'
import { endpoint } from '../endpoint.ts'
import { invoiceSchema } from '../money/invoices.ts'
import { paymentResultSchema } from '../money/payments.ts'
import { missedReportSchema } from '../service/missed-reports.ts'
import { pickupRequestSchema } from '../service/pickup-requests.ts'
import { pickupRowSchema } from '../service/pickups.ts'
import { failedMailSchema } from './mails.ts'

/** Of each kind of matter so many are named, the most urgent first, and all are counted. */
export const mattersShown = 5

/** Today and the days after it for which drivers are assigned. */
export const driverDaysAhead = 7

/** The confirmed pickups for which nobody is sent, as a filter of the list of pickups; both days are included. */
export function driverlessBetween(from: string, to: string) {
  return { status: 'CONFIRMED', hasDriver: 'false', from, to, sort: 'pickUpTime' } as const
}

function matters<Row extends z.ZodMiniType>(row: Row) {
  return z.optional(z.object({ data: z.array(row), total: z.int() }))
}

const todaySchema = z.object({
  requests: matters(pickupRequestSchema),
  missedReports: matters(missedReportSchema),
  messages: matters(contactMessageSchema),
  /** Confirmed pickups of the coming days for which nobody is sent. */
  driverless: matters(pickupRowSchema),
  overdue: matters(invoiceSchema),
  /** Results of the card provider that nobody has reviewed. */
  results: matters(paymentResultSchema),
  mails: matters(failedMailSchema),
  backups: z.optional(z.object({ lastGoodAt: z.nullable(z.string()), isOverdue: z.boolean() })),
})
export type Today = z.output<typeof todaySchema>

export const todayEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/today',
    access: 'dashboard:read',
    summary: 'What waits for the staff, each kind as far as the caller may see it',
    reply: todaySchema,
  }),
}
