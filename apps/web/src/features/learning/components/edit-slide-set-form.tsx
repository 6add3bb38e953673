import { type SlideSet, slideSetEndpoints } from '@thant/contracts/learning'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { learningReaders } from '../api.ts'
import { slideSetBodyOf, valuesOfSlideSet } from '../slide-set-values.ts'
import { SlideSetForm } from './slide-set-form.tsx'

type EditSlideSetFormProps = { set: SlideSet; cancelHref: string; onSaved: () => void }

export function EditSlideSetForm({ set, cancelHref, onSaved }: EditSlideSetFormProps) {
  const record = useRecordForm({
    endpoint: slideSetEndpoints.change,
    params: { id: set._id },
    initialValues: valuesOfSlideSet(set),
    toBody: slideSetBodyOf,
    version: { now: set.__v, toValues: valuesOfSlideSet },
    refreshes: learningReaders,
    saved: 'The slide set was saved.',
    onSaved,
  })
  return <SlideSetForm record={record} cancelHref={cancelHref} />
}
