import { manageableRoles } from '@thant/contracts/access'
import type { Me } from '@thant/contracts/auth'
import { type User, userEndpoints } from '@thant/contracts/users'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { userReaders } from '../api.ts'
import { userBodyOf, valuesOfUser } from '../user-values.ts'
import { UserFields } from './user-fields.tsx'

type EditUserFormProps = { user: User; me: Me; cancelHref: string; onSaved: () => void }

export function EditUserForm({ user, me, cancelHref, onSaved }: EditUserFormProps) {
  const isSelf = user._id === me._id
  const record = useRecordForm({
    endpoint: userEndpoints.change,
    params: { id: user._id },
    initialValues: valuesOfUser(user),
    toBody: userBodyOf,
    version: { now: user.__v, toValues: valuesOfUser },
    refreshes: userReaders,
    saved: 'The user was saved.',
    onSaved,
  })
  return (
    <Form form={record} cancel={cancelHref}>
      <UserFields record={record} types={isSelf ? [me.type] : manageableRoles(me.type)} isSelf={isSelf} />
    </Form>
  )
}
