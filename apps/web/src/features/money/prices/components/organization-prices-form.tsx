import { type OrganizationPrices, organizationPriceEndpoints } from '@thant/contracts/money/organization-prices'
import { useNavigate } from 'react-router'
import { SwitchField } from '#components/fields/checkbox-fields.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { RepeatableRows } from '#components/form/repeatable-rows.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { organizationProfileHref } from '#lib/links/profile-href.ts'
import { useReturnTo } from '#lib/links/return-path.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import {
  emptyAgreement,
  type OrganizationPricesValues,
  organizationPricesBodyOf,
  usedOf,
  valuesOfOrganizationPrices,
} from '../organization-prices-values.ts'
import { AgreementFields } from './agreement-fields.tsx'
import { AgreementsTable } from './agreements-table.tsx'

type OrganizationPricesFormProps = { organizationId: string; existing: OrganizationPrices }

export function OrganizationPricesForm({ organizationId, existing }: OrganizationPricesFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const today = todayIn(useCompanyTimeZone())
  const back = useReturnTo(`${organizationProfileHref(organizationId)}&tab=money`)
  const record = useRecordForm({
    endpoint: organizationPriceEndpoints.change,
    params: { organizationId },
    initialValues: valuesOfOrganizationPrices(existing),
    version: { now: existing.__v, toValues: valuesOfOrganizationPrices },
    toBody: organizationPricesBodyOf,
    saved: 'The prices were saved.',
    onSaved: () => navigate(back),
  })
  const { form } = record
  const used = usedOf(existing.agreements)
  const count = form.useWatchValue('agreements').length - used.length
  return (
    <Form form={record} cancel={back}>
      <FormSection
        title={t('Agreed prices')}
        hint={t(
          'Prices for one site override those for all. Without a price list and prices of its own, nothing is charged from that day on, and invoices are written by hand.',
        )}
      >
        <RepeatableRows
          label={t('Agreements')}
          error={form.errors.agreements}
          count={count}
          add={{
            label: t('Add agreed prices'),
            onAdd: () => form.insertListItem('agreements', emptyAgreement(today), count),
          }}
          removeLabel={(index) => t('Remove agreement {{number}}', { number: index + 1 })}
          onRemove={(index) => form.removeListItem('agreements', index)}
        >
          {(index) => (
            <AgreementFields
              record={record}
              index={index}
              organizationId={organizationId}
              kept={existing.agreements.flatMap(({ priceList }) => priceList ?? [])}
            />
          )}
        </RepeatableRows>
        {used.length > 0 && (
          <>
            <p>{t('Something was charged by these, so that they stay:')}</p>
            <AgreementsTable agreements={used} />
          </>
        )}
      </FormSection>
      <FormSection title={t('Invoices')}>
        <SwitchField<OrganizationPricesValues> name="billsEachSite" label="One invoice for each site" />
        <FormRow>
          <TextField<OrganizationPricesValues>
            name="purchaseOrder"
            label="Purchase order"
            hint="The customer's own number, which its invoices name."
            autoComplete="off"
          />
          <TextField<OrganizationPricesValues>
            name="purchaseLimit"
            label="Limit of the purchase order"
            hint="In the currency of its prices. Staff are warned before an invoice goes beyond it."
            inputMode="decimal"
            autoComplete="off"
            rightSection={currencyOf(existing)}
            rightSectionWidth={56}
          />
        </FormRow>
      </FormSection>
    </Form>
  )
}

/** The currency of all present prices, where they have one. */
function currencyOf({ present }: OrganizationPrices): string | undefined {
  const [first, ...others] = new Set(present.map(({ currency }) => currency))
  return others.length === 0 ? first : undefined
}
