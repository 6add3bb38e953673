import { userEndpoints } from '@thant/contracts/users'
import { useParams } from 'react-router'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page.tsx'
import { UserFailedMails } from '#features/mails/components/failed-mails.tsx'
import { EditUserForm } from '#features/users/components/edit-user-form.tsx'
import { canChangeUser } from '#features/users/user-types.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useReturnTo } from '#lib/return-path.ts'
import { useMe } from '#lib/session.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'

export default function UserEdit() {
  const { t } = useTranslation()
  const { userId = '' } = useParams()
  const list = useReturnTo(paths.users)
  const me = useMe()
  const record = useEndpoint(userEndpoints.get, { params: { id: userId } })
  return (
    <Page
      width="form"
      title={t('Edit User')}
      subtitle={record.data?.data.name}
      crumbs={[{ label: t('Users'), href: list }]}
    >
      <RecordLoader endpoint={userEndpoints.get} request={{ params: { id: userId } }}>
        {(user) =>
          me && canChangeUser(me, user) ? (
            <>
              <UserFailedMails userId={user._id} />
              <EditUserForm user={user} me={me} />
            </>
          ) : (
            <EmptyState title={user.name} hint={t('Your role may not give or change this user type.')} />
          )
        }
      </RecordLoader>
    </Page>
  )
}
