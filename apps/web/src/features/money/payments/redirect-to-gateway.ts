import type { Checkout } from '@thant/contracts/money/payments'

/** Posts the signed fields to the card provider by a hidden form, which navigates the browser there. */
export function redirectToGateway({ action, method, fields }: Checkout): void {
  const form = document.createElement('form')
  Object.assign(form, { action, method })
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
