import { Stack, Text } from '@mantine/core'
import { type Pickup, pickupEndpoints } from '@thant/contracts/service/pickups'
import type { ReactNode } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { useConfirmWarning } from '#components/form/confirm-warning.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayTimeField } from '#components/pickers/day-time-picker.tsx'
import { useWorkingCalendar } from '#features/company/company-days/use-working-calendar.ts'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/visitor/language-of.ts'

type TimedPickup = Pick<Pickup, '_id' | '__v' | 'pickUpTime'>
type TimeValues = Pick<TimedPickup, 'pickUpTime'>
type ChangeTimeFormProps = {
  pickup: TimedPickup
  organization: string
  /** Shown between organization and time, e.g. the status and links. */
  children?: ReactNode
  onClose: () => void
  onChanged: (pickup: Pickup) => void
}

export function ChangeTimeDialog({ isOpen, ...form }: ChangeTimeFormProps & { isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog opened={isOpen} onClose={form.onClose} title={t('Change Pickup Time')}>
      <Stack gap="md">
        <Text fw={600} lang={languageOf(form.organization)}>
          {form.organization}
        </Text>
        {form.children}
        <ChangeTimeForm {...form} />
      </Stack>
    </Dialog>
  )
}

function ChangeTimeForm({ pickup, organization, onClose, onChanged }: ChangeTimeFormProps) {
  const confirmWarning = useConfirmWarning()
  const { noteOf } = useWorkingCalendar()
  const record = useRecordForm({
    endpoint: pickupEndpoints.change,
    params: { id: pickup._id },
    initialValues: timeOf(pickup),
    toBody: (values) => ({ ...values, isSure: false }),
    validate: ({ pickUpTime }) => ({ pickUpTime: pickUpTime === '' ? 'Required' : undefined }),
    version: { now: pickup.__v, toValues: timeOf },
    saved: 'The pickup time was changed.',
    overrule: (refusal) => confirmWarning(refusal, organization),
    onSaved: onChanged,
  })
  return (
    <Form form={record} cancel={onClose} isInDialog>
      <DayTimeField<TimeValues> name="pickUpTime" label="Pick Up Time" noteOf={noteOf} />
    </Form>
  )
}

function timeOf({ pickUpTime }: TimedPickup): TimeValues {
  return { pickUpTime }
}
