import { Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import { invoiceStatuses } from '@thant/contracts/invoices'
import { currencies } from '@thant/contracts/money'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { DayPicker } from '#components/pickers/day-picker.tsx'
import { FileUpload } from '#components/upload/file-upload.tsx'
import { CompanyTypeSelect } from '#features/organizations/components/company-type-select.tsx'
import { OrganizationSelect } from '#features/organizations/components/organization-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { statusBadges } from '../invoice-status.ts'
import type { InvoiceValues } from '../invoice-values.ts'
import { InvoiceNumberField } from './invoice-number-field.tsx'

export function InvoiceFields({ record }: { record: RecordForm<InvoiceValues> }) {
  const { t } = useTranslation()
  const { form } = record
  const { key, getInputProps: field } = form
  // The chosen company type belongs to the previous organization.
  form.watch('organization', () => form.setFieldValue('companyType', null))
  return (
    <>
      <FormSection title={t('Invoice')}>
        <InvoiceNumberField record={record} />
        <Textarea
          key={key('description')}
          {...field('description')}
          label={t('Description')}
          autosize
          minRows={2}
          withAsterisk
        />
        <FileUpload key={key('file')} {...field('file')} label={t('Invoice file')} purpose="invoice" />
      </FormSection>
      <FormSection title={t('Customer')}>
        <OrganizationSelect
          key={key('organization')}
          {...field('organization')}
          label={t('Organization')}
          description={t("The invoice keeps today's name and address.")}
          withAsterisk
        />
        <CompanyTypeSelect
          key={key('companyType')}
          {...field('companyType')}
          label={t('Company type')}
          placeholder={t("The organization's own")}
        />
      </FormSection>
      <FormSection title={t('Payment')}>
        <FormRow>
          <TextInput
            key={key('amount')}
            {...field('amount')}
            label={t('Amount')}
            inputMode="decimal"
            maxLength={40}
            withAsterisk
          />
          <Select
            key={key('currency')}
            {...field('currency')}
            label={t('Currency')}
            data={[...currencies]}
            allowDeselect={false}
            withAsterisk
          />
        </FormRow>
        <FormRow>
          <DayPicker key={key('dueDate')} {...field('dueDate')} label={t('Payment Due Date')} withAsterisk />
          <Select
            key={key('paymentStatus')}
            {...field('paymentStatus')}
            label={t('Payment Status')}
            description={t('Leave as Pending unless it is already paid.')}
            data={invoiceStatuses.map((value) => ({ value, label: t(statusBadges[value].label) }))}
            allowDeselect={false}
            withAsterisk
          />
        </FormRow>
      </FormSection>
      <FormSection title={t('Service Period')}>
        <FormRow>
          <DayPicker
            key={key('servicePeriod.start')}
            {...field('servicePeriod.start')}
            label={t('First day')}
            withAsterisk
          />
          <DayPicker
            key={key('servicePeriod.end')}
            {...field('servicePeriod.end')}
            label={t('Last day')}
            withAsterisk
          />
        </FormRow>
        <Checkbox
          key={key('extendsContract')}
          {...form.getInputProps('extendsContract', { type: 'checkbox' })}
          label={t('Extends the contract')}
          description={t('Once the invoice is approved, the contract runs until the last day of this period.')}
        />
      </FormSection>
    </>
  )
}
