import { driverHandoverEndpoints, type User, userEndpoints } from '@thant/contracts/customers/users'
import { useSearchParams } from 'react-router'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { recordScreens } from '#components/form/record-screens.ts'
import { UserFields } from '#features/customers/users/components/user-fields.tsx'
import { canChangeUser } from '#features/customers/users/user-types.ts'
import { emptyUser, type UserValues, userBodyOf, valuesOfUser } from '#features/customers/users/user-values.ts'
import { UserFailedMails } from '#features/reporting/mails/components/failed-mails.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useMe } from '#lib/visitor/session.ts'

export const { Add, Edit, editQueries } = recordScreens({
  endpoints: { ...userEndpoints, change: driverHandoverEndpoints.change },
  list: { path: paths.users, label: 'Users' },
  add: {
    title: 'Add User',
    subtitle: 'We email a link to set a password.',
    saved: 'Successfully added user!',
    failed: 'Failed to add user!',
  },
  edit: {
    title: 'Edit User',
    subtitle: ({ name }) => name,
    saved: 'The user was saved.',
    Facts: UserNotices,
    useHasForm: useCanChange,
  },
  values: { useEmpty: useEmptyUser, of: valuesOfUser, toBody: userBodyOf },
  Fields: UserFields,
})

/** The address may name the organization that gets a user. */
function useEmptyUser(): UserValues {
  const organizationId = useSearchParams()[0].get('organization')
  return organizationId === null ? emptyUser : { ...emptyUser, type: 'USER', organizationId }
}

function useCanChange(user: User): boolean {
  const me = useMe()
  return me !== undefined && canChangeUser(me, user)
}

function UserNotices({ existing: user }: { existing: User }) {
  const { t } = useTranslation()
  if (useCanChange(user)) return <UserFailedMails userId={user._id} />
  return <EmptyState title={user.name} hint={t('Your role may not give or change this user type.')} />
}
