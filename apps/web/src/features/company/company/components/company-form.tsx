import type { Company } from '@thant/contracts/company/company'
import { companySettingsEndpoints } from '@thant/contracts/company/company-settings'
import { NumberField } from '#components/fields/number-field.tsx'
import { missingHoursOf } from '#components/fields/opening-hours.ts'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { ImageField } from '#components/upload/image-upload.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { type CompanyValues, companyBodyOf, valuesOfCompany } from '../company-values.ts'
import { CompanyContactFields } from './company-contact-fields.tsx'
import { CompanyServiceFields } from './company-service-fields.tsx'
import { CompanyWasteFields } from './company-waste-fields.tsx'

export function CompanyForm({ company }: { company: Company }) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: companySettingsEndpoints.change,
    initialValues: valuesOfCompany(company),
    validate: missingHoursOf,
    toBody: companyBodyOf,
    version: { now: company.__v, toValues: valuesOfCompany },
    saved: 'The company details were saved.',
  })
  return (
    <Form form={record} hasStickyButtons>
      <PublicFields logo={company.logo} />
      <CompanyContactFields />
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
      <TextField<CompanyValues>
        name="licence"
        label="Licence"
        hint="For collecting waste: who issued it, and its number."
      />
      <TextField<CompanyValues>
        name="registration"
        label="Company registration"
        hint="Shown with the licence at the foot of public pages."
      />
      <TextField<CompanyValues>
        name="sampleReportUrl"
        type="url"
        label="Address of a sample report"
        hint="Of a report that its customer lets everybody see. The landing page links to it."
        placeholder="https://"
      />
    </FormSection>
  )
}
