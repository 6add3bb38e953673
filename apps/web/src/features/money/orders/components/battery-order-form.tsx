import { InputBase, type InputBaseProps } from '@mantine/core'
import { batteryService } from '@thant/contracts/money/order-form'
import { type ReactNode, useState } from 'react'
import { asField } from '#components/fields/as-field.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { TickField } from '#components/fields/tick-field.tsx'
import { Form } from '#components/form/form.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { BatteryOrderValues } from '../battery-order-values.ts'
import { useBatteryLines } from '../use-battery-lines.ts'
import { AcceptTerms } from './accept-terms.tsx'
import classes from './order-columns.module.css'
import { OrderSummary } from './order-summary.tsx'
import { PayerFields } from './payer-fields.tsx'

/** The library's text area is heavier, because it grows, and this page is public. */
const AddressField = asField<InputBaseProps>(AddressInput, { empty: '' })

function AddressInput(props: InputBaseProps) {
  return <InputBase component="textarea" multiline autoComplete="street-address" rows={3} {...props} />
}

type BatteryOrderFormProps = { record: RecordForm<BatteryOrderValues>; terms: ReactNode }

export function BatteryOrderForm({ record, terms }: BatteryOrderFormProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { form } = record
  const [quantity, setQuantity] = useState(form.getValues().quantity)
  const [certificate, setCertificate] = useState(form.getValues().certificate)
  form.watch('quantity', ({ value }) => setQuantity(value))
  form.watch('certificate', ({ value }) => setCertificate(value))
  const summary = useBatteryLines({ quantity, certificate })
  return (
    <div className={classes.columns}>
      <Form form={record} submit={t('Confirm')} note={`${t('Total')} ${summary.total}`}>
        <FormSection title={t('Shipping information')}>
          <PayerFields />
          <AddressField<BatteryOrderValues> name="deliveryAddress" label="Delivery address" />
        </FormSection>
        <FormSection title={t('Your order')}>
          <TextField<BatteryOrderValues>
            name="quantity"
            type="number"
            inputMode="numeric"
            label="Number of boxes"
            min={1}
            max={batteryService.maxBoxes}
            w={180}
          />
          <TickField<BatteryOrderValues>
            name="certificate"
            label={[
              'Add a recycling certificate (+{{price}} per box)',
              {
                price: money(batteryService.certificatePrice, 'USD'),
              },
            ]}
            hint="We send it once the boxes are delivered, and anyone can check it by its number."
          />
          <AcceptTerms terms={terms} />
        </FormSection>
      </Form>
      <aside className={classes.aside}>
        <OrderSummary {...summary} />
      </aside>
    </div>
  )
}
