import { Page } from '#components/layout/page.tsx'
import { AddStockAdjustmentForm } from '#features/stock-adjustments/components/add-stock-adjustment-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export default function StockAdjustmentAdd() {
  const { t } = useTranslation()
  return (
    <Page
      width="form"
      title={t('Record a stock-take or loss')}
      subtitle={t('It corrects the stock of the mass balance from its day on. What was collected stays as it is.')}
      crumbs={[{ label: t('Stock-takes and losses'), href: paths.stockAdjustments }]}
    >
      <AddStockAdjustmentForm />
    </Page>
  )
}
