import { Dialog } from '#components/feedback/dialog.tsx'
import { Form } from '#components/form/form.tsx'
import { DayTimePicker } from '#components/pickers/day-time-picker.tsx'
import { useWorkingCalendar } from '#features/company-days/use-working-calendar.ts'
import { useTranslation } from '#lib/i18n.ts'
import { PickupPlace } from '../form/pickup-place.tsx'
import { useScheduleForm } from '../form/use-schedule-form.tsx'

type AddScheduleProps = { pickUpTime: string; onClose: () => void }

/** Creates a pickup with few fields; vehicle and driver are assigned in the edit form. */
export function AddScheduleDialog({ isOpen, ...form }: AddScheduleProps & { isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog opened={isOpen} onClose={form.onClose} title={t('Add Schedule')}>
      <AddScheduleForm {...form} />
    </Dialog>
  )
}

function AddScheduleForm({ pickUpTime, onClose }: AddScheduleProps) {
  const { t } = useTranslation()
  const { noteOf } = useWorkingCalendar()
  const record = useScheduleForm({ pickUpTime, onSaved: onClose })
  const { key, getInputProps: field } = record.form
  return (
    <Form form={record} cancel={onClose} isInDialog>
      <PickupPlace record={record} isFirst />
      <DayTimePicker
        key={key('pickUpTime')}
        {...field('pickUpTime')}
        label={t('Pick-up date')}
        noteOf={noteOf}
        withAsterisk
      />
    </Form>
  )
}
