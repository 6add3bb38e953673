import { FormRow } from '#components/form/form-row.tsx'
import type { HoursValues } from './opening-hours.ts'
import { TimeField } from './time-field.tsx'

type Opened = { openingHours: HoursValues }

/** The fields of a form whose values have `openingHours`. */
export function OpeningHoursFields() {
  return (
    <FormRow>
      <TimeField<Opened> name="openingHours.from" label="Opens at" />
      <TimeField<Opened> name="openingHours.to" label="Closes at" />
    </FormRow>
  )
}
