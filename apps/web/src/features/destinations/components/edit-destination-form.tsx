import { type Destination, destinationEndpoints } from '@thant/contracts/destinations'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { paths } from '#lib/paths.ts'
import { useLeave, useReturnTo } from '#lib/return-path.ts'
import { destinationBodyOf, valuesOfDestination } from '../destination-values.ts'
import { DestinationFields } from './destination-fields.tsx'

export function EditDestinationForm({ destination }: { destination: Destination }) {
  const list = useReturnTo(paths.destinations)
  const leave = useLeave(paths.destinations)
  const record = useRecordForm({
    endpoint: destinationEndpoints.change,
    params: { id: destination._id },
    initialValues: valuesOfDestination(destination),
    toBody: destinationBodyOf,
    version: { now: destination.__v, toValues: valuesOfDestination },
    saved: 'The destination was saved.',
    onSaved: leave,
  })
  return (
    <Form form={record} cancel={list}>
      <DestinationFields record={record} destination={destination} />
    </Form>
  )
}
