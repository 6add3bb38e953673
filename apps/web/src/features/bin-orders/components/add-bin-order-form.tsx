import { binOrderEndpoints } from '@thant/contracts/bin-orders'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { binOrderReaders } from '../api.ts'
import { binOrderBodyOf, emptyBinOrder } from '../bin-order-values.ts'
import { BinOrderFields } from './bin-order-fields.tsx'

export function AddBinOrderForm({ cancelHref, onSaved }: { cancelHref: string; onSaved: () => void }) {
  const record = useRecordForm({
    endpoint: binOrderEndpoints.create,
    initialValues: emptyBinOrder,
    toBody: binOrderBodyOf,
    refreshes: binOrderReaders,
    saved: 'Successfully added bin order!',
    onSaved,
  })
  return (
    <Form form={record} cancel={cancelHref}>
      <BinOrderFields record={record} />
    </Form>
  )
}
