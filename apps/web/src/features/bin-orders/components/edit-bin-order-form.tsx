import { type BinOrder, binOrderEndpoints } from '@thant/contracts/bin-orders'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { binOrderReaders } from '../api.ts'
import { binOrderBodyOf, valuesOfBinOrder } from '../bin-order-values.ts'
import { BinOrderFields } from './bin-order-fields.tsx'

type EditBinOrderFormProps = { order: BinOrder; cancelHref: string; onSaved: () => void }

export function EditBinOrderForm({ order, cancelHref, onSaved }: EditBinOrderFormProps) {
  const record = useRecordForm({
    endpoint: binOrderEndpoints.change,
    params: { id: order._id },
    initialValues: valuesOfBinOrder(order),
    toBody: binOrderBodyOf,
    version: { now: order.__v, toValues: valuesOfBinOrder },
    refreshes: binOrderReaders,
    saved: 'The bin order was saved.',
    onSaved,
  })
  return (
    <Form form={record} cancel={cancelHref}>
      <BinOrderFields record={record} />
    </Form>
  )
}
