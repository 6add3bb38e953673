import type { ProviderStatus } from '#lib/payment-gateway/payment-gateway.ts'
import { call, type Reply } from '../setup/actors.ts'
import { type TestApp, testGateway } from '../setup/create-test-app.ts'

let made = 0
/** Every call has a new address, so that rate limits apply only where a test wants them. */
export const nextIp = () => {
  made += 1
  return `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`
}

export function batteryForm(overrides: Record<string, unknown> = {}) {
  made += 1
  return {
    kind: 'battery',
    customerName: 'Daw Khin Mar',
    customerEmail: `khin.mar.${made}@mail.example`,
    customerPhno: '09765432100',
    deliveryAddress: '12 Strand Road, Kyauktada, Yangon',
    quantity: 2,
    certificate: true,
    tnc: true,
    ...overrides,
  }
}

export function genericForm(overrides: Record<string, unknown> = {}) {
  made += 1
  return {
    kind: 'generic',
    customerName: 'U Aung Kyaw',
    customerEmail: `aung.kyaw.${made}@mail.example`,
    customerPhno: '09 765 432 100',
    productDescription: 'Removal of old office furniture',
    totalAmount: 75_000,
    currency: 'MMK',
    tnc: true,
    ...overrides,
  }
}

export type Ordered = { _id: string; token: string; email: string }

export async function placeOrder({ app }: TestApp, form: Record<string, unknown> = batteryForm()): Promise<Ordered> {
  const { body } = await call(app, 'POST', '/orders', { body: form, ip: nextIp() })
  return { _id: body.data._id, token: body.data.token, email: String(form.customerEmail) }
}

export function checkOut({ app }: TestApp, { _id, token }: Ordered, option?: string): Promise<Reply> {
  return call(app, 'POST', `/orders/${_id}/checkout`, { body: { token, option }, ip: nextIp() })
}

export async function beginToPay(testApp: TestApp, form?: Record<string, unknown>) {
  const order = await placeOrder(testApp, form)
  const { body } = await checkOut(testApp, order)
  return { ...order, fields: body.data.fields as Record<string, string> }
}

type Changes = Partial<Record<string, string>>

/** Returns a signed result for the form of a checkout. `changes` are made before it is signed. */
export function resultFor(fields: Record<string, string>, status: ProviderStatus, changes: Changes = {}) {
  const payment = {
    orderId: changes.order_id ?? fields.order_id ?? '',
    merchantId: changes.merchant_id ?? fields.merchant_id ?? '',
    currency: changes.currency ?? fields.currency ?? '',
    amount: changes.amount ?? fields.amount ?? '',
    at: new Date('2026-02-03T03:00:00Z'),
  }
  const { hash_value: _, ...result } = testGateway.resultsOf(payment, status).notification.fields
  return testGateway.signResult({ ...result, ...changes } as Record<string, string>)
}

/** Sends the headers of a form on the provider's page, because the portal must accept a cross-site form here. */
export async function postForm({ app }: TestApp, path: string, fields: Record<string, string> | string) {
  const response = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://demo2.2c2p.com',
      'sec-fetch-site': 'cross-site',
    },
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  })
  return { status: response.statusCode, text: response.body, location: response.headers.location as string | undefined }
}

export const notify = (testApp: TestApp, fields: Record<string, string> | string) =>
  postForm(testApp, '/payment/2c2p', fields)
export const comeBack = (testApp: TestApp, fields: Record<string, string> | string) =>
  postForm(testApp, '/payment/2c2p/get', fields)
