import type { PlacedBin } from '@thant/contracts/service/placed-bins'
import { TextArea } from '#components/fields/text-area.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { FieldsProps } from '#components/form/screen-definition.ts'
import { DayField } from '#components/pickers/day-picker.tsx'
import { OrganizationField } from '#features/customers/organizations/components/organization-select.tsx'
import { SiteField } from '#features/customers/sites/components/site-select.tsx'
import { BinField } from '#features/service/bins/components/bin-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { PlacedBinValues } from '../placed-bin-values.ts'

export function PlacedBinFields({ record, existing }: FieldsProps<PlacedBin, PlacedBinValues>) {
  const { t } = useTranslation()
  const organizationId = record.form.useWatchValue('organizationId')
  return (
    <FormSection>
      <OrganizationField<PlacedBinValues>
        name="organizationId"
        onChange={() => record.form.setFieldValue('siteId', null)}
        label="Organization"
      />
      <SiteField<PlacedBinValues>
        name="siteId"
        organizationId={organizationId}
        label="Site"
        placeholder={t('Main site')}
      />
      <BinField<PlacedBinValues> name="binId" label="Bin Type" />
      <FormRow>
        <DayField<PlacedBinValues>
          name="placedOn"
          label="Placed on"
          hint={
            existing &&
            'To move the bin, choose the new place and the day of the move. With the same day, the place is corrected.'
          }
        />
        <DayField<PlacedBinValues> name="removedOn" label="Taken back on" hint="Empty while it stands there." />
      </FormRow>
      <TextArea<PlacedBinValues> name="note" label="Note" />
    </FormSection>
  )
}
