import { billingDraftEndpoints, billingRunEndpoints } from '@thant/contracts/money/billing-runs'
import { moneyPaths } from '@thant/contracts/money-paths'
import { useParams } from 'react-router'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { DraftsTable } from '#features/money/billing/components/drafts-table.tsx'
import { RunHead } from '#features/money/billing/components/run-head.tsx'
import { RunNeeds } from '#features/money/billing/components/run-needs.tsx'
import { RunProgress } from '#features/money/billing/components/run-progress.tsx'
import { RunSums } from '#features/money/billing/components/run-sums.tsx'
import { useBillingRun } from '#features/money/billing/use-billing-run.ts'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useReturnTo } from '#lib/links/return-path.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useFormat } from '#lib/use-format.ts'

export const queries: ScreenQueries = ({ params: { runId = '' }, search }) => [
  endpointQuery(billingRunEndpoints.get, { params: { id: runId } }),
  ...listQueries(billingDraftEndpoints.list, search, { params: { id: runId } }),
]

export default function BillingRun() {
  const { t } = useTranslation()
  const format = useFormat()
  const { runId = '' } = useParams()
  const list = useReturnTo(moneyPaths.billingRuns)
  const month = useBillingRun(runId).data?.data.month
  const title =
    month === undefined ? t('Billing of a month') : t('Billing of {{month}}', { month: format.month(month) })
  return (
    <Page title={title} crumbs={[{ label: t('Billing'), href: list }]}>
      <RecordLoader shape="detail" endpoint={billingRunEndpoints.get} request={{ params: { id: runId } }} list={list}>
        {(run) => (
          <>
            <RunHead run={run} />
            <RunProgress run={run} />
            <RunSums run={run} />
            <RunNeeds run={run} />
            <DraftsTable runId={run._id} />
          </>
        )}
      </RecordLoader>
    </Page>
  )
}
