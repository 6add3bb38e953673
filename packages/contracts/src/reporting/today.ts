import * as z from 'zod/mini'
import { contactMessageSchema } from '../company/contact.ts'
import { noteSchema } from '../customers/notes.ts'
import { endpoint } from '../endpoint.ts'
import { invoiceSchema } from '../money/invoices.ts'
import { paymentResultSchema } from '../money/payments.ts'
import { currencies } from '../money.ts'
import { missedReportSchema } from '../service/missed-reports.ts'
import { pickupRequestSchema } from '../service/pickup-requests.ts'
import { pickupRowSchema } from '../service/pickups.ts'
import { visitRowSchema } from '../service/visits.ts'
import { failedMailSchema } from './mails.ts'

/** Of each kind of matter so many are named, the most urgent first, and all are counted. */
export const mattersShown = 5

/** Today and the days after it for which drivers are assigned. */
export const driverDaysAhead = 7

/** The confirmed pickups for which nobody is sent, as a filter of the list of pickups; both days are included. */
export function driverlessBetween(from: string, to: string) {
  return { status: 'CONFIRMED', hasDriver: 'false', from, to, sort: 'pickUpTime' } as const
}

/** Today and the days after it in which an invoice is due soon. */
export const dueSoonDays = 7

/** The unpaid invoices that are due on these days, as a filter of the list of invoices; both days are included. */
export function dueBetween(from: string, to: string) {
  return { status: 'PENDING', dueFrom: from, dueTo: to, sort: 'paymentDueDate' } as const
}

function matters<Row extends z.ZodMiniType>(row: Row) {
  return z.optional(z.object({ data: z.array(row), total: z.int() }))
}

const todaySchema = z.object({
  requests: matters(pickupRequestSchema),
  missedReports: matters(missedReportSchema),
  /** What drivers recorded of pickups that the office changed meanwhile. */
  visits: matters(visitRowSchema),
  messages: matters(contactMessageSchema),
  /** Notes whose next contact is today or was due before. */
  contacts: matters(noteSchema),
  /** Confirmed pickups of the coming days for which nobody is sent. */
  driverless: matters(pickupRowSchema),
  overdue: matters(invoiceSchema),
  dueSoon: matters(invoiceSchema),
  /** What was paid on the day before, by currency; empty where nothing was. */
  received: z.optional(
    z.object({
      day: z.string(),
      sums: z.array(z.object({ currency: z.enum(currencies), count: z.int(), amount: z.number() })),
    }),
  ),
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
