import { OpeningHoursFields } from '#components/fields/opening-hours-fields.tsx'
import { PhoneField } from '#components/fields/phone-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { LocationField } from '#components/map/location-input.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { CompanyValues } from '../company-values.ts'

/** How to reach the company; what is empty is shown nowhere. */
export function CompanyContactFields() {
  const { t } = useTranslation()
  return (
    <FormSection title={t('Contact')}>
      <TextArea<CompanyValues> name="address" label="Address" />
      <TextArea<CompanyValues>
        name="addressInBurmese"
        lang="my"
        label="Address in Burmese"
        hint="Also on documents and emails in Burmese."
      />
      <FormRow>
        <PhoneField<CompanyValues> name="phone" label="Phone" />
        <TextField<CompanyValues> name="email" type="email" label="Email" />
      </FormRow>
      <TextField<CompanyValues> name="website" type="url" label="Website" placeholder="https://" />
      <FormRow>
        <TextField<CompanyValues> name="viber" label="Viber" hint="A number with +95, or the address of a channel." />
        <TextField<CompanyValues> name="facebook" type="url" label="Facebook" placeholder="https://" />
      </FormRow>
      <OpeningHoursFields />
      <LocationField<CompanyValues>
        name="location"
        label="Location"
        hint="Drag the marker to the gate, or type the coordinates."
      />
      <TextField<CompanyValues>
        name="featureRequestUrl"
        type="url"
        label="Address for feature requests"
        placeholder="https://"
      />
    </FormSection>
  )
}
