import { subscriptionEndpoints } from '@thant/contracts/customers/subscriptions'
import type { Currency } from '@thant/contracts/money'
import { totalsOf } from '@thant/contracts/money/invoice-totals'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { readableLines } from '../../invoice-line-values.ts'
import type { InvoiceValues } from '../../invoice-values.ts'
import { TotalsList } from '../one-invoice/totals-list.tsx'

/** What the typed lines come to, with the tax of today for this customer; nothing until a currency is chosen. */
export function TypedTotals({ form }: { form: RecordForm<InvoiceValues>['form'] }) {
  const currency = form.useWatchValue('currency') as Currency | null
  const organizationId = form.useWatchValue('organization')
  const lines = form.useWatchValue('lines')
  const subscription = useEndpoint(
    subscriptionEndpoints.get,
    { params: { organizationId: organizationId ?? '' } },
    { enabled: organizationId !== null },
  )
  if (currency === null || subscription.data === undefined) return null
  const { taxPercent, taxExemption } = subscription.data.data
  const { taxes, total } = totalsOf(readableLines(lines), currency, taxPercent)
  const document = taxPercent === null ? (taxExemption?.document ?? null) : null
  return <TotalsList amount={total} taxes={taxes} currency={currency} taxExemption={document} />
}
