import { organizationInvoiceEndpoints } from '@thant/contracts/money/invoices'
import { organizationPriceEndpoints } from '@thant/contracts/money/organization-prices'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { WholeOrganizationOnly } from '#features/customers/sites/components/whole-organization-only.tsx'
import { OwnInvoices } from '#features/money/invoices/components/lists/own-invoices.tsx'
import { OwnPrices } from '#features/money/prices/components/own-prices.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { reachOf } from '#lib/visitor/access.ts'
import { useMe } from '#lib/visitor/session.ts'

export const queries: ScreenQueries = ({ me, search }) => {
  const own = me.organizationId
  if (own === null || reachOf(me, 'invoices:of-organization') === undefined) return []
  return [
    ...listQueries(organizationInvoiceEndpoints.list, search, { params: { organizationId: own._id } }),
    endpointQuery(organizationPriceEndpoints.get, { params: { organizationId: own._id } }),
  ]
}

export default function Invoices() {
  const { t } = useTranslation()
  const organizationId = useMe()?.organizationId?._id
  return (
    <Page title={t('Invoices')} subtitle={t('Your invoices, what is due, and your receipts.')}>
      {organizationId !== undefined && (
        <WholeOrganizationOnly permission="invoices:of-organization">
          <OwnInvoices organizationId={organizationId} />
          <OwnPrices organizationId={organizationId} />
        </WholeOrganizationOnly>
      )}
    </Page>
  )
}
