import { type SlideSet, slideSetEndpoints } from '@thant/contracts/learning'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { paths } from '#lib/paths.ts'
import { useLeave } from '#lib/return-path.ts'
import { slideSetBodyOf, valuesOfSlideSet } from '../slide-set-values.ts'
import { SlideSetForm } from './slide-set-form.tsx'

export function EditSlideSetForm({ set }: { set: SlideSet }) {
  const leave = useLeave(paths.learning)
  const record = useRecordForm({
    endpoint: slideSetEndpoints.change,
    params: { id: set._id },
    initialValues: valuesOfSlideSet(set),
    toBody: slideSetBodyOf,
    version: { now: set.__v, toValues: valuesOfSlideSet },
    saved: 'The slide set was saved.',
    onSaved: leave,
  })
  return <SlideSetForm record={record} />
}
