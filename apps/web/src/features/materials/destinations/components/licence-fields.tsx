import { type Destination, licensableTreatments } from '@thant/contracts/materials/destinations'
import { wasteTreatmentLabels, wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { MultiChoiceField } from '#components/fields/multi-choice-field.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { FieldsProps } from '#components/form/screen-definition.ts'
import { DayField } from '#components/pickers/day-picker.tsx'
import { DocumentField } from '#components/upload/document-upload.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { DestinationValues } from '../destination-values.ts'

export function LicenceFields({ record, existing }: FieldsProps<Destination, DestinationValues>) {
  const { t } = useTranslation()
  const file = record.form.useWatchValue('licenceFile')
  const present = existing?.licenceFile ?? null
  return (
    <FormSection
      title={t('Licence')}
      hint={t(
        'Auditors ask for it. You are warned when a load does not fit the licence; what is empty is not checked.',
      )}
    >
      <FormRow>
        <TextField<DestinationValues> name="licence" label="Licence number" hint="As its authority writes it." />
        <DayField<DestinationValues> name="licensedUntil" label="Licensed until" hint="Its last day." />
      </FormRow>
      <MultiChoiceField<DestinationValues> name="wasteTypes" label="Licensed waste types" labels={wasteTypeLabels} />
      <MultiChoiceField<DestinationValues>
        name="treatments"
        label="Licensed treatments"
        choices={licensableTreatments}
        labels={wasteTreatmentLabels}
      />
      <DocumentField<DestinationValues>
        name="licenceFile"
        label={present ? 'Another document of the licence' : 'Document of the licence'}
        purpose="licence"
        present={present}
        openLabel={t('Open the present document')}
        isRemoved={file === null}
      />
    </FormSection>
  )
}
