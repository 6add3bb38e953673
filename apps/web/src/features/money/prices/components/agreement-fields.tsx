import { currencies } from '@thant/contracts/money'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { FoldedPart } from '#components/layout/page/folded-part.tsx'
import { DayField } from '#components/pickers/day-picker.tsx'
import { SiteField } from '#features/customers/sites/components/site-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { OrganizationPricesValues } from '../organization-prices-values.ts'
import { PriceFields } from './price-fields.tsx'
import { PriceListField } from './price-list-select.tsx'

type AgreementFieldsProps = {
  record: RecordForm<OrganizationPricesValues>
  index: number
  organizationId: string
  kept: ReadonlyArray<{ _id: string; name: string }>
}

export function AgreementFields({ record, index, organizationId, kept }: AgreementFieldsProps) {
  const { t } = useTranslation()
  const agreement = record.form.useWatchValue(`agreements.${index}`)
  const { priceList = null, currency = null, prices = [] } = agreement ?? {}
  return (
    <>
      <FormRow>
        <DayField<OrganizationPricesValues> name={`agreements.${index}.startsOn`} label="Valid from" />
        <PriceListField<OrganizationPricesValues>
          name={`agreements.${index}.priceList`}
          label="Price list"
          placeholder={t('No list')}
          kept={kept}
        />
        <SiteField<OrganizationPricesValues>
          name={`agreements.${index}.site`}
          organizationId={organizationId}
          label="Site"
          placeholder={t('All others')}
          clearable
        />
        {priceList === null && (
          <ChoiceField<OrganizationPricesValues>
            name={`agreements.${index}.currency`}
            label="Currency"
            choices={currencies}
            allowDeselect={false}
          />
        )}
      </FormRow>
      <FoldedPart title={t('Prices of its own: {{number}}', { number: prices.length })} isOpen={prices.length > 0}>
        <PriceFields path={`agreements.${index}.prices`} currency={priceList === null ? currency : ''} />
      </FoldedPart>
    </>
  )
}
