import { slideSetEndpoints } from '@thant/contracts/learning'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { learningReaders } from '../api.ts'
import { emptySlideSet, slideSetBodyOf } from '../slide-set-values.ts'
import { SlideSetForm } from './slide-set-form.tsx'

type AddSlideSetFormProps = { author: string; cancelHref: string; onSaved: () => void }

export function AddSlideSetForm({ author, cancelHref, onSaved }: AddSlideSetFormProps) {
  const record = useRecordForm({
    endpoint: slideSetEndpoints.create,
    initialValues: emptySlideSet(author),
    toBody: slideSetBodyOf,
    refreshes: learningReaders,
    saved: 'Successfully added slide set!',
    onSaved,
  })
  return <SlideSetForm record={record} cancelHref={cancelHref} />
}
