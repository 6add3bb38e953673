import { placeOrder } from '@thant/contracts/money/order-form'
import { type RecordForm, useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { usePlacedOrder } from './use-placed-order.ts'

/** Submits a public order; the placed order then replaces the form, which changes that order when it is opened again. */
export function useOrderForm<Values extends Record<string, unknown>>(options: {
  initialValues: Values
  toBody: (values: Values) => Record<string, unknown>
}) {
  const { language } = useTranslation()
  const { placed, isChanging, keep, change } = usePlacedOrder<Values>()
  const replaces = placed && { order: placed._id, token: placed.token }
  const record: RecordForm<Values> = useRecordForm({
    endpoint: placeOrder,
    initialValues: placed?.values ?? options.initialValues,
    toBody: (values) => ({ ...options.toBody(values), language, replaces }),
    saved: 'Your order was received. Please check it and go on to the payment.',
    onSaved: (order) => keep({ ...order, values: record.form.getValues() }),
  })
  return { record, placed: isChanging ? undefined : placed, change }
}
