import { organizationEndpoints } from '@thant/contracts/customers/organizations'
import { moneyPaths } from '@thant/contracts/money-paths'
import { generatePath, useParams, useSearchParams } from 'react-router'
import { Page } from '#components/layout/page/page.tsx'
import { AddInvoiceForm } from '#features/money/invoices/components/new-invoice/add-invoice-form.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ params: { organizationId = '' } }) => [
  endpointQuery(organizationEndpoints.get, { params: { id: organizationId } }),
]

export default function InvoiceAdd() {
  const { t } = useTranslation()
  const { organizationId = '' } = useParams()
  const isExtension = useSearchParams()[0].get('extend') === '1'
  const organization = useEndpoint(organizationEndpoints.get, { params: { id: organizationId } }).data?.data
  const back = generatePath(moneyPaths.organizationPayments, { organizationId })
  return (
    <Page
      width="form"
      title={isExtension ? t('Extend Subscription') : t('New invoice')}
      subtitle={organization?.name}
      crumbs={[{ label: t('Payment & Subscription'), href: back }]}
    >
      <AddInvoiceForm key={organizationId} organizationId={organizationId} isExtension={isExtension} />
    </Page>
  )
}
