import { TextInput } from '@mantine/core'
import { FormSection } from '#components/form/form-section.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { typedNumber } from '#features/bins/bin-values.ts'
import { BinSelect } from '#features/bins/components/bin-select.tsx'
import { OrganizationSelect } from '#features/organizations/components/organization-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { BinOrderValues } from '../bin-order-values.ts'

export function BinOrderFields({ record }: { record: RecordForm<BinOrderValues> }) {
  const { t } = useTranslation()
  const { key, getInputProps: field } = record.form
  return (
    <FormSection>
      <OrganizationSelect key={key('organization')} {...field('organization')} label={t('Organization')} withAsterisk />
      <BinSelect key={key('bin')} {...field('bin')} label={t('Bin Type')} withAsterisk />
      <TextInput
        key={key('quantity')}
        {...field('quantity')}
        label={t('Quantity')}
        description={useCost(record)}
        inputMode="numeric"
        withAsterisk
      />
    </FormSection>
  )
}

/** Returns the remaining stock of the chosen bin and the price of the chosen quantity. */
function useCost(record: RecordForm<BinOrderValues>): string | undefined {
  const { t } = useTranslation()
  const format = useFormat()
  const bin = record.form.useWatchValue('bin')
  const quantity = typedNumber(record.form.useWatchValue('quantity')) ?? Number.NaN
  if (bin?.stock === undefined || bin.price === undefined) return undefined
  const one = { stock: format.number(bin.stock), price: format.money(bin.price, 'USD') }
  if (!Number.isInteger(quantity) || quantity < 1) return t('{{stock}} left, {{price}} each', one)
  const total = format.money((Math.round(bin.price * 100) * quantity) / 100, 'USD')
  return t('{{stock}} left, {{price}} each, {{total}} in total', { ...one, total })
}
