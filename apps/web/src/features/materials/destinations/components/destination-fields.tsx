import { type Destination, destinationKindLabels } from '@thant/contracts/materials/destinations'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { FieldsProps } from '#components/form/screen-definition.ts'
import type { DestinationValues } from '../destination-values.ts'
import { LicenceFields } from './licence-fields.tsx'

export function DestinationFields(props: FieldsProps<Destination, DestinationValues>) {
  return (
    <>
      <FormSection>
        <FormRow>
          <TextField<DestinationValues> name="name" label="Name" />
          <ChoiceField<DestinationValues> name="kind" label="Kind" labels={destinationKindLabels} />
        </FormRow>
        <TextArea<DestinationValues> name="address" label="Address" />
        <TextField<DestinationValues> name="contact" label="Contact" hint="The person to call, and the phone number." />
      </FormSection>
      <LicenceFields {...props} />
    </>
  )
}
