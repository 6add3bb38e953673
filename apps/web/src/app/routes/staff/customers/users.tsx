import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { userEndpoints } from '@thant/contracts/customers/users'
import { Link } from 'react-router'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { UsersTable } from '#features/customers/users/components/users-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useMe } from '#lib/visitor/session.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(userEndpoints.list, search)

export default function Users() {
  const { t } = useTranslation()
  const can = useCan()
  const me = useMe()
  const add = can('users:create') ? (
    <Button component={Link} to={paths.userAdd} leftSection={<IconPlus size={16} />}>
      {t('Add User')}
    </Button>
  ) : undefined
  return (
    <Page title={t('Users')} subtitle={t('Staff, drivers and the people of the customers.')} action={add}>
      {me && <UsersTable me={me} add={add} />}
    </Page>
  )
}
