import type { RecordedCode } from '@thant/contracts/service/outcome-reasons'
import { outcomeEndpoints } from '@thant/contracts/service/outcomes'
import type { Pickup } from '@thant/contracts/service/pickups'
import { Dialog } from '#components/feedback/dialog.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayTimeField } from '#components/pickers/day-time-picker.tsx'
import { PhotosField } from '#components/upload/photos-input.tsx'
import { todayIn, wallClockOf } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { problemsOfReason } from '../problems-of-reason.ts'
import { ReasonsField } from './reasons-field.tsx'

type NotCollectedFormProps = {
  pickup: Pick<Pickup, '_id' | '__v' | 'pickUpTime'>
  onClose: () => void
  onRecorded: (pickup: Pickup) => void
}

/** Records why a pickup was not collected, also what a driver reported later. */
export function NotCollectedDialog({ isOpen, ...form }: NotCollectedFormProps & { isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog opened={isOpen} onClose={form.onClose} title={t('Why was it not collected?')}>
      <NotCollectedForm {...form} />
    </Dialog>
  )
}

function NotCollectedForm({ pickup, onClose, onRecorded }: NotCollectedFormProps) {
  const { t } = useTranslation()
  const timeZone = useCompanyTimeZone()
  const record = useRecordForm({
    endpoint: outcomeEndpoints.record,
    params: { id: pickup._id },
    initialValues: emptyOutcome(defaultTime(pickup.pickUpTime, timeZone)),
    toBody: (values) => ({ ...values, code: values.code as RecordedCode, __v: pickup.__v }),
    validate: problemsOfReason,
    saved: 'Recorded. The customer is told.',
    onSaved: onRecorded,
  })
  // Whether a note and a photo are required goes by the reason.
  record.form.useWatchValue('code')
  return (
    <Form form={record} submit={t('Record')} cancel={onClose} isInDialog>
      <ReasonsField />
      <DayTimeField<OutcomeValues> name="recordedAt" label="When it happened" />
      <PhotosField<OutcomeValues>
        name="photos"
        label="Photos"
        hint="The customer sees them. Please show what was in the way."
      />
      <TextArea<OutcomeValues> name="note" label="Note" maxRows={6} />
    </Form>
  )
}

/** Now, or the planned time if that was on an earlier day. */
function defaultTime(pickUpTime: string, timeZone: string): string {
  const isOfToday = wallClockOf(pickUpTime, timeZone).day === todayIn(timeZone)
  return isOfToday ? new Date().toISOString() : pickUpTime
}

type OutcomeValues = { code: RecordedCode | ''; recordedAt: string; note: string; photos: string[] }

function emptyOutcome(recordedAt: string): OutcomeValues {
  return { code: '', recordedAt, note: '', photos: [] }
}
