import { Stack } from '@mantine/core'
import { type InvoiceRecord, invoiceEndpoints } from '@thant/contracts/money/invoices'
import { moneyPaths } from '@thant/contracts/money-paths'
import { generatePath, useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { RecordTabs } from '#components/layout/tabs/record-tabs.tsx'
import { History } from '#features/company/audit/components/history.tsx'
import { InvoiceCredits } from '#features/money/invoices/components/credits/invoice-credits.tsx'
import { InvoiceHead } from '#features/money/invoices/components/one-invoice/invoice-head.tsx'
import { InvoiceLinesCard } from '#features/money/invoices/components/one-invoice/invoice-lines-card.tsx'
import { InvoiceOverview } from '#features/money/invoices/components/one-invoice/invoice-overview.tsx'
import { InvoiceAttempts } from '#features/money/payments/components/payment-attempts.tsx'
import { InvoiceFailedMails } from '#features/reporting/mails/components/failed-mails.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCan } from '#lib/visitor/access.ts'

export const queries: ScreenQueries = ({ params: { paymentId = '' } }) => [
  endpointQuery(invoiceEndpoints.get, { params: { id: paymentId } }),
]

export default function InvoiceDetail() {
  const { t } = useTranslation()
  const { organizationId = '', paymentId = '' } = useParams()
  const request = { params: { id: paymentId } }
  const invoice = useEndpoint(invoiceEndpoints.get, request).data?.data
  return (
    <Page
      width="form"
      title={invoice?.invoiceNo ?? t('Invoice')}
      subtitle={invoice?.organization.name}
      crumbs={[
        { label: t('Invoices'), href: paths.payments },
        {
          label: t('Payment & Subscription'),
          href: generatePath(moneyPaths.organizationPayments, {
            organizationId: invoice?.organization._id ?? organizationId,
          }),
        },
      ]}
    >
      <RecordLoader shape="detail" endpoint={invoiceEndpoints.get} request={request} list={paths.payments}>
        {(found) => (
          <>
            <InvoiceHead invoice={found} />
            <InvoiceFailedMails invoiceId={found._id} />
            <InvoiceTabs invoice={found} />
          </>
        )}
      </RecordLoader>
    </Page>
  )
}

function InvoiceTabs({ invoice }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation()
  const can = useCan()
  const tabs = [
    {
      key: 'overview',
      label: t('Overview'),
      content: (
        <Stack gap="md">
          <InvoiceLinesCard invoice={invoice} />
          <InvoiceOverview invoice={invoice} />
          <InvoiceCredits invoice={invoice} />
        </Stack>
      ),
    },
    {
      key: 'attempts',
      label: t('Payment attempts'),
      content: <InvoiceAttempts invoice={invoice} />,
    },
    ...(can('audit:read')
      ? [
          {
            key: 'history',
            label: t('History'),
            content: <History entity="invoice" id={invoice._id} />,
          },
        ]
      : []),
  ]
  return <RecordTabs label={invoice.invoiceNo} tabs={tabs} />
}
