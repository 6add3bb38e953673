import { type BinOrder, binOrderEndpoints } from '@thant/contracts/bin-orders'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { paths } from '#lib/paths.ts'
import { useLeave, useReturnTo } from '#lib/return-path.ts'
import { binOrderBodyOf, valuesOfBinOrder } from '../bin-order-values.ts'
import { BinOrderFields } from './bin-order-fields.tsx'

export function EditBinOrderForm({ order }: { order: BinOrder }) {
  const list = useReturnTo(paths.binOrders)
  const leave = useLeave(paths.binOrders)
  const record = useRecordForm({
    endpoint: binOrderEndpoints.change,
    params: { id: order._id },
    initialValues: valuesOfBinOrder(order),
    toBody: binOrderBodyOf,
    version: { now: order.__v, toValues: valuesOfBinOrder },
    saved: 'The bin order was saved.',
    onSaved: leave,
  })
  return (
    <Form form={record} cancel={list}>
      <BinOrderFields record={record} />
    </Form>
  )
}
