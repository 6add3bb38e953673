import { manageableRoles } from '@thant/contracts/access'
import type { Me } from '@thant/contracts/auth'
import { type User, userEndpoints } from '@thant/contracts/users'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { paths } from '#lib/paths.ts'
import { useLeave, useReturnTo } from '#lib/return-path.ts'
import { userBodyOf, valuesOfUser } from '../user-values.ts'
import { UserFields } from './user-fields.tsx'

export function EditUserForm({ user, me }: { user: User; me: Me }) {
  const list = useReturnTo(paths.users)
  const leave = useLeave(paths.users)
  const isSelf = user._id === me._id
  const record = useRecordForm({
    endpoint: userEndpoints.change,
    params: { id: user._id },
    initialValues: valuesOfUser(user),
    toBody: userBodyOf,
    version: { now: user.__v, toValues: valuesOfUser },
    saved: 'The user was saved.',
    onSaved: leave,
  })
  return (
    <Form form={record} cancel={list}>
      <UserFields record={record} types={isSelf ? [me.type] : manageableRoles(me.type)} isSelf={isSelf} />
    </Form>
  )
}
