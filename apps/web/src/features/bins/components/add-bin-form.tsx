import { binEndpoints } from '@thant/contracts/bins'
import { useNavigate } from 'react-router'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { paths } from '#lib/paths.ts'
import { binBodyOf, emptyBin } from '../bin-values.ts'
import { BinFields } from './bin-fields.tsx'

export function AddBinForm() {
  const navigate = useNavigate()
  const record = useRecordForm({
    endpoint: binEndpoints.create,
    initialValues: emptyBin,
    toBody: binBodyOf,
    saved: 'Successfully added bin!',
    onSaved: () => navigate(paths.availableBins, { replace: true }),
  })
  return (
    <Form form={record} cancel={paths.availableBins}>
      <BinFields record={record} isNew image={null} />
    </Form>
  )
}
