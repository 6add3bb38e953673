import { Stack } from '@mantine/core'
import { orderCreditEndpoints } from '@thant/contracts/money/credits'
import { orderEndpoints } from '@thant/contracts/money/orders'
import { moneyPaths } from '@thant/contracts/money-paths'
import { useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { RecordTabs } from '#components/layout/tabs/record-tabs.tsx'
import { CreditsCard } from '#features/money/invoices/components/credits/credits-card.tsx'
import { OrderHead } from '#features/money/orders/components/order-head.tsx'
import { OrderOverview } from '#features/money/orders/components/order-overview.tsx'
import { OpenResultAlert } from '#features/money/payments/components/open-result-alert.tsx'
import { OrderAttempts } from '#features/money/payments/components/payment-attempts.tsx'
import { OrderFailedMails } from '#features/reporting/mails/components/failed-mails.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useReturnTo } from '#lib/links/return-path.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCan } from '#lib/visitor/access.ts'

export const queries: ScreenQueries = ({ params: { orderId = '' } }) => [
  endpointQuery(orderEndpoints.get, { params: { id: orderId } }),
]

export default function OrderDetail() {
  const { t } = useTranslation()
  const { orderId = '' } = useParams()
  const list = useReturnTo(moneyPaths.orders)
  const can = useCan()
  const title = t('Order {{number}}', { number: orderId })
  return (
    <Page width="form" title={title} crumbs={[{ label: t('Orders'), href: list }]}>
      <RecordLoader shape="detail" endpoint={orderEndpoints.get} request={{ params: { id: orderId } }} list={list}>
        {(order) => (
          <>
            <OrderHead order={order} />
            <OpenResultAlert orderId={order._id} />
            <OrderFailedMails orderId={order._id} />
            <RecordTabs
              label={title}
              tabs={[
                {
                  key: 'overview',
                  label: t('Overview'),
                  content: (
                    <Stack gap="md">
                      <OrderOverview order={order} />
                      <CreditsCard endpoints={orderCreditEndpoints} id={order._id} canRecord={can('orders:change')} />
                    </Stack>
                  ),
                },
                {
                  key: 'attempts',
                  label: t('Payment attempts'),
                  content: <OrderAttempts orderId={order._id} />,
                },
              ]}
            />
          </>
        )}
      </RecordLoader>
    </Page>
  )
}
