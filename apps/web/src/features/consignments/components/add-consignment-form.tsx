import { consignmentEndpoints } from '@thant/contracts/consignments'
import { useNavigate } from 'react-router'
import { Form } from '#components/form/form.tsx'
import { useOverruleDoubt } from '#components/form/overrule-doubt.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { paths } from '#lib/paths.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { todayIn } from '#lib/zoned-time.ts'
import { consignmentBodyOf, emptyConsignment, problemsOfConsignment } from '../consignment-values.ts'
import { useWarning } from '../use-warning.ts'
import { ConsignmentFields } from './consignment-fields.tsx'

export function AddConsignmentForm() {
  const navigate = useNavigate()
  const warn = useWarning()
  const today = todayIn(useCompanyTimeZone())
  const record = useRecordForm({
    endpoint: consignmentEndpoints.create,
    initialValues: emptyConsignment(today),
    validate: problemsOfConsignment,
    toBody: (values) => ({ ...consignmentBodyOf(values), isSure: false }),
    overrule: useOverruleDoubt(),
    saved: 'The consignment was added.',
    onSaved: (saved) => {
      warn(saved)
      void navigate(paths.consignments, { replace: true })
    },
  })
  return (
    <Form form={record} cancel={paths.consignments}>
      <ConsignmentFields record={record} />
    </Form>
  )
}
