import { Button, Group } from '@mantine/core'
import { IconKey, IconPencil } from '@tabler/icons-react'
import type { Me } from '@thant/contracts/customers/auth'
import { roleLabels } from '@thant/contracts/customers/user-types'
import { type User, type UserDetails, userEndpoints } from '@thant/contracts/customers/users'
import { generatePath, Link, useSearchParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { RecordTabs } from '#components/layout/tabs/record-tabs.tsx'
import { History } from '#features/company/audit/components/history.tsx'
import { UserFacts } from '#features/customers/users/components/user-facts.tsx'
import { canChangeUser } from '#features/customers/users/user-types.ts'
import { UserFailedMails } from '#features/reporting/mails/components/failed-mails.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useReturnState, useReturnTo } from '#lib/links/return-path.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useMe } from '#lib/visitor/session.ts'

export const queries: ScreenQueries = ({ search, me }) => [
  endpointQuery(userEndpoints.get, { params: { id: search.get('id') ?? me._id } }),
]

/** Shows a user's profile; without an id in the address, the signed-in user's. */
export default function UserProfile() {
  const me = useMe()
  const [params] = useSearchParams()
  const id = params.get('id') ?? me?._id
  return me && id !== undefined ? <UserDetail key={id} id={id} me={me} /> : null
}

function UserDetail({ id, me }: { id: string; me: Me }) {
  const { t } = useTranslation()
  const can = useCan()
  const list = useReturnTo(paths.users)
  const request = { params: { id } }
  const user = useEndpoint(userEndpoints.get, request).data?.data
  return (
    <Page
      width="form"
      title={user?.name ?? t('User')}
      subtitle={user && t(roleLabels[user.type])}
      crumbs={can('users:list') ? [{ label: t('Users'), href: list }] : []}
      action={user && <Actions user={user} me={me} />}
    >
      <RecordLoader shape="detail" endpoint={userEndpoints.get} request={request}>
        {(found) => (
          <>
            <UserFailedMails userId={found._id} />
            <UserTabs user={found} me={me} />
          </>
        )}
      </RecordLoader>
    </Page>
  )
}

function Actions({ user, me }: { user: User; me: Me }) {
  const { t } = useTranslation()
  const can = useCan()
  const fromHere = useReturnState()
  const ownHref = user._id === me._id ? paths.ownProfile : undefined
  const canEdit = can('users:change') && canChangeUser(me, user)
  const editHref = canEdit ? generatePath(paths.userEdit, { userId: user._id }) : ownHref
  return (
    <Group gap="xs">
      {user._id === me._id && (
        <Button component={Link} to={paths.changePassword} variant="default" leftSection={<IconKey size={16} />}>
          {t('Change Password')}
        </Button>
      )}
      {editHref !== undefined && (
        <Button component={Link} to={editHref} state={fromHere} leftSection={<IconPencil size={16} />}>
          {t('Edit')}
        </Button>
      )}
    </Group>
  )
}

function UserTabs({ user, me }: { user: UserDetails; me: Me }) {
  const { t } = useTranslation()
  const can = useCan()
  const facts = <UserFacts user={user} me={me} />
  if (!can('audit:read')) return facts
  const tabs = [
    { key: 'profile', label: t('Profile'), content: facts },
    { key: 'history', label: t('History'), content: <History entity="user" id={user._id} /> },
  ]
  return <RecordTabs label={user.name} tabs={tabs} />
}
