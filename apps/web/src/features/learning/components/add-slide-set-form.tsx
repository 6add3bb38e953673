import { slideSetEndpoints } from '@thant/contracts/learning'
import { useNavigate } from 'react-router'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { paths } from '#lib/paths.ts'
import { emptySlideSet, slideSetBodyOf } from '../slide-set-values.ts'
import { SlideSetForm } from './slide-set-form.tsx'

export function AddSlideSetForm({ author }: { author: string }) {
  const navigate = useNavigate()
  const record = useRecordForm({
    endpoint: slideSetEndpoints.create,
    initialValues: emptySlideSet(author),
    toBody: slideSetBodyOf,
    saved: 'Successfully added slide set!',
    onSaved: () => navigate(paths.learning, { replace: true }),
  })
  return <SlideSetForm record={record} />
}
