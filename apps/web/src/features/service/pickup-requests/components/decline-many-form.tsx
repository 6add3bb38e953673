import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { notifyDone } from '#components/feedback/notify.ts'
import { countDone, useManyResults } from '#components/feedback/use-many-results.ts'
import { TextArea } from '#components/fields/text-area.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

type DeclineValues = { change: { answer: 'decline'; note: string } }
type DeclineManyFormProps = { ids: string[]; onClose: () => void; onSaved: () => void }

export function DeclineManyForm({ ids, onClose, onSaved }: DeclineManyFormProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const sayRefused = useManyResults()
  const values: DeclineValues = { change: { answer: 'decline', note: '' } }
  const record = useRecordForm({
    endpoint: pickupRequestEndpoints.changeMany,
    initialValues: values,
    toBody: ({ change }) => ({ ids, change }),
    saved: 'The requests were declined.',
    announce: (_, { results }) => {
      sayRefused(results)
      const count = countDone(results)
      if (count > 0) notifyDone(t('Declined requests: {{number}}', { number: format.number(count) }))
    },
    onSaved,
  })
  return (
    <Form form={record} isInDialog cancel={onClose} submit={t('Decline')}>
      <TextArea<DeclineValues> name="change.note" label="Reason" hint="Visible to each of the customers." />
    </Form>
  )
}
