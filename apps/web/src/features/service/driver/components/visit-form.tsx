import { Button } from '@mantine/core'
import { IconMessagePlus } from '@tabler/icons-react'
import { roadPaths } from '@thant/contracts/road-paths'
import type { Pickup } from '@thant/contracts/service/pickups'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { SwitchField } from '#components/fields/checkbox-fields.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { Form } from '#components/form/form.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { ReasonsField } from '#features/service/outcomes/components/reasons-field.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { usePlaceNow } from '../place-now.ts'
import { useVisitForm } from '../use-visit-form.ts'
import type { VisitValues } from '../visit-values.ts'
import { ReadAloudButton } from './read-aloud-button.tsx'
import { RunningTotal } from './running-total.tsx'
import { SignatureField } from './signature-input.tsx'
import { TakenPhotosField } from './taken-photos-input.tsx'
import { WeighingLines } from './weighing-lines.tsx'

type VisitFormProps = { pickup: Pickup; initialValues: VisitValues }

/** Records what was weighed at a stop, all or a part of it, on the phone, which sends it once it can. */
export function VisitForm({ pickup, initialValues }: VisitFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const place = usePlaceNow()
  const record = useVisitForm({
    pickup,
    initialValues,
    place,
    collectedOf: ({ isPart }) => (isPart ? 'part' : 'all'),
    isDrafted: true,
    onKept: () => navigate(roadPaths.driverDay),
  })
  const isPart = record.form.useWatchValue('isPart')
  // Whether a note and a photo are required goes by the reason.
  record.form.useWatchValue('code')
  const [hasNote, setHasNote] = useState(initialValues.note !== '')
  return (
    <Form
      form={record}
      submit={t('Complete pickup')}
      cancel={roadPaths.driverDay}
      note={<RunningTotal record={record} />}
      hasStickyButtons
    >
      <FormSection title={t('What was weighed')}>
        <WeighingLines record={record} />
        <SwitchField<VisitValues> name="isPart" label="Something was left behind" size="md" />
        {isPart && <ReasonsField beside={(label) => <ReadAloudButton text={label} />} />}
      </FormSection>
      <FormSection title={t('Evidence')}>
        <TakenPhotosField<VisitValues> name="photos" label="Photos" place={place} />
        <SignatureField<VisitValues> name="signature" label="Signature of the customer" />
        {hasNote || isPart ? (
          <TextArea<VisitValues> name="note" label="Note" maxRows={8} />
        ) : (
          <div>
            <Button variant="subtle" leftSection={<IconMessagePlus size={18} />} onClick={() => setHasNote(true)}>
              {t('Add note')}
            </Button>
          </div>
        )}
      </FormSection>
    </Form>
  )
}
