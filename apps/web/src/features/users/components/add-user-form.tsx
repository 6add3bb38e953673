import { manageableRoles } from '@thant/contracts/access'
import type { Me } from '@thant/contracts/auth'
import { userEndpoints } from '@thant/contracts/users'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { userReaders } from '../api.ts'
import { emptyUser, userBodyOf } from '../user-values.ts'
import { UserFields } from './user-fields.tsx'

export function AddUserForm({ me, cancelHref, onSaved }: { me: Me; cancelHref: string; onSaved: () => void }) {
  const record = useRecordForm({
    endpoint: userEndpoints.create,
    initialValues: emptyUser,
    toBody: userBodyOf,
    refreshes: userReaders,
    saved: 'Successfully added user!',
    failed: 'Failed to add user!',
    onSaved,
  })
  return (
    <Form form={record} cancel={cancelHref}>
      <UserFields record={record} types={manageableRoles(me.type)} />
    </Form>
  )
}
