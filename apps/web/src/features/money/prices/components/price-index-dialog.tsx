import type { BodyInputOf } from '@thant/contracts/endpoint'
import { priceIndexEndpoints } from '@thant/contracts/money/price-indexes'
import { Dialog } from '#components/feedback/dialog.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { MonthPicker } from '#components/pickers/month-picker.tsx'
import { typedNumber } from '#lib/entries/typed-number.ts'
import { thisMonthIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'

type IndexValues = { name: string; month: string; value: string }

export function PriceIndexDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('Enter a value')}>
      <IndexForm onClose={onClose} />
    </Dialog>
  )
}

function IndexForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const month = thisMonthIn(useCompanyTimeZone())
  const record = useRecordForm({
    endpoint: priceIndexEndpoints.enter,
    initialValues: { name: '', month, value: '' } as IndexValues,
    toBody: ({ value, ...values }) =>
      ({ ...values, value: typedNumber(value) }) as BodyInputOf<typeof priceIndexEndpoints.enter>,
    saved: 'The value was saved.',
    onSaved: onClose,
  })
  const chosen = record.form.useWatchValue('month')
  return (
    <Form form={record} cancel={onClose} isInDialog>
      <TextField<IndexValues>
        name="name"
        label="Index"
        hint="With its unit, as in PET bottles, MMK per viss."
        autoComplete="off"
      />
      <MonthPicker
        label={t('Month')}
        value={chosen}
        onChange={(picked) => record.form.setFieldValue('month', picked)}
      />
      <TextField<IndexValues>
        name="value"
        label="Value"
        inputMode="decimal"
        autoComplete="off"
        hint="Another value of a month takes the place of the first. What is charged already keeps its price."
      />
    </Form>
  )
}
