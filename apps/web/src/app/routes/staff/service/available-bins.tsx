import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { binPaths } from '@thant/contracts/bin-paths'
import { binEndpoints } from '@thant/contracts/service/bins'
import { Link } from 'react-router'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { BinsTable } from '#features/service/bins/components/bins-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(binEndpoints.list, search)

export default function AvailableBins() {
  const { t } = useTranslation()
  const add = (
    <Button component={Link} to={binPaths.binAdd} leftSection={<IconPlus size={16} />}>
      {t('Add Bin')}
    </Button>
  )
  return (
    <Page
      title={t('Available Bins')}
      subtitle={t('What can be ordered, how many are left, and what they cost.')}
      action={add}
    >
      <BinsTable add={add} />
    </Page>
  )
}
