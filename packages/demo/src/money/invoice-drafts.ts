import { nextPeriod } from '@thant/api/domains/money/invoices/subscriptions/next-period'
import { type Cycle, monthsOfCycle } from '@thant/contracts/customers/subscriptions'
import type { InvoiceStatus } from '@thant/contracts/money/invoice-statuses'
import { Temporal } from 'temporal-polyfill'
import type { DemoOrganization } from '../customers/organizations.ts'
import { isBefore, type Timeline } from '../timeline.ts'
import type { Billing } from './billing.ts'

type Day = Temporal.PlainDate
type Customer = Pick<Draft, 'organization' | 'billing'>

/** An invoice covers a period of the billing cycle or an extra service. */
export type Draft = {
  organization: DemoOrganization
  billing: Billing
  issuedOn: Day
  start: Day
  end: Day
  amount: string
  description: string
  status?: InvoiceStatus
  extendsContract?: boolean
}

export const daysToPay = 14

export function createDrafts(customer: Customer, index: number, timeline: Timeline): Draft[] {
  return [...periodsOf(customer, timeline), ...renewalOf(customer, timeline), ...extrasOf(customer, index, timeline)]
}

/** Every period that has begun is billed on its first day. */
function periodsOf(customer: Customer, { today }: Timeline): Draft[] {
  const { organization, billing } = customer
  const { joinedOn, expiresOn } = organization.terms
  const months = monthsOfCycle[billing.cycle]
  const drafts: Draft[] = []
  for (let count = 0; ; count += 1) {
    const start = joinedOn.add({ months: count * months })
    if (!isBefore(start, today) || (expiresOn !== null && isBefore(expiresOn, start))) return drafts
    const end = joinedOn.add({ months: (count + 1) * months }).subtract({ days: 1 })
    const description = collection(organization, billing.cycle)
    drafts.push({ ...customer, issuedOn: start, start, end, amount: billing.amount, description })
  }
}

/**
 * The first customer, and those whose contract ends within a month, got the invoice for the next period four days ago.
 */
function renewalOf(customer: Customer, { today }: Timeline): Draft[] {
  const { organization, billing } = customer
  const { expiresOn } = organization.terms
  if (expiresOn === null) return []
  const daysLeft = today.until(expiresOn).days
  if (organization.domain !== firstCustomer && (daysLeft < 0 || daysLeft > 30)) return []
  const period = nextPeriod(expiresOn.toString(), today.toString(), billing.cycle)
  const description = organization.isBurmese ? 'စာချုပ်သက်တမ်းတိုးခြင်း' : 'Renewal of the contract'
  const issuedOn = today.subtract({ days: 4 })
  return [
    {
      ...customer,
      issuedOn,
      start: Temporal.PlainDate.from(period.start),
      end: Temporal.PlainDate.from(period.end),
      amount: billing.amount,
      description,
      status: 'PENDING',
      extendsContract: true,
    },
  ]
}

const firstCustomer = 'thazin-hill'

/** `index` selects the customer, and `overdue` is the number of days since the due date; one was billed by mistake. */
const extras: ReadonlyArray<{ index: number; overdue: number; text: string; status?: InvoiceStatus }> = [
  { index: 0, overdue: 10, text: 'Extra collections after the office move' },
  { index: 2, overdue: 45, text: 'Clearing of the store room' },
  { index: 5, overdue: 75, text: 'Four more bins with their first collection' },
  { index: 7, overdue: 120, text: 'Extra collections during the exhibition' },
  { index: 9, overdue: 10, text: 'Confidential paper, shredded on the spot' },
  { index: 11, overdue: 45, text: 'Extra collections after the flood' },
  { index: 14, overdue: 120, text: 'Clearing of the old archive' },
  { index: 3, overdue: 20, text: 'Extra collection, billed twice', status: 'REJECTED' },
]

function extrasOf(customer: Customer, index: number, { today }: Timeline): Draft[] {
  return extras
    .filter((extra) => extra.index === index)
    .map(({ overdue, text, status = 'PENDING' }) => {
      const issuedOn = today.subtract({ days: overdue + daysToPay })
      const start = issuedOn.subtract({ days: 6 })
      const amount = customer.billing.currency === 'USD' ? '85.50' : '175000.00'
      return { ...customer, issuedOn, start, end: issuedOn, amount, description: text, status }
    })
}

const collections: Record<Cycle, { en: string; my: string }> = {
  monthly: { en: 'Waste collection, monthly', my: 'အမှိုက်သိမ်းဆည်းခြင်း၊ လစဉ်' },
  quarterly: { en: 'Waste collection, quarterly', my: 'အမှိုက်သိမ်းဆည်းခြင်း၊ သုံးလတစ်ကြိမ်' },
  'semi-annual': { en: 'Waste collection, half a year', my: 'အမှိုက်သိမ်းဆည်းခြင်း၊ ခြောက်လတစ်ကြိမ်' },
  annual: { en: 'Waste collection, one year', my: 'အမှိုက်သိမ်းဆည်းခြင်း၊ တစ်နှစ်တစ်ကြိမ်' },
}

function collection({ isBurmese }: DemoOrganization, cycle: Cycle): string {
  return collections[cycle][isBurmese ? 'my' : 'en']
}
