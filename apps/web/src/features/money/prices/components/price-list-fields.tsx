import { currencies } from '@thant/contracts/money'
import type { PriceList } from '@thant/contracts/money/price-lists'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { FieldsProps } from '#components/form/screen-definition.ts'
import { DayField } from '#components/pickers/day-picker.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { PriceListValues } from '../price-list-values.ts'
import { PriceFields } from './price-fields.tsx'
import { VersionHistory } from './version-history.tsx'

export function PriceListFields({ record, existing }: FieldsProps<PriceList, PriceListValues>) {
  const { t } = useTranslation()
  const currency = record.form.useWatchValue('currency')
  return (
    <>
      <FormSection>
        <FormRow>
          <TextField<PriceListValues> name="name" label="Name" autoComplete="off" />
          {existing === undefined && (
            <ChoiceField<PriceListValues> name="currency" label="Currency" choices={currencies} />
          )}
        </FormRow>
      </FormSection>
      <FormSection
        title={t('Prices')}
        hint={t(
          'The price of the tier reached applies to the whole quantity. A price by weight can be a share of an index.',
        )}
      >
        <DayField<PriceListValues>
          name="version.startsOn"
          label="Valid from"
          hint={
            existing?.versions[0]?.isUsed
              ? 'These prices were already used for charges, so they stay. Changes apply from the day you choose.'
              : 'These prices apply until newer ones take over.'
          }
        />
        <PriceFields path="version.prices" currency={currency} />
        <FormRow>
          <TextField<PriceListValues>
            name="version.minimumPerPickup"
            label="Minimum per pickup"
            inputMode="decimal"
            rightSection={currency}
            rightSectionWidth={56}
          />
          <TextField<PriceListValues>
            name="version.minimumPerMonth"
            label="Minimum per month"
            inputMode="decimal"
            rightSection={currency}
            rightSectionWidth={56}
          />
        </FormRow>
      </FormSection>
      {existing !== undefined && <VersionHistory list={existing} />}
    </>
  )
}
