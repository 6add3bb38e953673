import { type ReactNode, useState } from 'react'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { GenericOrderValues } from '../generic-order-values.ts'
import { mentionsInvoice } from '../invoice-mention.ts'
import { AcceptTerms } from './accept-terms.tsx'
import { InvoiceHint } from './invoice-hint.tsx'
import { PayerFields } from './payer-fields.tsx'

const currencyLabels = { USD: 'US dollar (USD)', MMK: 'Myanmar kyat (MMK)' } as const

type GenericOrderFormProps = { record: RecordForm<GenericOrderValues>; terms: ReactNode }

/** Orders anything that was agreed with the company: asks for payer, purpose and amount. */
export function GenericOrderForm({ record, terms }: GenericOrderFormProps) {
  const { t } = useTranslation()
  const [namesInvoice, setNamesInvoice] = useState(mentionsInvoice(record.form.getValues().productDescription))
  record.form.watch('productDescription', ({ value }) => setNamesInvoice(mentionsInvoice(value)))
  return (
    <Form form={record} submit={t('Confirm')}>
      <FormSection title={t('Contact information')}>
        <PayerFields />
      </FormSection>
      <FormSection title={t('Payment information')}>
        <TextArea<GenericOrderValues>
          name="productDescription"
          label="What is this payment for?"
          hint="For example, the number of our offer."
          autosize={false}
          rows={2}
        />
        {namesInvoice && <InvoiceHint />}
        <FormRow>
          <NumberField<GenericOrderValues>
            name="totalAmount"
            label="Amount"
            decimalScale={2}
            thousandSeparator=","
            allowNegative={false}
            hideControls
          />
          <ChoiceField<GenericOrderValues> name="currency" label="Currency" labels={currencyLabels} />
        </FormRow>
        <AcceptTerms terms={terms} />
      </FormSection>
    </Form>
  )
}
