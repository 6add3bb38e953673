import { Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { PhoneInput } from '#components/form/phone-input.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { LocationInput } from '#components/map/location-input.tsx'
import { ImageUpload } from '#components/upload/image-upload.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { OrganizationValues } from '../organization-values.ts'
import { CompanyTypeSelect } from './company-type-select.tsx'

type OrganizationFieldsProps = {
  record: RecordForm<OrganizationValues>
  /** URL of the current logo. */
  logo: string | null
  /** The contract section, which only staff can edit. */
  contract: ReactNode
}

/** The fields that staff and the organization's own users share. */
export function OrganizationFields({ record, logo, contract }: OrganizationFieldsProps) {
  const { t } = useTranslation()
  const { key, getInputProps: field } = record.form
  return (
    <>
      <FormSection title={t('Organization')}>
        <TextInput key={key('name')} {...field('name')} label={t('Name')} withAsterisk />
        <CompanyTypeSelect
          key={key('companyType')}
          {...field('companyType')}
          label={t('Company type')}
          placeholder={t('Choose or type to search')}
          allowDeselect={false}
          withAsterisk
        />
        <Textarea
          key={key('info')}
          {...field('info')}
          label={t('Info')}
          description={t('The line of business, where the waste is kept, when the gate is open.')}
          autosize
          minRows={3}
          withAsterisk
        />
        <ImageUpload key={key('logo')} {...field('logo')} label={t('Logo')} picture={logo} />
      </FormSection>
      <FormSection title={t('Contact')}>
        <FormRow>
          <TextInput key={key('email')} {...field('email')} type="email" label={t('Email')} withAsterisk />
          <PhoneInput
            key={key('officePhoneNumber')}
            {...field('officePhoneNumber')}
            label={t('Office phone')}
            withAsterisk
          />
        </FormRow>
        <FormRow>
          <TextInput
            key={key('contactPersonName')}
            {...field('contactPersonName')}
            label={t('Contact person name')}
            withAsterisk
          />
          <PhoneInput
            key={key('contactPersonPhoneNumber')}
            {...field('contactPersonPhoneNumber')}
            label={t('Contact person phone')}
            withAsterisk
          />
        </FormRow>
      </FormSection>
      {contract}
      <FormSection title={t('Place')}>
        <Textarea key={key('address')} {...field('address')} label={t('Address')} autosize minRows={2} withAsterisk />
        <LocationInput
          key={key('location')}
          {...field('location')}
          label={t('Location')}
          description={t('Drag the marker to the gate where the waste is picked up, or type the coordinates.')}
        />
      </FormSection>
    </>
  )
}
