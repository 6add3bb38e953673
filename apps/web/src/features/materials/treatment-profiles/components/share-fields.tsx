import { wasteTreatmentLabels } from '@thant/contracts/materials/wastes'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { DestinationField } from '#features/materials/destinations/components/destination-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { ProfileValues } from '../profile-values.ts'

export function ShareFields({ index }: { index: number }) {
  const { t } = useTranslation()
  const path = `shares.${index}` as const
  return (
    <>
      <FormRow>
        <ChoiceField<ProfileValues>
          name={`${path}.treatment`}
          label="Treatment"
          labels={wasteTreatmentLabels}
          placeholder={t('Choose a treatment')}
        />
        <TextField<ProfileValues> name={`${path}.percent`} label="Share (%)" inputMode="decimal" />
      </FormRow>
      <DestinationField<ProfileValues>
        name={`${path}.destinationId`}
        label="Destination"
        placeholder={t('Choose a destination')}
        clearable
      />
    </>
  )
}
