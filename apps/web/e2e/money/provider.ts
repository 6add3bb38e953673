import { expect, type Page } from '@playwright/test'

type Form = { action: string; fields: Record<string, string> }

/** Reports the result of a payment from the server of the sandbox, while the payer is elsewhere. */
export async function notify(
  page: Page,
  attempt: string,
  status: '000' | '001' | '002' | '003' | '999',
): Promise<void> {
  const chosen = await page.request.post(`/api/sandbox_payment/${attempt}`, { data: { status } })
  expect(chosen.status()).toBe(200)
  const { notification }: { notification: Form } = (await chosen.json()).data
  const heard = await page.request.post(notification.action, { form: notification.fields })
  expect(heard.status()).toBe(200)
}

/** Places a public order, and starts its payment up to the choice of an outcome; returns the number of the order. */
export async function orderAtProvider(page: Page, order: Record<string, unknown>): Promise<string> {
  const placed = await page.request.post('/api/orders', {
    data: {
      customerName: 'Daw Order',
      customerEmail: 'daw.order@shop.example',
      customerPhno: '09000111222',
      tnc: true,
      ...order,
    },
  })
  expect(placed.status(), await placed.text()).toBe(201)
  const { _id, token } = (await placed.json()).data
  const begun = await page.request.post(`/api/orders/${_id}/checkout`, { data: { token } })
  expect(begun.status()).toBe(200)
  const { action, fields }: Form = (await begun.json()).data
  const arrived = await page.request.post(action, { form: fields, maxRedirects: 0 })
  expect(arrived.status()).toBe(303)
  return _id
}
