import { Radio, SimpleGrid, Textarea } from '@mantine/core'
import { type OutcomeCode, outcomeEndpoints, outcomeReasons } from '@thant/contracts/outcomes'
import type { Pickup } from '@thant/contracts/pickups'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { PhotosInput } from '#components/upload/photos-input.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { outcomeLabel } from '../outcome-label.ts'
import classes from './not-collected-dialog.module.css'

type TimedPickup = Pick<Pickup, '_id' | '__v'>
type NotCollectedFormProps = { pickup: TimedPickup; onClose: () => void; onRecorded: (pickup: Pickup) => void }

/** Records in a few touches why a pickup was not collected. */
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
  const codes = useEndpoint(outcomeEndpoints.codes, {}).data?.data ?? []
  const [code, setCode] = useState<OutcomeCode>()
  const record = useRecordForm({
    endpoint: outcomeEndpoints.record,
    params: { id: pickup._id },
    initialValues: { code: '', note: '', photos: [] as string[] },
    toBody: (values) => ({ ...values, code: values.code as OutcomeCode, __v: pickup.__v }),
    validate: ({ code: chosen, note, photos }) => problemsOf(chosen as OutcomeCode | '', note, photos),
    saved: 'Recorded. The customer is told.',
    onSaved: onRecorded,
  })
  const { key, getInputProps: field } = record.form
  const reason = code && outcomeReasons[code]
  const choose = (chosen: string) => {
    setCode(chosen as OutcomeCode)
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

function problemsOf(code: OutcomeCode | '', note: string, photos: readonly string[]) {
  if (code === '') return { code: 'Required' }
  const { isPhotoRequired, isNoteRequired } = outcomeReasons[code]
  return {
    photos: isPhotoRequired && photos.length === 0 ? 'Please add a photo, so that the customer can see it.' : undefined,
    note: isNoteRequired && note.trim() === '' ? 'Please write what happened.' : undefined,
  }
}
