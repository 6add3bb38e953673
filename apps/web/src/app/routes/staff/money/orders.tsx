import { orderEndpoints } from '@thant/contracts/money/orders'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { OrdersTable } from '#features/money/orders/components/orders-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(orderEndpoints.list, search)

export default function Orders() {
  const { t } = useTranslation()
  return (
    <Page title={t('Orders')} subtitle={t('Battery boxes and other payments by the public, and their progress.')}>
      <OrdersTable />
    </Page>
  )
}
