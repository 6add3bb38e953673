import { OpeningHoursFields } from '#components/fields/opening-hours-fields.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { LocationField } from '#components/map/location-input.tsx'
import type { DepotValues } from '../depot-values.ts'

export function DepotFields() {
  return (
    <FormSection>
      <TextField<DepotValues> name="name" label="Name" />
      <TextArea<DepotValues> name="address" label="Address" />
      <OpeningHoursFields />
      <LocationField<DepotValues>
        name="location"
        label="Location"
        hint="Drag the marker to the gate, or type the coordinates."
      />
    </FormSection>
  )
}
