import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Page } from '#components/layout/page.tsx'
import { StockAdjustmentsTable } from '#features/reporting/stock-adjustments/components/stock-adjustments-table.tsx'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export default function StockAdjustments() {
  const { t } = useTranslation()
  const add = useCan()('stock-adjustments:change') && (
    <Button component={Link} to={paths.stockAdjustmentAdd} leftSection={<IconPlus size={16} />}>
      {t('Record a stock-take or loss')}
    </Button>
  )
  return (
    <Page
      title={t('Stock-takes and losses')}
      subtitle={t('What was counted in stock or lost. It corrects the mass balance from its day on.')}
      action={add}
    >
      <StockAdjustmentsTable add={add} />
    </Page>
  )
}
