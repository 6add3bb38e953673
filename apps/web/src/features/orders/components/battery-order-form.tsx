import { InputBase, TextInput } from '@mantine/core'
import { batteryService } from '@thant/contracts/order-form'
import { type ReactNode, useState } from 'react'
import { Form } from '#components/form/form.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { TickBox } from '#components/form/tick-box.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { BatteryOrderValues } from '../battery-order-values.ts'
import { useBatteryLines } from '../use-battery-lines.ts'
import { AcceptTerms } from './accept-terms.tsx'
import classes from './order-columns.module.css'
import { OrderSummary } from './order-summary.tsx'
import { PayerFields } from './payer-fields.tsx'

type BatteryOrderFormProps = { record: RecordForm<BatteryOrderValues>; terms: ReactNode }

export function BatteryOrderForm({ record, terms }: BatteryOrderFormProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { form } = record
  const { key, getInputProps: field } = form
  const [quantity, setQuantity] = useState(form.getValues().quantity)
  const [certificate, setCertificate] = useState(form.getValues().certificate)
  form.watch('quantity', ({ value }) => setQuantity(value))
  form.watch('certificate', ({ value }) => setCertificate(value))
  const summary = useBatteryLines({ quantity, certificate })
  return (
    <div className={classes.columns}>
      <Form form={record} submit={t('Confirm')} note={`${t('Total')} ${summary.total}`}>
        <FormSection title={t('Shipping information')}>
          <PayerFields form={form} />
          <InputBase
            component="textarea"
            multiline
            key={key('deliveryAddress')}
            {...field('deliveryAddress')}
            label={t('Delivery address')}
            autoComplete="street-address"
            rows={3}
            withAsterisk
          />
        </FormSection>
        <FormSection title={t('Your order')}>
          <TextInput
            key={key('quantity')}
            {...field('quantity')}
            type="number"
            inputMode="numeric"
            label={t('Number of boxes')}
            min={1}
            max={batteryService.maxBoxes}
            w={180}
            withAsterisk
          />
          <TickBox
            key={key('certificate')}
            field={field('certificate', { type: 'checkbox' })}
            label={t('Add a recycling certificate (+{{price}} per box)', {
              price: money(batteryService.certificatePrice, 'USD'),
            })}
            hint={t('We send it once the boxes are delivered, and anyone can check it by its number.')}
          />
          <AcceptTerms key={key('tnc')} field={field('tnc', { type: 'checkbox' })} terms={terms} />
        </FormSection>
      </Form>
      <aside className={classes.aside}>
        <OrderSummary {...summary} />
      </aside>
    </div>
  )
}
