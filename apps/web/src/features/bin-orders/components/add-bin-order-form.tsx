import { binOrderEndpoints } from '@thant/contracts/bin-orders'
import { useNavigate } from 'react-router'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { paths } from '#lib/paths.ts'
import { binOrderBodyOf, emptyBinOrder } from '../bin-order-values.ts'
import { BinOrderFields } from './bin-order-fields.tsx'

export function AddBinOrderForm() {
  const navigate = useNavigate()
  const record = useRecordForm({
    endpoint: binOrderEndpoints.create,
    initialValues: emptyBinOrder,
    toBody: binOrderBodyOf,
    saved: 'Successfully added bin order!',
    onSaved: () => navigate(paths.binOrders, { replace: true }),
  })
  return (
    <Form form={record} cancel={paths.binOrders}>
      <BinOrderFields record={record} />
    </Form>
  )
}
