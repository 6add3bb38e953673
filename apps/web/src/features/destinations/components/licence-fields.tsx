import { MultiSelect, TextInput } from '@mantine/core'
import { type Destination, licensableTreatments } from '@thant/contracts/destinations'
import { wasteTreatmentLabels, wasteTypeLabels, wasteTypes } from '@thant/contracts/wastes'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { DayPicker } from '#components/pickers/day-picker.tsx'
import { DocumentUpload } from '#components/upload/document-upload.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { DestinationValues } from '../destination-values.ts'

type LicenceFieldsProps = { record: RecordForm<DestinationValues>; destination?: Destination | undefined }

export function LicenceFields({ record, destination }: LicenceFieldsProps) {
  const { t } = useTranslation()
  const { key, getInputProps: field, useWatchValue } = record.form
  const file = useWatchValue('licenceFile')
  const present = destination?.licenceFile ?? null
  return (
    <FormSection
      title={t('Licence')}
      hint={t(
        'Auditors ask for it. The portal asks about what goes here beyond it; what is left empty is not recorded.',
      )}
    >
      <FormRow>
        <TextInput
          key={key('licence')}
          {...field('licence')}
          label={t('Licence number')}
          description={t('As its authority writes it.')}
        />
        <DayPicker
          key={key('licensedUntil')}
          {...field('licensedUntil')}
          label={t('Licensed until')}
          description={t('Its last day.')}
        />
      </FormRow>
      <MultiSelect
        key={key('wasteTypes')}
        {...field('wasteTypes')}
        label={t('Licensed waste types')}
        data={wasteTypes.map((type) => ({ value: type, label: t(wasteTypeLabels[type]) }))}
        clearable
      />
      <MultiSelect
        key={key('treatments')}
        {...field('treatments')}
        label={t('Licensed treatments')}
        data={licensableTreatments.map((treatment) => ({
          value: treatment,
          label: t(wasteTreatmentLabels[treatment]),
        }))}
        clearable
      />
      <DocumentUpload
        key={key('licenceFile')}
        {...field('licenceFile')}
        label={present ? t('Another document of the licence') : t('Document of the licence')}
        purpose="licence"
        present={present}
        openLabel={t('Open the present document')}
        isRemoved={file === null}
      />
    </FormSection>
  )
}
