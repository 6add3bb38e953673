import { NumberInput, Select, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
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

type GenericOrderFormProps = { record: RecordForm<GenericOrderValues>; terms: ReactNode }

/** Orders anything that was agreed with the company: asks for payer, purpose and amount. */
export function GenericOrderForm({ record, terms }: GenericOrderFormProps) {
  const { t } = useTranslation()
  const { key, getInputProps: field } = record.form
  const [namesInvoice, setNamesInvoice] = useState(mentionsInvoice(record.form.getValues().productDescription))
  record.form.watch('productDescription', ({ value }) => setNamesInvoice(mentionsInvoice(value)))
  const currencies = [
    { value: 'USD', label: t('US dollar (USD)') },
    { value: 'MMK', label: t('Myanmar kyat (MMK)') },
  ]
  return (
    <Form form={record} submit={t('Confirm')}>
      <FormSection title={t('Contact information')}>
        <PayerFields form={record.form} />
      </FormSection>
      <FormSection title={t('Payment information')}>
        <Textarea
          key={key('productDescription')}
          {...field('productDescription')}
          label={t('What is this payment for?')}
          description={t('Such as the number of our offer.')}
          rows={2}
          withAsterisk
        />
        {namesInvoice && <InvoiceHint />}
        <FormRow>
          <NumberInput
            key={key('totalAmount')}
            {...field('totalAmount')}
            label={t('Amount')}
            decimalScale={2}
            thousandSeparator=","
            allowNegative={false}
            hideControls
            withAsterisk
          />
          <Select
            key={key('currency')}
            {...field('currency')}
            label={t('Currency')}
            data={currencies}
            allowDeselect={false}
            withAsterisk
          />
        </FormRow>
        <AcceptTerms key={key('tnc')} field={field('tnc', { type: 'checkbox' })} terms={terms} />
      </FormSection>
    </Form>
  )
}
