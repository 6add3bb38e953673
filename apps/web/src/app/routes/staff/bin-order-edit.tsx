import { binOrderEndpoints } from '@thant/contracts/bin-orders'
import { useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page.tsx'
import { BinOrderFacts } from '#features/bin-orders/components/bin-order-facts.tsx'
import { EditBinOrderForm } from '#features/bin-orders/components/edit-bin-order-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useReturnTo } from '#lib/return-path.ts'

export default function BinOrderEdit() {
  const { t } = useTranslation()
  const { binOrderId = '' } = useParams()
  const list = useReturnTo(paths.binOrders)
  return (
    <Page width="form" title={t('Edit Bin Order')} crumbs={[{ label: t('Bin Orders'), href: list }]}>
      <RecordLoader endpoint={binOrderEndpoints.get} request={{ params: { id: binOrderId } }}>
        {(order) => (
          <>
            <BinOrderFacts order={order} />
            {order.status === 'REQUESTED' && <EditBinOrderForm order={order} />}
          </>
        )}
      </RecordLoader>
    </Page>
  )
}
