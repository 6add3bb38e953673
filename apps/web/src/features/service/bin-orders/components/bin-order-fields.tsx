import type { BinOrder } from '@thant/contracts/service/bin-orders'
import type { ReactElement } from 'react'
import { TextField } from '#components/fields/text-fields.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { FieldsProps } from '#components/form/screen-definition.ts'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { OrganizationField } from '#features/customers/organizations/components/organization-select.tsx'
import { BinField } from '#features/service/bins/components/bin-select.tsx'
import { typedNumber } from '#lib/entries/typed-number.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { BinOrderValues } from '../bin-order-values.ts'

export function BinOrderFields({ record }: FieldsProps<BinOrder, BinOrderValues>) {
  return (
    <FormSection>
      <OrganizationField<BinOrderValues> name="organization" label="Organization" />
      <BinField<BinOrderValues> name="bin" label="Bin Type" />
      <TextField<BinOrderValues> name="quantity" label="Quantity" hint={useCost(record)} inputMode="numeric" />
    </FormSection>
  )
}

/** Returns the remaining stock of the chosen bin and the price of the chosen quantity. */
function useCost(record: RecordForm<BinOrderValues>): ReactElement | undefined {
  const { t } = useTranslation()
  const format = useFormat()
  const bin = record.form.useWatchValue('bin')
  const quantity = typedNumber(record.form.useWatchValue('quantity')) ?? Number.NaN
  if (bin?.stock === undefined || bin.price === undefined) return undefined
  const one = { stock: format.number(bin.stock), price: format.money(bin.price, 'USD') }
  if (!Number.isInteger(quantity) || quantity < 1) return <>{t('{{stock}} left, {{price}} each', one)}</>
  const total = format.money((Math.round(bin.price * 100) * quantity) / 100, 'USD')
  return <>{t('{{stock}} left, {{price}} each, {{total}} in total', { ...one, total })}</>
}
