import type { ReactNode } from 'react'
import { PhoneField } from '#components/fields/phone-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { LocationField } from '#components/map/location-input.tsx'
import { ImageField } from '#components/upload/image-upload.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { OrganizationValues } from '../organization-values.ts'
import { CompanyTypeField } from './company-type-select.tsx'

type OrganizationFieldsProps = {
  /** URL of the current logo. */
  logo: string | null
  /** The contract section, which only staff can edit. */
  contract: ReactNode
}

/** The fields that staff and the organization's own users share. */
export function OrganizationFields({ logo, contract }: OrganizationFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <FormSection title={t('Organization')}>
        <TextField<OrganizationValues> name="name" label="Name" />
        <CompanyTypeField<OrganizationValues>
          name="companyType"
          label="Company type"
          placeholder={t('Choose or type to search')}
          allowDeselect={false}
        />
        <TextArea<OrganizationValues>
          name="info"
          label="Info"
          hint="The line of business, where the waste is kept, when the gate is open."
          minRows={3}
        />
        <ImageField<OrganizationValues> name="logo" label="Logo" picture={logo} />
      </FormSection>
      <FormSection title={t('Contact')}>
        <FormRow>
          <TextField<OrganizationValues> name="email" type="email" label="Email" />
          <PhoneField<OrganizationValues> name="officePhoneNumber" label="Office phone" />
        </FormRow>
        <FormRow>
          <TextField<OrganizationValues> name="contactPersonName" label="Contact person name" />
          <PhoneField<OrganizationValues> name="contactPersonPhoneNumber" label="Contact person phone" />
        </FormRow>
      </FormSection>
      {contract}
      <FormSection title={t('Place')}>
        <TextArea<OrganizationValues> name="address" label="Address" />
        <LocationField<OrganizationValues>
          name="location"
          label="Location"
          hint="Drag the marker to the gate where the waste is picked up, or type the coordinates."
        />
      </FormSection>
    </>
  )
}
