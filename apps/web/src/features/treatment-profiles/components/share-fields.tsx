import { Select, TextInput } from '@mantine/core'
import { wasteTreatmentLabels, wasteTreatments } from '@thant/contracts/wastes'
import { FormRow } from '#components/form/form-row.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { DestinationSelect } from '#features/destinations/components/destination-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { ProfileValues } from '../profile-values.ts'

export function ShareFields({ record, index }: { record: RecordForm<ProfileValues>; index: number }) {
  const { t } = useTranslation()
  const { key, getInputProps: field } = record.form
  const path = (name: string) => `shares.${index}.${name}`
  return (
    <>
      <FormRow>
        <Select
          key={key(path('treatment'))}
          {...field(path('treatment'))}
          label={t('Treatment')}
          data={wasteTreatments.map((treatment) => ({ value: treatment, label: t(wasteTreatmentLabels[treatment]) }))}
          allowDeselect={false}
          withAsterisk
        />
        <TextInput
          key={key(path('percent'))}
          {...field(path('percent'))}
          label={t('Share (%)')}
          inputMode="decimal"
          withAsterisk
        />
      </FormRow>
      <DestinationSelect
        key={key(path('destinationId'))}
        {...field(path('destinationId'))}
        label={t('Destination')}
        clearable
      />
    </>
  )
}
