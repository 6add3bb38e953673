import { type Consignment, consignmentEndpoints } from '@thant/contracts/consignments'
import { Form } from '#components/form/form.tsx'
import { useOverruleDoubt } from '#components/form/overrule-doubt.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { paths } from '#lib/paths.ts'
import { useLeave, useReturnTo } from '#lib/return-path.ts'
import { consignmentBodyOf, problemsOfConsignment, valuesOfConsignment } from '../consignment-values.ts'
import { useWarning } from '../use-warning.ts'
import { ConsignmentFields } from './consignment-fields.tsx'

export function EditConsignmentForm({ consignment }: { consignment: Consignment }) {
  const list = useReturnTo(paths.consignments)
  const leave = useLeave(paths.consignments)
  const warn = useWarning()
  const record = useRecordForm({
    endpoint: consignmentEndpoints.change,
    params: { id: consignment._id },
    initialValues: valuesOfConsignment(consignment),
    validate: problemsOfConsignment,
    toBody: (values) => ({ ...consignmentBodyOf(values), isSure: false }),
    overrule: useOverruleDoubt(),
    version: { now: consignment.__v, toValues: valuesOfConsignment },
    saved: 'The consignment was saved.',
    onSaved: (saved) => {
      warn(saved)
      leave()
    },
  })
  return (
    <Form form={record} cancel={list}>
      <ConsignmentFields record={record} consignment={consignment} />
    </Form>
  )
}
