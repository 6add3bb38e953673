import { type Company, companyEndpoints } from '@thant/contracts/company/company'
import { NumberField } from '#components/fields/number-field.tsx'
import { PhoneField } from '#components/fields/phone-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { ImageField } from '#components/upload/image-upload.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { type CompanyValues, valuesOfCompany } from '../company-values.ts'
import { CompanyServiceFields } from './company-service-fields.tsx'
import { CompanyWasteFields } from './company-waste-fields.tsx'

export function CompanyForm({ company }: { company: Company }) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: companyEndpoints.change,
    initialValues: valuesOfCompany(company),
    toBody: (values) => ({ ...values, workingWeekdays: values.workingWeekdays.map(Number) }),
    version: { now: company.__v, toValues: valuesOfCompany },
    saved: 'The company details were saved.',
  })
  return (
    <Form form={record} submit={t('Save')} hasStickyButtons>
      <PublicFields logo={company.logo} />
      <ContactFields />
      <FormSection title={t('Payment')}>
        <TextArea<CompanyValues>
          name="bankDetails"
          label="Bank details"
          hint="Printed on unpaid invoices: bank, name and number of the account. Anyone may read them."
          minRows={3}
        />
      </FormSection>
      <CompanyServiceFields />
      <CompanyWasteFields />
      <FormSection title={t('Years')} hint={t('Shown in the copyright line: founding year to copyright year.')}>
        <FormRow>
          <NumberField<CompanyValues> name="foundingYear" label="Founding year" thousandSeparator={false} />
          <NumberField<CompanyValues> name="copyrightYear" label="Copyright year" thousandSeparator={false} />
        </FormRow>
      </FormSection>
    </Form>
  )
}

function PublicFields({ logo }: { logo: string | null }) {
  const { t } = useTranslation()
  return (
    <FormSection title={t('Company')} hint={t('Shown to customers on the sign-in, contact and public pages.')}>
      <TextField<CompanyValues> name="name" label="Name" />
      <TextArea<CompanyValues> name="description" label="Description" minRows={3} />
      <TextArea<CompanyValues>
        name="descriptionInBurmese"
        lang="my"
        label="Description in Burmese"
        hint="Leave empty to show the English text."
        minRows={3}
      />
      <ImageField<CompanyValues> name="logo" label="Logo" picture={logo} />
    </FormSection>
  )
}

function ContactFields() {
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
      <TextField<CompanyValues>
        name="featureRequestUrl"
        type="url"
        label="Address for feature requests"
        placeholder="https://"
      />
    </FormSection>
  )
}
