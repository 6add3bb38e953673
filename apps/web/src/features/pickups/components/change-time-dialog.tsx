import { type Pickup, pickupEndpoints } from '@thant/contracts/pickups'
import { Dialog } from '#components/feedback/dialog.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayTimePicker } from '#components/pickers/day-time-picker.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { pickupReaders } from '../api.ts'

type ChangeTimeFormProps = { pickup: Pickup; onClose: () => void; onChanged: (pickup: Pickup) => void }

export function ChangeTimeDialog({ isOpen, ...form }: ChangeTimeFormProps & { isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog opened={isOpen} onClose={form.onClose} title={t('Change Pickup Time')}>
      <ChangeTimeForm {...form} />
    </Dialog>
  )
}

function ChangeTimeForm({ pickup, onClose, onChanged }: ChangeTimeFormProps) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: pickupEndpoints.change,
    params: { id: pickup._id },
    initialValues: timeOf(pickup),
    alsoCheck: ({ pickUpTime }) => ({ pickUpTime: pickUpTime === '' ? 'Required' : undefined }),
    version: { now: pickup.__v, toValues: timeOf },
    refreshes: pickupReaders,
    saved: 'The pickup time was changed.',
    onSaved: onChanged,
  })
  const { key, getInputProps: field } = record.form
  return (
    <Form form={record} cancel={onClose} isInDialog>
      <DayTimePicker key={key('pickUpTime')} {...field('pickUpTime')} label={t('Pick Up Time')} withAsterisk />
    </Form>
  )
}

function timeOf({ pickUpTime }: Pickup): { pickUpTime: string } {
  return { pickUpTime }
}
