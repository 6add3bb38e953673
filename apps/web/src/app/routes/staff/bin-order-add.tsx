import { Page } from '#components/layout/page.tsx'
import { AddBinOrderForm } from '#features/bin-orders/components/add-bin-order-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export default function BinOrderAdd() {
  const { t } = useTranslation()
  return (
    <Page
      width="form"
      title={t('Add Bin Order')}
      subtitle={t('The bins are taken from the stock at once, at the price of today.')}
      crumbs={[{ label: t('Bin Orders'), href: paths.binOrders }]}
    >
      <AddBinOrderForm />
    </Page>
  )
}
