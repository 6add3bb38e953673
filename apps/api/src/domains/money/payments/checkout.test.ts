import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { paymentAttempts } from '#database/schema/payments.ts'
import { createTwoC2pGateway } from '#lib/payment-gateway/two-c-two-p.ts'
import { createInvoice, createOrganization } from '../../../../test/records/factories.ts'
import {
  beginToPay,
  checkOut,
  comeBack,
  genericForm,
  nextIp,
  notify,
  placeOrder,
  postForm,
  resultFor,
} from '../../../../test/records/payments.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
const closedApp = useTestApp({}, { paymentGateway: undefined })
const usdApp = useTestApp(
  {},
  {
    paymentGateway: createTwoC2pGateway({
      endpoint: 'https://cards.example/pay',
      credentials: { USD: { merchantId: 'JT01', secret: 'a secret of the tests' } },
      publicUrl: 'https://portal.example',
    }),
  },
)
let finance: TestActor
let customer: TestActor
let organization: string

beforeAll(async () => {
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  organization = await createOrganization(await signInAs(testApp, 'ADMIN'))
  customer = await signInAs(testApp, 'USER', organization)
})

const attemptsOf = async (number: string) =>
  (await finance.call('GET', `/orders/${number}/attempts`)).body.data as Array<Record<string, unknown>>
const countAttempts = (app = testApp) => app.database.$count(paymentAttempts)
const statusOf = (id: string, token: string) =>
  call(testApp.app, 'GET', `/orders/${id}/status?token=${token}`, { ip: nextIp() })
const checkOutInvoice = (id: string, body: object = { option: 'card' }) =>
  customer.call('POST', `/payment/${id}/checkout`, { body })

