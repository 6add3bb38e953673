import { Textarea } from '@mantine/core'
import { type PickupRequest, pickupRequestEndpoints } from '@thant/contracts/pickup-requests'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayTimePicker } from '#components/pickers/day-time-picker.tsx'
import { useTranslation } from '#lib/i18n.ts'

type AnswerFormProps = { request: PickupRequest; onClose: () => void }

/** The exact time is of the wanted day; the pickup is accepted as it is shown now. */
export function AcceptForm({ request, onClose }: AnswerFormProps) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: pickupRequestEndpoints.accept,
    params: { id: request._id },
    initialValues: { pickUpTime: request.wantedAt ?? '', note: '' },
    toBody: ({ pickUpTime, note }) => ({
      note,
      ...(pickUpTime !== '' && { pickUpTime }),
      ...(request.kind !== 'extra' && request.pickup && { pickupVersion: request.pickup.__v }),
    }),
    saved: 'The request was accepted.',
    onSaved: onClose,
  })
  const { key, getInputProps: field } = record.form
  return (
    <Form form={record} isInDialog cancel={onClose} submit={t('Accept')}>
      {request.wantedAt !== null && (
        <DayTimePicker key={key('pickUpTime')} {...field('pickUpTime')} label={t('Pickup Time')} withAsterisk />
      )}
      <Textarea key={key('note')} {...field('note')} label={t('Note for the customer')} autosize minRows={2} />
    </Form>
  )
}

export function DeclineForm({ request, onClose }: AnswerFormProps) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: pickupRequestEndpoints.decline,
    params: { id: request._id },
    initialValues: { note: '' },
    saved: 'The request was declined.',
    onSaved: onClose,
  })
  const { key, getInputProps: field } = record.form
  return (
    <Form form={record} isInDialog cancel={onClose} submit={t('Decline')}>
      <Textarea
        key={key('note')}
        {...field('note')}
        label={t('Reason')}
        description={t('The customer reads it.')}
        autosize
        minRows={2}
        withAsterisk
      />
    </Form>
  )
}

export function CounterForm({ request, onClose }: AnswerFormProps) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: pickupRequestEndpoints.counter,
    params: { id: request._id },
    initialValues: { counterAt: request.wantedAt ?? '', note: '' },
    saved: 'The time was offered.',
    onSaved: onClose,
  })
  const { key, getInputProps: field } = record.form
  return (
    <Form form={record} isInDialog cancel={onClose} submit={t('Offer this time')}>
      <DayTimePicker key={key('counterAt')} {...field('counterAt')} label={t('Offered time')} withAsterisk />
      <Textarea key={key('note')} {...field('note')} label={t('Note for the customer')} autosize minRows={2} />
    </Form>
  )
}
