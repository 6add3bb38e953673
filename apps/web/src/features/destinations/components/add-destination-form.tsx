import { destinationEndpoints } from '@thant/contracts/destinations'
import { useNavigate } from 'react-router'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { paths } from '#lib/paths.ts'
import { destinationBodyOf, emptyDestination } from '../destination-values.ts'
import { DestinationFields } from './destination-fields.tsx'

export function AddDestinationForm() {
  const navigate = useNavigate()
  const record = useRecordForm({
    endpoint: destinationEndpoints.create,
    initialValues: emptyDestination,
    toBody: destinationBodyOf,
    saved: 'The destination was added.',
    onSaved: () => navigate(paths.destinations, { replace: true }),
  })
  return (
    <Form form={record} cancel={paths.destinations}>
      <DestinationFields record={record} />
    </Form>
  )
}
