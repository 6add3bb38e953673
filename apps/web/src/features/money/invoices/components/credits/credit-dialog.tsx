import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { Currency } from '@thant/contracts/money'
import { type creditEndpoints, creditLabels, type orderCreditEndpoints } from '@thant/contracts/money/credits'
import { Dialog } from '#components/feedback/dialog.tsx'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { typedNumber } from '#lib/entries/typed-number.ts'
import { useTranslation } from '#lib/i18n.ts'

export type CreditEndpoints = typeof creditEndpoints | typeof orderCreditEndpoints

type CreditValues = { kind: string; amount: string; reason: string; reference: string }
type CreditFormProps = {
  endpoints: CreditEndpoints
  /** Of the invoice, or the number of the order. */
  id: string
  currency: Currency
  /** What can be paid back; a refund is suggested for it. */
  left: number
  onClose: () => void
}

/** Records a credit note, or a refund that was made at the provider or the bank. */
export function CreditDialog({ isOpen, ...form }: CreditFormProps & { isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog opened={isOpen} onClose={form.onClose} title={t('Record a credit note or refund')}>
      <CreditForm {...form} />
    </Dialog>
  )
}

function CreditForm({ endpoints, id, currency, left, onClose }: CreditFormProps) {
  const record = useRecordForm({
    endpoint: endpoints.create,
    params: { id },
    initialValues: {
      kind: left > 0 ? 'refund' : 'credit-note',
      amount: left > 0 ? String(left) : '',
      reason: '',
      reference: '',
    },
    toBody: ({ amount, ...values }) =>
      ({ ...values, amount: typedNumber(amount) }) as BodyInputOf<typeof creditEndpoints.create>,
    saved: 'Recorded. The customer is notified by email.',
    onSaved: onClose,
  })
  return (
    <Form form={record} cancel={onClose} isInDialog>
      <ChoiceField<CreditValues>
        name="kind"
        label="Kind"
        hint="A refund is recorded after you made it at the card provider or the bank."
        labels={creditLabels}
      />
      <TextField<CreditValues>
        name="amount"
        label={['Amount in {{currency}}', { currency }]}
        inputMode="decimal"
        maxLength={40}
      />
      <TextArea<CreditValues> name="reason" label="Reason" />
      <TextField<CreditValues> name="reference" label="Reference" hint="Of the card provider or the bank." />
    </Form>
  )
}
