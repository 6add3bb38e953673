import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { useSayChanged } from '#components/feedback/use-say-changed.ts'
import { TextArea } from '#components/fields/text-area.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'

type DeclineValues = { change: { answer: 'decline'; note: string } }
type DeclineManyFormProps = { ids: string[]; onClose: () => void; onSaved: () => void }

export function DeclineManyForm({ ids, onClose, onSaved }: DeclineManyFormProps) {
  const { t } = useTranslation()
  const sayChanged = useSayChanged()
  const reopen = useWrite(pickupRequestEndpoints.undoMany)
  const values: DeclineValues = { change: { answer: 'decline', note: '' } }
  const record = useRecordForm({
    endpoint: pickupRequestEndpoints.changeMany,
    initialValues: values,
    toBody: ({ change }) => ({ ids, change }),
    saved: 'The requests were declined.',
    announce: (_, declined) =>
      sayChanged(declined, {
        undo: (requests) => reopen.mutateAsync({ body: { requests } }),
        said: (number) => t('Declined requests: {{number}}', { number }),
      }),
    onSaved,
  })
  return (
    <Form form={record} isInDialog cancel={onClose} submit={t('Decline')}>
      <TextArea<DeclineValues> name="change.note" label="Reason" hint="Visible to each of the customers." />
    </Form>
  )
}
