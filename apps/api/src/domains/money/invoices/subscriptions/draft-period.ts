import type { Subscription } from '@thant/contracts/customers/subscriptions'
import type { ServicePeriod } from '@thant/contracts/money/invoice-forms'
import { Temporal } from 'temporal-polyfill'
import { daysAfter } from '#lib/company-time.ts'
import { nextPeriod } from './next-period.ts'

type Billing = Pick<Subscription, 'expiredDate' | 'contracts' | 'billed' | 'cycle'>
type DraftPeriod = Pick<Subscription['next'], 'servicePeriod' | 'isGap' | 'follows'>

/**
 * The period that an extension is drafted for: days of the contract that were never billed first, then a cycle after
 * the contract's end, and after the extensions that are billed and not paid yet.
 */
export function draftPeriod({ expiredDate, contracts, billed, cycle }: Billing, today: string): DraftPeriod {
  const gap = firstGap({ expiredDate, contracts, billed })
  if (gap !== undefined) {
    const { end } = nextPeriod(daysAfter(gap.start, -1), today, cycle)
    return { servicePeriod: { start: gap.start, end: earlier(end, gap.end) }, isGap: true, follows: null }
  }
  const extensions = billed.filter(({ extendsContract }) => extendsContract)
  const last = lastExtension(extensions, expiredDate)
  return {
    servicePeriod: nextPeriod(last?.end ?? expiredDate, today, cycle, extensions),
    isGap: false,
    follows: last?.paymentStatus === 'PENDING' ? last.invoiceNo : null,
  }
}

/** Of the extensions that are billed, the one that ends last, if the contract does not run so long yet. */
function lastExtension(extensions: Subscription['billed'], expiredDate: string | null) {
  return extensions
    .filter(({ end }) => expiredDate === null || end > expiredDate)
    .toSorted((one, other) => other.end.localeCompare(one.end))
    .at(0)
}

/** What was billed before the portal is not known, so days before the first billed one are no gap. */
function firstGap({ expiredDate, contracts, billed }: Omit<Billing, 'cycle'>): ServicePeriod | undefined {
  const periods = billed.toSorted(byStart)
  const first = periods[0]?.start
  if (first === undefined) return undefined
  const whole = expiredDate === null ? [] : [{ start: first, end: expiredDate }]
  return (contracts.length === 0 ? whole : contracts.toSorted(byStart))
    .flatMap((contract) => gapsIn({ ...contract, start: later(contract.start, first) }, periods))
    .find(({ start, end }) => Temporal.PlainDate.from(start).until(end).days + 1 >= shortestGapDays)
}

/** Fewer days are left where periods were rounded to months, and are not worth an invoice. */
const shortestGapDays = 7

function gapsIn({ start, end }: ServicePeriod, periods: readonly ServicePeriod[]): ServicePeriod[] {
  const gaps: ServicePeriod[] = []
  let next = start
  for (const period of periods) {
    if (period.start > next && next <= end) gaps.push({ start: next, end: earlier(daysAfter(period.start, -1), end) })
    if (period.end >= next) next = daysAfter(period.end, 1)
  }
  if (next <= end) gaps.push({ start: next, end })
  return gaps
}

const byStart = (one: ServicePeriod, other: ServicePeriod) => one.start.localeCompare(other.start)
const earlier = (day: string, other: string) => (day < other ? day : other)
const later = (day: string, other: string) => (day > other ? day : other)
