import { binOrderEndpoints } from '@thant/contracts/bin-orders'
import { useParams } from 'react-router'
import { FreshRecord } from '#components/form/fresh-record.tsx'
import { Page } from '#components/layout/page.tsx'
import { BinOrderFacts } from '#features/bin-orders/components/bin-order-facts.tsx'
import { EditBinOrderForm } from '#features/bin-orders/components/edit-bin-order-form.tsx'
import { useCameFrom } from '#lib/came-from.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export default function BinOrderEdit() {
  const { t } = useTranslation()
  const { binOrderId = '' } = useParams()
  const list = useCameFrom(paths.binOrders)
  return (
    <Page width="form" title={t('Edit Bin Order')} crumbs={[{ label: t('Bin Orders'), href: list }]}>
      <FreshRecord endpoint={binOrderEndpoints.get} asked={{ params: { id: binOrderId } }}>
        {(order) => (
          <>
            <BinOrderFacts order={order} />
            {order.status === 'REQUESTED' && <EditBinOrderForm order={order} />}
          </>
        )}
      </FreshRecord>
    </Page>
  )
}
