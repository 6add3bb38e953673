import { creditEndpoints } from '@thant/contracts/money/credits'
import type { Invoice } from '@thant/contracts/money/invoices'
import { useCan } from '#lib/visitor/access.ts'
import { CreditsCard } from './credits-card.tsx'

export function InvoiceCredits({ invoice }: { invoice: Invoice }) {
  return <CreditsCard endpoints={creditEndpoints} id={invoice._id} canRecord={useCan()('invoices:change')} />
}
