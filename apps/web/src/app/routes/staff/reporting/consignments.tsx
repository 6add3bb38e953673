import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { consignmentEndpoints } from '@thant/contracts/reporting/consignments'
import { Link } from 'react-router'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { ConsignmentsTable } from '#features/reporting/consignments/components/consignments-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCan } from '#lib/visitor/access.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(consignmentEndpoints.list, search)

export default function Consignments() {
  const { t } = useTranslation()
  const add = useCan()('consignments:change') && (
    <Button component={Link} to={paths.consignmentAdd} leftSection={<IconPlus size={16} />}>
      {t('Add Consignment')}
    </Button>
  )
  return (
    <Page title={t('Consignments')} subtitle={t('Loads that left the company, with weighbridge slips.')} action={add}>
      <ConsignmentsTable add={add} />
    </Page>
  )
}
