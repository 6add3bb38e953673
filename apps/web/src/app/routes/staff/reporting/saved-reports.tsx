import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { reportEndpoints } from '@thant/contracts/reporting/reports'
import { Link } from 'react-router'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { ReportsTable } from '#features/reporting/reports/components/saved-reports/reports-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(reportEndpoints.list, search)

export default function SavedReports() {
  const { t } = useTranslation()
  const add = (
    <Button component={Link} to={paths.reporting} leftSection={<IconPlus size={16} />}>
      {t('New report')}
    </Button>
  )
  return (
    <Page title={t('Saved reports')} subtitle={t('Saved reports never change.')} action={add}>
      <ReportsTable add={add} />
    </Page>
  )
}
