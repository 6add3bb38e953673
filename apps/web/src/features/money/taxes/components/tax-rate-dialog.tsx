import type { BodyInputOf } from '@thant/contracts/endpoint'
import { taxEndpoints } from '@thant/contracts/money/taxes'
import { Dialog } from '#components/feedback/dialog.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayField } from '#components/pickers/day-picker.tsx'
import { typedNumber } from '#lib/entries/typed-number.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'

type RateValues = { from: string | null; percent: string }

export function TaxRateDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('Add a rate')}>
      <RateForm onClose={onClose} />
    </Dialog>
  )
}

function RateForm({ onClose }: { onClose: () => void }) {
  const today = todayIn(useCompanyTimeZone())
  const record = useRecordForm({
    endpoint: taxEndpoints.addRate,
    initialValues: { from: today, percent: '5' } as RateValues,
    toBody: ({ from, percent }) =>
      ({ from: from ?? '', percent: typedNumber(percent) }) as BodyInputOf<typeof taxEndpoints.addRate>,
    saved: 'The rate was added.',
    onSaved: onClose,
  })
  return (
    <Form form={record} cancel={onClose} isInDialog>
      <DayField<RateValues>
        name="from"
        label="In force from"
        hint="Invoices of this day and later bear it. It can be removed until then."
      />
      <TextField<RateValues> name="percent" label="Rate in percent" inputMode="decimal" maxLength={40} />
    </Form>
  )
}
