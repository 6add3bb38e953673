import { currencies } from '@thant/contracts/money'
import { invoiceStatuses, invoiceStatusLabels } from '@thant/contracts/money/invoice-statuses'
import { CheckboxField } from '#components/fields/checkbox-fields.tsx'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { SegmentedField } from '#components/fields/segmented-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { DayField } from '#components/pickers/day-picker.tsx'
import { FileField } from '#components/upload/file-upload.tsx'
import { CompanyTypeField } from '#features/customers/organizations/components/company-type-select.tsx'
import { OrganizationField } from '#features/customers/organizations/components/organization-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { billingLabels, type InvoiceValues } from '../../invoice-values.ts'
import { InvoiceLineFields } from './invoice-line-fields.tsx'
import { InvoiceNumberField } from './invoice-number-field.tsx'

export function InvoiceFields({ record }: { record: RecordForm<InvoiceValues> }) {
  const { t } = useTranslation()
  const { form } = record
  const billing = form.useWatchValue('billing')
  // The chosen company type belongs to the previous organization.
  form.watch('organization', () => form.setFieldValue('companyType', null))
  return (
    <>
      <FormSection title={t('Invoice')}>
        <InvoiceNumberField record={record} />
        <TextArea<InvoiceValues> name="description" label="Description" />
        <FileField<InvoiceValues> name="file" label="Invoice file" purpose="invoice" />
      </FormSection>
      <FormSection title={t('Customer')}>
        <OrganizationField<InvoiceValues>
          name="organization"
          label="Organization"
          hint="The invoice keeps today's name and address."
        />
        <CompanyTypeField<InvoiceValues>
          name="companyType"
          label="Company type"
          placeholder={t("The organization's own")}
        />
      </FormSection>
      <FormSection title={t('Payment')}>
        <FormRow>
          <SegmentedField<InvoiceValues> name="billing" label="How it is billed" labels={billingLabels} />
          <ChoiceField<InvoiceValues> name="currency" label="Currency" choices={currencies} />
        </FormRow>
        {billing === 'lines' ? (
          <InvoiceLineFields record={record} />
        ) : (
          <TextField<InvoiceValues> name="amount" label="Amount" inputMode="decimal" maxLength={40} />
        )}
        <FormRow>
          <DayField<InvoiceValues> name="dueDate" label="Payment Due Date" />
          <ChoiceField<InvoiceValues>
            name="paymentStatus"
            label="Payment Status"
            hint="Leave as Unpaid unless it is already paid."
            choices={invoiceStatuses}
            labels={invoiceStatusLabels}
          />
        </FormRow>
      </FormSection>
      <FormSection title={t('Service Period')}>
        <FormRow>
          <DayField<InvoiceValues> name="servicePeriod.start" label="First day" />
          <DayField<InvoiceValues> name="servicePeriod.end" label="Last day" />
        </FormRow>
        <CheckboxField<InvoiceValues>
          name="extendsContract"
          label="Extends the contract"
          hint="Once the invoice is approved, the contract runs until the last day of this period."
        />
      </FormSection>
    </>
  )
}
