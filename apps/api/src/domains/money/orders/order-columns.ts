import { batteryPriceOf, type OrderForm } from '@thant/contracts/money/order-form'
import { assertTotal } from './orders.policy.ts'

/** All that a payer's form says of an order; the price of boxes is the server's own. */
export function columnsOf(form: OrderForm) {
  const payer = {
    customerName: form.customerName,
    customerEmail: form.customerEmail,
    customerPhone: form.customerPhno,
    description: form.productDescription,
    language: form.language,
    kind: form.kind,
    currency: form.currency,
  }
  if (form.kind === 'generic') return { ...payer, total: form.totalAmount.toFixed(2) }
  const price = batteryPriceOf(form)
  assertTotal(form, price)
  return {
    ...payer,
    deliveryAddress: form.deliveryAddress,
    quantity: form.quantity,
    hasCertificate: form.certificate,
    total: price.total.toFixed(2),
  }
}
