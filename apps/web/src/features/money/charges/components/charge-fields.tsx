import { currencies } from '@thant/contracts/money'
import { type Charge, handChargeLabels } from '@thant/contracts/money/charges'
import { taxTreatmentLabels } from '@thant/contracts/money/invoice-lines'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { SegmentedField } from '#components/fields/segmented-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { FieldsProps } from '#components/form/screen-definition.ts'
import { DayField } from '#components/pickers/day-picker.tsx'
import { OrganizationField } from '#features/customers/organizations/components/organization-select.tsx'
import { SiteField } from '#features/customers/sites/components/site-select.tsx'
import { useSites } from '#features/customers/sites/use-sites.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ChargeValues } from '../charge-values.ts'

export function ChargeFields({ record }: FieldsProps<Charge, ChargeValues>) {
  const { t } = useTranslation()
  const { form } = record
  const organizationId = form.useWatchValue('organization')
  const kind = form.useWatchValue('kind')
  const hasSites = useSites(organizationId).length > 1
  form.watch('organization', () => form.setFieldValue('site', null))
  return (
    <>
      <FormSection title={t('Customer')}>
        <OrganizationField<ChargeValues> name="organization" label="Organization" />
        {hasSites && <SiteField<ChargeValues> name="site" organizationId={organizationId} label="Site" clearable />}
      </FormSection>
      <FormSection title={t('Charge')}>
        <SegmentedField<ChargeValues> name="kind" label="Charged for" labels={handChargeLabels} />
        <TextField<ChargeValues> name="description" label="Description" hint="Shown on the invoice." />
        <FormRow>
          <DayField<ChargeValues> name="day" label="Day" />
          <TextField<ChargeValues> name="quantity" label="Quantity" inputMode="decimal" autoComplete="off" />
        </FormRow>
        <FormRow>
          <TextField<ChargeValues>
            name="unitPrice"
            label="Unit price"
            hint={kind === 'other' ? undefined : "Empty for that of the customer's price list."}
            inputMode="decimal"
            autoComplete="off"
          />
          <ChoiceField<ChargeValues> name="currency" label="Currency" choices={currencies} />
        </FormRow>
        <ChoiceField<ChargeValues>
          name="taxTreatment"
          label="Commercial tax"
          labels={taxTreatmentLabels}
          allowDeselect={false}
        />
        <TextArea<ChargeValues> name="reason" label="Reason" hint="Why it is charged by hand." />
      </FormSection>
    </>
  )
}
