import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { stockAdjustmentEndpoints } from '@thant/contracts/reporting/stock-adjustments'
import { Link } from 'react-router'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { StockAdjustmentsTable } from '#features/reporting/stock-adjustments/components/stock-adjustments-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCan } from '#lib/visitor/access.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(stockAdjustmentEndpoints.list, search)

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
      <StockAdjustmentsTable />
    </Page>
  )
}
