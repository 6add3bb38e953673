import { invoiceEndpoints } from '@thant/contracts/money/invoices'
import { useParams } from 'react-router'
import { Page } from '#components/layout/page/page.tsx'
import { WholeOrganizationOnly } from '#features/customers/sites/components/whole-organization-only.tsx'
import { OwnPayment } from '#features/money/payments/components/own-payment.tsx'
import { useCan } from '#lib/access.ts'
import { endpointQuery } from '#lib/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useReturnTo } from '#lib/return-path.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'

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
