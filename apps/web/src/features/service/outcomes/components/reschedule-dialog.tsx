import { Skeleton, Text } from '@mantine/core'
import { outcomeEndpoints } from '@thant/contracts/service/outcomes'
import type { Pickup } from '@thant/contracts/service/pickups'
import { Dialog } from '#components/feedback/dialog.tsx'
import { useConfirmWarning } from '#components/form/confirm-warning.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayTimeField } from '#components/pickers/day-time-picker.tsx'
import { useWorkingCalendar } from '#features/company/company-days/use-working-calendar.ts'
import { instantOf, wallClockOf } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'

type FailedPickup = Pick<Pickup, '_id' | '__v' | 'pickUpTime'>
type TimeValues = { pickUpTime: string }
type RescheduleFormProps = { pickup: FailedPickup; onClose: () => void; onPlanned?: (pickup: Pickup) => void }

/** Plans a pickup for one that failed; the next working day at the same time is proposed. */
export function RescheduleDialog({ isOpen, ...form }: RescheduleFormProps & { isOpen: boolean }) {
  const { t } = useTranslation()
  const { isPending } = useWorkingCalendar()
  return (
    <Dialog opened={isOpen} onClose={form.onClose} title={t('Plan a new pickup')}>
      {isPending ? <Skeleton height={160} radius="md" aria-label={t('Loading…')} /> : <RescheduleForm {...form} />}
    </Dialog>
  )
}

function RescheduleForm({ pickup, onClose, onPlanned }: RescheduleFormProps) {
  const { t } = useTranslation()
  const timeZone = useCompanyTimeZone()
  const { time } = wallClockOf(pickup.pickUpTime, timeZone)
  const { nextDay, noteOf } = useWorkingCalendar()
  const overrule = useConfirmWarning()
  const record = useRecordForm({
    endpoint: outcomeEndpoints.reschedule,
    params: { id: pickup._id },
    initialValues: { pickUpTime: instantOf(nextDay, time, timeZone) },
    toBody: (values) => ({ ...values, isSure: false, __v: pickup.__v }),
    overrule: (refusal) => overrule(refusal),
    validate: ({ pickUpTime }) => ({ pickUpTime: pickUpTime === '' ? 'Required' : undefined }),
    saved: 'A new pickup was planned.',
    onSaved: (planned) => {
      onClose()
      onPlanned?.(planned)
    },
  })
  return (
    <Form form={record} submit={t('Plan a new pickup')} cancel={onClose} isInDialog>
      <Text fz="sm">
        {t('The same crew comes again, the failed pickup is cancelled, and the customer is notified.')}
      </Text>
      <DayTimeField<TimeValues> name="pickUpTime" label="Pick Up Time" noteOf={noteOf} />
    </Form>
  )
}
