import { manageableRoles } from '@thant/contracts/access'
import type { Me } from '@thant/contracts/auth'
import { driverHandoverEndpoints, type User } from '@thant/contracts/users'
import { Form } from '#components/form/form.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { type RecordForm, useRecordForm } from '#components/form/use-record-form.ts'
import { paths } from '#lib/paths.ts'
import { useLeave, useReturnTo } from '#lib/return-path.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { type UserValues, userChangeOf, valuesOfUser } from '../user-values.ts'
import { hasWork } from '../work-ahead.ts'
import { HandOver } from './hand-over.tsx'
import { UserFields } from './user-fields.tsx'

export function EditUserForm({ user, me }: { user: User; me: Me }) {
  const list = useReturnTo(paths.users)
  const leave = useLeave(paths.users)
  const isSelf = user._id === me._id
  const record = useRecordForm({
    endpoint: driverHandoverEndpoints.change,
    params: { id: user._id },
    initialValues: valuesOfUser(user),
    toBody: userChangeOf,
    version: { now: user.__v, toValues: valuesOfUser },
    saved: 'The user was saved.',
    onSaved: leave,
  })
  return (
    <Form form={record} cancel={list}>
      <UserFields record={record} types={isSelf ? [me.type] : manageableRoles(me.type)} isSelf={isSelf} />
      {user.type === 'DRIVER' && <WorkAhead record={record} userId={user._id} />}
    </Form>
  )
}

/** Asked once another type is chosen, if there is anything to hand over. */
function WorkAhead({ record: { form }, userId }: { record: RecordForm<UserValues>; userId: string }) {
  const type = form.useWatchValue('type')
  const successor = form.useWatchValue('handOverTo')
  const work = useEndpoint(driverHandoverEndpoints.ahead, { params: { id: userId } }, { enabled: type !== 'DRIVER' })
  if (type === 'DRIVER' || !work.isSuccess || !hasWork(work.data.data)) return null
  return (
    <FormSection>
      <HandOver
        work={work.data.data}
        value={successor}
        onChange={(driver) => form.setFieldValue('handOverTo', driver)}
        error={form.getInputProps('handOverTo').error}
      />
    </FormSection>
  )
}
