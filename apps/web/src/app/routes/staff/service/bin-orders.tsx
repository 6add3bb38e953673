import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { binPaths } from '@thant/contracts/bin-paths'
import { binOrderEndpoints } from '@thant/contracts/service/bin-orders'
import { Link } from 'react-router'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { BinOrdersTable } from '#features/service/bin-orders/components/bin-orders-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(binOrderEndpoints.list, search)

export default function BinOrders() {
  const { t } = useTranslation()
  const add = (
    <Button component={Link} to={binPaths.binOrderAdd} leftSection={<IconPlus size={16} />}>
      {t('Add Bin Order')}
    </Button>
  )
  return (
    <Page title={t('Bin Orders')} subtitle={t('Orders by organization and their progress.')} action={add}>
      <BinOrdersTable add={add} />
    </Page>
  )
}
