import type { Pickup } from '@thant/contracts/service/pickups'
import { Dialog } from '#components/feedback/dialog.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { Form } from '#components/form/form.tsx'
import { ReasonsField } from '#features/service/outcomes/components/reasons-field.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { usePlaceNow } from '../place-now.ts'
import { useVisitForm } from '../use-visit-form.ts'
import type { VisitValues } from '../visit-values.ts'
import { ReadAloudButton } from './read-aloud-button.tsx'
import { TakenPhotosField } from './taken-photos-input.tsx'

type NotCollectedFormProps = {
  pickup: Pickup
  initialValues: VisitValues
  onClose: () => void
  onKept: () => void
}

/** Records in a few touches why nothing was collected at a stop. */
export function NotCollectedAtStop({ isOpen, ...form }: NotCollectedFormProps & { isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog opened={isOpen} onClose={form.onClose} title={t('Why was it not collected?')}>
      <NotCollectedForm {...form} />
    </Dialog>
  )
}

function NotCollectedForm({ pickup, initialValues, onClose, onKept }: NotCollectedFormProps) {
  const { t } = useTranslation()
  const place = usePlaceNow()
  const record = useVisitForm({
    pickup,
    initialValues,
    place,
    collectedOf: () => 'nothing',
    onKept,
  })
  // Whether a note and a photo are required goes by the reason.
  record.form.useWatchValue('code')
  return (
    <Form form={record} submit={t('Record')} cancel={onClose} isInDialog>
      <ReasonsField beside={(label) => <ReadAloudButton text={label} />} />
      <TakenPhotosField<VisitValues>
        name="photos"
        label="Photos"
        hint="The customer sees them. Please show what was in the way."
        place={place}
      />
      <TextArea<VisitValues> name="note" label="Note" maxRows={6} />
    </Form>
  )
}
