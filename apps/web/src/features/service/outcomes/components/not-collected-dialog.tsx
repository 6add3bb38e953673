import { Radio, SimpleGrid } from '@mantine/core'
import { outcomeReasons, type RecordedCode } from '@thant/contracts/service/outcome-reasons'
import { outcomeEndpoints } from '@thant/contracts/service/outcomes'
import type { Pickup } from '@thant/contracts/service/pickups'
import { Dialog } from '#components/feedback/dialog.tsx'
import { RadioField } from '#components/fields/radio-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { Form } from '#components/form/form.tsx'
import type { FieldProblems } from '#components/form/form-problems.ts'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayTimeField } from '#components/pickers/day-time-picker.tsx'
import { PhotosField } from '#components/upload/photos-input.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { todayIn, wallClockOf } from '#lib/zoned-time.ts'
import { outcomeLabel } from '../outcome-label.ts'
import classes from './not-collected-dialog.module.css'

type NotCollectedFormProps = {
  pickup: Pick<Pickup, '_id' | '__v' | 'pickUpTime'>
  /** Staff also record what a driver told them later; a driver records what is so now. */
  asksTime?: boolean
  onClose: () => void
  onRecorded: (pickup: Pickup) => void
}

/** Records in a few touches why a pickup was not collected. */
export function NotCollectedDialog({ isOpen, ...form }: NotCollectedFormProps & { isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog opened={isOpen} onClose={form.onClose} title={t('Why was it not collected?')}>
      <NotCollectedForm {...form} />
    </Dialog>
  )
}

function NotCollectedForm({ pickup, asksTime = false, onClose, onRecorded }: NotCollectedFormProps) {
  const { t } = useTranslation()
  const codes = useEndpoint(outcomeEndpoints.codes, {}).data?.data ?? []
  const timeZone = useCompanyTimeZone()
  const record = useRecordForm({
    endpoint: outcomeEndpoints.record,
    params: { id: pickup._id },
    initialValues: emptyOutcome(defaultTime(pickup.pickUpTime, timeZone)),
    toBody: ({ recordedAt, ...values }) => ({
      ...values,
      code: values.code as RecordedCode,
      ...(asksTime && { recordedAt }),
      __v: pickup.__v,
    }),
    validate: problemsOf,
    saved: 'Recorded. The customer is told.',
    onSaved: onRecorded,
  })
  // Whether a note and a photo are required goes by the reason.
  record.form.useWatchValue('code')
  return (
    <Form form={record} submit={t('Record')} cancel={onClose} isInDialog>
      <RadioField<OutcomeValues> name="code" label="Reason">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt={4}>
          {codes
            .filter(({ isOffered }) => isOffered)
            .map((offered) => (
              <Radio.Card key={offered.code} value={offered.code} className={classes.reason}>
                <Radio.Indicator />
                <span>{outcomeLabel(offered.code, t)}</span>
              </Radio.Card>
            ))}
        </SimpleGrid>
      </RadioField>
      {asksTime && <DayTimeField<OutcomeValues> name="recordedAt" label="When it happened" />}
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

function problemsOf({ code, note, photos }: OutcomeValues): FieldProblems {
  if (!code) return { code: 'Required' }
  const { isPhotoRequired, isNoteRequired } = outcomeReasons[code]
  return {
    photos: isPhotoRequired && photos.length === 0 ? 'Please add a photo, so that the customer can see it.' : undefined,
    note: isNoteRequired && note.trim() === '' ? 'Please write what happened.' : undefined,
  }
}
