import { type Bin, binEndpoints } from '@thant/contracts/bins'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { paths } from '#lib/paths.ts'
import { useLeave, useReturnTo } from '#lib/return-path.ts'
import { binBodyOf, valuesOfBin } from '../bin-values.ts'
import { BinFields } from './bin-fields.tsx'

/** An order that reduces the stock meanwhile makes this form stale, so that saving cannot restore sold bins. */
export function EditBinForm({ bin }: { bin: Bin }) {
  const list = useReturnTo(paths.availableBins)
  const leave = useLeave(paths.availableBins)
  const record = useRecordForm({
    endpoint: binEndpoints.change,
    params: { id: bin._id },
    initialValues: valuesOfBin(bin),
    toBody: binBodyOf,
    version: { now: bin.__v, toValues: valuesOfBin },
    saved: 'The bin was saved.',
    onSaved: leave,
  })
  return (
    <Form form={record} cancel={list}>
      <BinFields record={record} isNew={false} image={bin.image} />
    </Form>
  )
}
