import { Dialog } from '#components/feedback/dialog.tsx'
import { Form } from '#components/form/form.tsx'
import { DayTimeField } from '#components/pickers/day-time-picker.tsx'
import { useWorkingCalendar } from '#features/company/company-days/use-working-calendar.ts'
import { useTranslation } from '#lib/i18n.ts'
import { PickupPlace } from '../form/pickup-place.tsx'
import { type ScheduleValues, useScheduleForm } from '../form/use-schedule-form.tsx'

type AddScheduleProps = { pickUpTime: string; onClose: () => void }

/** Creates a pickup with few fields; vehicle and driver are assigned in the edit form. */
export function AddScheduleDialog({ isOpen, ...form }: AddScheduleProps & { isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog opened={isOpen} onClose={form.onClose} title={t('New pickup')}>
      <AddScheduleForm {...form} />
    </Dialog>
  )
}

function AddScheduleForm({ pickUpTime, onClose }: AddScheduleProps) {
  const { noteOf } = useWorkingCalendar()
  const record = useScheduleForm({ pickUpTime, onSaved: onClose })
  return (
    <Form form={record} cancel={onClose} isInDialog>
      <PickupPlace record={record} isFirst />
      <DayTimeField<ScheduleValues> name="pickUpTime" label="Pick-up date" noteOf={noteOf} />
    </Form>
  )
}
