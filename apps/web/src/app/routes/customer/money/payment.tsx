import { invoiceEndpoints } from '@thant/contracts/money/invoices'
import { useParams } from 'react-router'
import { Page } from '#components/layout/page/page.tsx'
import { WholeOrganizationOnly } from '#features/customers/sites/components/whole-organization-only.tsx'
import { OwnPayment } from '#features/money/payments/components/own-payment.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useReturnTo } from '#lib/links/return-path.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCan } from '#lib/visitor/access.ts'

export const queries: ScreenQueries = ({ params: { paymentId = '' } }) => [
  endpointQuery(invoiceEndpoints.get, { params: { id: paymentId } }),
]

export default function Payment() {
  const { t } = useTranslation()
  const { paymentId = '' } = useParams()
  const list = useReturnTo(paths.ownInvoices)
  const enabled = useCan()('invoices:read')
  const invoice = useEndpoint(invoiceEndpoints.get, { params: { id: paymentId } }, { enabled }).data?.data
  return (
    <Page width="form" title={invoice?.invoiceNo ?? t('Invoice')} crumbs={[{ label: t('Invoices'), href: list }]}>
      <WholeOrganizationOnly permission="invoices:read">
        <OwnPayment key={paymentId} invoiceId={paymentId} />
      </WholeOrganizationOnly>
    </Page>
  )
}
