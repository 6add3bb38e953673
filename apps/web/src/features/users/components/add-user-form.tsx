import { manageableRoles } from '@thant/contracts/access'
import type { Me } from '@thant/contracts/auth'
import { userEndpoints } from '@thant/contracts/users'
import { useNavigate } from 'react-router'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { paths } from '#lib/paths.ts'
import { emptyUser, userBodyOf } from '../user-values.ts'
import { InvitationLanguage } from './invitation-language.tsx'
import { UserFields } from './user-fields.tsx'

export function AddUserForm({ me }: { me: Me }) {
  const navigate = useNavigate()
  const record = useRecordForm({
    endpoint: userEndpoints.create,
    initialValues: emptyUser,
    toBody: userBodyOf,
    saved: 'Successfully added user!',
    failed: 'Failed to add user!',
    onSaved: () => navigate(paths.users, { replace: true }),
  })
  return (
    <Form form={record} cancel={paths.users}>
      <UserFields record={record} types={manageableRoles(me.type)} />
      <InvitationLanguage record={record} />
    </Form>
  )
}
