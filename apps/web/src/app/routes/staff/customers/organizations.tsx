import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { organizationEndpoints } from '@thant/contracts/customers/organizations'
import { Link } from 'react-router'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { OrganizationsTable } from '#features/customers/organizations/components/organizations-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCan } from '#lib/visitor/access.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(organizationEndpoints.list, search)

export default function Organizations() {
  const { t } = useTranslation()
  const can = useCan()
  const add = can('organizations:create') ? (
    <Button component={Link} to={paths.organizationAdd} leftSection={<IconPlus size={16} />}>
      {t('Add Organization')}
    </Button>
  ) : undefined
  return (
    <Page title={t('Organizations')} subtitle={t('Customers, their contracts and their pickups.')} action={add}>
      <OrganizationsTable add={add} />
    </Page>
  )
}
