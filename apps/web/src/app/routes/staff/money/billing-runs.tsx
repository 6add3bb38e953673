import { billingRunEndpoints } from '@thant/contracts/money/billing-runs'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { BillMonthButton } from '#features/money/billing/components/bill-month-button.tsx'
import { RunsTable } from '#features/money/billing/components/runs-table.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => [
  endpointQuery(billingRunEndpoints.next, {}),
  ...listQueries(billingRunEndpoints.list, search),
]

export default function BillingRuns() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('Billing')}
      subtitle={t('A month is billed from what was done: choose it, look at the drafts, accept.')}
      action={<BillMonthButton />}
    >
      <RunsTable />
    </Page>
  )
}