describe('paying an order', () => {
  it('returns a signed form with the server’s own values and the order’s number', {
    tags: ['4-17', 'R-sec-37'],
  }, async () => {
    const order = await placeOrder(testApp)
    const { status, body } = await checkOut(testApp, order, 'mpu')
    expect(status).toBe(200)
    expect(body.data).toEqual({
      action: '/api/sandbox_payment',
      method: 'POST',
      fields: {
        version: '8.5',
        merchant_id: 'SANDBOXUSD',
        payment_description: `Order ${order._id}`,
        order_id: order._id,
        currency: '840',
        amount: '000000030000',
        result_url_1: 'http://127.0.0.1:3000/api/payment/2c2p/get',
        result_url_2: 'http://127.0.0.1:3000/api/payment/2c2p',
        payment_option: 'M',
        default_lang: 'en',
        hash_value: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    })
    expect(await attemptsOf(order._id)).toMatchObject([
      { orderId: order._id, option: 'mpu', state: 'OPEN', amount: 300 },
    ])
  })

  it('creates one attempt for ten clicks at once', { tags: ['R-rel-04d'] }, async () => {
    const order = await placeOrder(testApp)
    const replies = await Promise.all(Array.from({ length: 10 }, () => checkOut(testApp, order)))
    expect(new Set(replies.map(({ body }) => body.data.fields.order_id))).toEqual(new Set([order._id]))
    expect(await attemptsOf(order._id)).toHaveLength(1)
  })

  it('continues with another option in the same attempt', async () => {
    const order = await placeOrder(testApp)
    await checkOut(testApp, order, 'card')
    await checkOut(testApp, order, 'counter')
    expect(await attemptsOf(order._id)).toMatchObject([{ orderId: order._id, option: 'counter' }])
  })

  it('is possible again after a return, under another number, until it is paid', async () => {
    const order = await beginToPay(testApp)
    await comeBack(testApp, resultFor(order.fields, '003'))
    const { fields } = (await checkOut(testApp, order)).body.data
    expect(fields.order_id).not.toBe(order._id)
    expect(fields.amount).toBe('000000030000')
    const paid = await comeBack(testApp, resultFor(fields, '000'))
    expect((await attemptsOf(order._id)).map(({ orderId, state }) => [orderId, state])).toEqual([
      [fields.order_id, 'SUCCEEDED'],
      [order._id, 'CANCELLED'],
    ])
    const again = await checkOut(testApp, order)
    expect([again.status, again.body.code]).toEqual([409, 'payment.already-paid'])
    expect((await statusOf(order._id, order.token)).body.data.state).toBe('paid')
    expect(paid.location).toContain(`order=${fields.order_id}`)
  })

  it('is possible with another option while a counter slip waits', async () => {
    const order = await beginToPay(testApp)
    await notify(testApp, resultFor(order.fields, '001'))
    expect((await checkOut(testApp, order)).body.data.fields.order_id).not.toBe(order._id)
    expect((await attemptsOf(order._id)).map(({ state }) => state)).toEqual(['OPEN', 'WAITING'])
  })

  it('accepts the token of this order only', async () => {
    const [mine, other] = [await placeOrder(testApp), await placeOrder(testApp)]
    const before = await countAttempts()
    for (const token of [other.token, 'x'.repeat(22), '']) {
      const { status, body } = await checkOut(testApp, { ...mine, token })
      expect([status, body.code]).toEqual([404, 'order.not-found'])
      const reply = await statusOf(mine._id, token)
      expect([reply.status, reply.body.code]).toEqual([404, 'payment.not-found'])
    }
    expect((await checkOut(testApp, { ...mine, _id: '999999999999' })).status).toBe(404)
    expect(await countAttempts()).toBe(before)
  })

  it('ends when the token expires, after 30 days', async () => {
    const order = await placeOrder(testApp)
    testApp.clock.advance(30 * 86_400_000)
    expect((await checkOut(testApp, order)).status).toBe(404)
    testApp.clock.set('2026-02-03T03:00:00Z')
    expect((await statusOf(order._id, order.token)).body.data).toMatchObject({ state: 'pending', order: order._id })
  })

  it('answers 503 if no provider is configured, and stores nothing', { tags: ['2.12-29'] }, async () => {
    const { status, body } = await checkOut(closedApp, await placeOrder(closedApp))
    expect([status, body.code]).toEqual([503, 'payment.not-configured'])
    expect(await countAttempts(closedApp)).toBe(0)
    expect((await notify(closedApp, {})).status).toBe(400)
    expect((await comeBack(closedApp, {})).location).toBe('/thankyou')
    expect((await postForm(closedApp, '/sandbox_payment', {})).status).toBe(404)
  })

  it('answers 409 in a currency without credentials, and stores nothing', { tags: ['2.12-29'] }, async () => {
    const { status, body } = await checkOut(usdApp, await placeOrder(usdApp, genericForm({ currency: 'MMK' })))
    expect([status, body.message]).toEqual([409, 'Payments in MMK cannot be made here. Please contact us.'])
    expect(await countAttempts(usdApp)).toBe(0)
    const paid = await checkOut(usdApp, await placeOrder(usdApp, genericForm({ currency: 'USD' })))
    expect(paid.body.data).toMatchObject({ action: 'https://cards.example/pay', fields: { merchant_id: 'JT01' } })
    expect((await postForm(usdApp, '/sandbox_payment', {})).status).toBe(404)
  })
})

it('tells whether an invoice can be paid in its currency, before anybody tries', async () => {
  const admin = await signInAs(usdApp, 'ADMIN')
  const own = await createOrganization(admin)
  const isPayable = async (currency: string) => {
    const id = await createInvoice(admin, own, { currency })
    return (await admin.call('GET', `/payment/${id}`)).body.data.isPayableHere
  }
  expect([await isPayable('USD'), await isPayable('SGD')]).toEqual([true, false])
})

describe('how a payment is', () => {
  it('says that the boxes are packed and delivered', async () => {
    const { _id, token } = await placeOrder(testApp)
    const notified = async () => {
      const { state, orderStatus } = (await statusOf(_id, token)).body.data
      return [state, orderStatus]
    }
    expect(await notified()).toEqual(['pending', 'PENDING'])
    for (const status of ['PAID', 'PACKED', 'DELIVERED']) {
      await finance.call('PATCH', `/orders/${_id}`, { body: { status } })
      expect(await notified()).toEqual(['paid', status])
    }
  })
})

describe('paying an invoice', () => {
  it('returns a form with its amount, in the payer’s language', async () => {
    const id = await createInvoice(finance, organization, { amount: 75_000.5, currency: 'MMK' })
    await customer.call('PATCH', '/me/preferences', { body: { language: 'my' } })
    const { fields } = (await checkOutInvoice(id, { option: 'bank', amount: 75_000.5 })).body.data
    expect(fields).toMatchObject({ amount: '000007500050', currency: '104', payment_option: '1', default_lang: 'my' })
    expect(fields.order_id).toMatch(/^1\d{11}$/)
  })

  it('creates one attempt for ten clicks at once', { tags: ['R-rel-04d'] }, async () => {
    const id = await createInvoice(finance, organization)
    const replies = await Promise.all(Array.from({ length: 10 }, () => checkOutInvoice(id)))
    expect(new Set(replies.map(({ body }) => body.data.fields.order_id)).size).toBe(1)
    expect(await testApp.database.$count(paymentAttempts, eq(paymentAttempts.invoiceId, id))).toBe(1)
  })

  it('refuses an amount that is not the invoice’s, and stores nothing', async () => {
    const id = await createInvoice(finance, organization, { amount: 150.5 })
    const before = await countAttempts()
    const { status, body } = await checkOutInvoice(id, { option: 'card', amount: 150.49 })
    expect([status, body.issues]).toEqual([
      400,
      [{ path: 'amount', message: 'The amount has changed. Please load the page again.' }],
    ])
    for (const amount of [0, -150.5, 10 ** 12, 150.505, '150.5']) {
      expect((await checkOutInvoice(id, { option: 'card', amount })).status).toBe(400)
    }
    expect((await checkOutInvoice(id, { option: 'gold' })).status).toBe(400)
    expect(await countAttempts()).toBe(before)
  })

  it.each([
    [['REJECTED'], 'payment.closed'],
    [['APPROVED'], 'payment.already-paid'],
    [['APPROVED', 'SETTLED'], 'payment.already-paid'],
  ])('is refused once it is %j', async (steps, code) => {
    const id = await createInvoice(finance, organization)
    for (const paymentStatus of steps) await finance.call('PATCH', `/payment/${id}`, { body: { paymentStatus } })
    const { status, body } = await checkOutInvoice(id)
    expect([status, body.code]).toEqual([409, code])
  })

  it('is reported to the token of the return, which cannot pay', async () => {
    const id = await createInvoice(finance, organization, { invoiceNo: 'TOLD-1' })
    const { fields } = (await checkOutInvoice(id)).body.data
    const { location = '' } = await comeBack(testApp, resultFor(fields, '002'))
    const token = new URLSearchParams(location.split('?')[1]).get('token') ?? ''
    expect((await statusOf(fields.order_id, token)).body.data).toEqual({
      kind: 'invoice',
      amount: 150.5,
      currency: 'USD',
      state: 'failed',
      order: null,
      orderStatus: null,
      invoice: id,
      invoiceNo: 'TOLD-1',
    })
    expect((await checkOut(testApp, { _id: fields.order_id, token, email: '' })).status).toBe(404)
  })
})

describe('the sandbox', () => {
  it('plays the provider: form, page, outcome, both results', async () => {
    const { _id, fields } = await beginToPay(testApp)
    expect(await postForm(testApp, '/sandbox_payment', fields)).toMatchObject({
      status: 303,
      location: `/sandbox_payment/${_id}`,
    })
    const shown = await call(testApp.app, 'GET', `/sandbox_payment/${_id}`)
    expect(shown.body.data).toEqual({
      orderId: _id,
      description: `Order ${_id}`,
      amount: 300,
      currency: 'USD',
      option: null,
    })
    const chosen = await call(testApp.app, 'POST', `/sandbox_payment/${_id}`, { body: { status: '000' } })
    const { notification, comeBack: back } = chosen.body.data
    expect([notification.action, back.action]).toEqual(['/api/payment/2c2p', '/api/payment/2c2p/get'])
    expect((await notify(testApp, notification.fields)).status).toBe(200)
    expect((await comeBack(testApp, back.fields)).location).toMatch(new RegExp(`^/thankyou\\?order=${_id}&token=`))
    expect((await attemptsOf(_id))[0]).toMatchObject({ state: 'SUCCEEDED' })
  })

  it('refuses a form that we did not sign, and an unknown payment', async () => {
    const { fields } = await beginToPay(testApp)
    const changed = await postForm(testApp, '/sandbox_payment', { ...fields, amount: '000000000001' })
    expect([changed.status, JSON.parse(changed.text).code]).toEqual([400, 'payment.bad-signature'])
    expect((await call(testApp.app, 'GET', '/sandbox_payment/999999999999')).status).toBe(404)
    const body = { status: '000' }
    expect((await call(testApp.app, 'POST', '/sandbox_payment/999999999999', { body })).status).toBe(404)
    expect((await call(testApp.app, 'POST', '/sandbox_payment/999999999999', { body: { status: '004' } })).status).toBe(
      400,
    )
  })
})
