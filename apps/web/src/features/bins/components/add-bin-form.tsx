import { binEndpoints } from '@thant/contracts/bins'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { binReaders } from '../api.ts'
import { binBodyOf, emptyBin } from '../bin-values.ts'
import { BinFields } from './bin-fields.tsx'

export function AddBinForm({ cancelHref, onSaved }: { cancelHref: string; onSaved: () => void }) {
  const record = useRecordForm({
    endpoint: binEndpoints.create,
    initialValues: emptyBin,
    toBody: binBodyOf,
    refreshes: binReaders,
    saved: 'Successfully added bin!',
    onSaved,
  })
  return (
    <Form form={record} cancel={cancelHref}>
      <BinFields record={record} isNew image={null} />
    </Form>
  )
}
