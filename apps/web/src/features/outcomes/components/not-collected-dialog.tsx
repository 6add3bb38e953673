import { Radio, SimpleGrid, Textarea } from '@mantine/core'
import { outcomeEndpoints, outcomeReasons, type RecordedCode } from '@thant/contracts/outcomes'
import type { Pickup } from '@thant/contracts/pickups'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayTimePicker } from '#components/pickers/day-time-picker.tsx'
import { PhotosInput } from '#components/upload/photos-input.tsx'
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
  const [code, setCode] = useState<RecordedCode>()
  const record = useRecordForm({
    endpoint: outcomeEndpoints.record,
    params: { id: pickup._id },
    initialValues: { code: '', recordedAt: usualTime(pickup.pickUpTime, timeZone), note: '', photos: [] as string[] },
    toBody: ({ recordedAt, ...values }) => ({
      ...values,
      code: values.code as RecordedCode,
      ...(asksTime && { recordedAt }),
      __v: pickup.__v,
    }),
    validate: ({ code: chosen, note, photos }) => problemsOf(chosen as RecordedCode | '', note, photos),
    saved: 'Recorded. The customer is told.',
    onSaved: onRecorded,
  })
  const { key, getInputProps: field } = record.form
  const reason = code && outcomeReasons[code]
  const choose = (chosen: string) => {
    setCode(chosen as RecordedCode)
    record.form.setFieldValue('code', chosen)
  }
  return (
    <Form form={record} submit={t('Record')} cancel={onClose} isInDialog>
      <Radio.Group
        {...field('code')}
        key={key('code')}
        value={code ?? ''}
        onChange={choose}
        label={t('Reason')}
        withAsterisk
      >
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
      </Radio.Group>
      {asksTime && (
        <DayTimePicker key={key('recordedAt')} {...field('recordedAt')} label={t('When it happened')} withAsterisk />
      )}
      <PhotosInput
        key={key('photos')}
        {...field('photos')}
        label={t('Photos')}
        description={t('The customer sees them. Please show what was in the way.')}
        withAsterisk={reason?.isPhotoRequired === true}
      />
      <Textarea
        key={key('note')}
        {...field('note')}
        label={t('Note')}
        withAsterisk={reason?.isNoteRequired === true}
        autosize
        minRows={2}
        maxRows={6}
      />
    </Form>
  )
}

/** Now, or the planned time if that was on an earlier day. */
function usualTime(pickUpTime: string, timeZone: string): string {
  const isOfToday = wallClockOf(pickUpTime, timeZone).day === todayIn(timeZone)
  return isOfToday ? new Date().toISOString() : pickUpTime
}

function problemsOf(code: RecordedCode | '', note: string, photos: readonly string[]) {
  if (code === '') return { code: 'Required' }
  const { isPhotoRequired, isNoteRequired } = outcomeReasons[code]
  return {
    photos: isPhotoRequired && photos.length === 0 ? 'Please add a photo, so that the customer can see it.' : undefined,
    note: isNoteRequired && note.trim() === '' ? 'Please write what happened.' : undefined,
  }
}
