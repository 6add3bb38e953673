import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '#database/schema/audit.ts'
import { paymentAttempts, paymentResults } from '#database/schema/payments.ts'
import type { ProviderStatus } from '#lib/payment-gateway/payment-gateway.ts'
import { createInvoice, createOrganization } from '../../../../test/records/factories.ts'
import {
  batteryForm,
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
import { mailsTo } from '../../../../test/setup/mails.ts'

const testApp = useTestApp()
let finance: TestActor
let customer: TestActor
let organization: string

beforeAll(async () => {
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  organization = await createOrganization(await signInAs(testApp, 'ADMIN'))
  customer = await signInAs(testApp, 'USER', organization)
})

type Fields = Record<string, string>
const orderOf = async (id: string) => (await finance.call('GET', `/orders/${id}`)).body.data
const invoiceOf = async (id: string) => (await finance.call('GET', `/payment/${id}`)).body.data
const attemptOf = async (number: string) => {
  const [attempt] = await testApp.database.select().from(paymentAttempts).where(eq(paymentAttempts.number, number))
  return attempt
}
const outcomesOf = async (number: string) => {
  const results = await testApp.database.select().from(paymentResults).where(eq(paymentResults.number, number))
  return results.toSorted((a, b) => a.status.localeCompare(b.status)).map(({ status, outcome }) => [status, outcome])
}
const actionsOf = async (entityId: string) => {
  const entries = await testApp.database.select().from(auditEntries).where(eq(auditEntries.entityId, entityId))
  return entries.map(({ action }) => action).toSorted()
}
const statusOf = (id: string, token: string) =>
  call(testApp.app, 'GET', `/orders/${id}/status?token=${token}`, { ip: nextIp() })
const report = (fields: Fields, status: ProviderStatus, changes: Fields = {}) =>
  notify(testApp, resultFor(fields, status, changes))
const unchanged = { status: 'PENDING', __v: 0, paidAt: null }

async function beginInvoice(overrides: object = {}): Promise<{ id: string; fields: Fields }> {
  const id = await createInvoice(finance, organization, { ...overrides })
  const { body } = await customer.call('POST', `/payment/${id}/checkout`, { body: { option: 'card' } })
  return { id, fields: body.data.fields }
}

describe('a success', () => {
  it('pays the order once, whether it comes by notification, by browser or both', { tags: ['7.9-16'] }, async () => {
    const { _id, email, fields } = await beginToPay(testApp)
    expect(await report(fields, '000')).toMatchObject({ status: 200, text: '{"data":{"received":true}}' })
    const back = await comeBack(testApp, resultFor(fields, '000'))
    expect([back.status, back.text]).toEqual([303, ''])
    expect(await outcomesOf(_id)).toEqual([['000', 'applied']])
    expect(await orderOf(_id)).toMatchObject({ status: 'PAID', __v: 1, paidAt: '2026-02-03T03:00:00.000Z' })
    expect(await attemptOf(_id)).toMatchObject({
      state: 'SUCCEEDED',
      transactionRef: _id,
      closedAt: testApp.clock.now(),
    })
    expect(await actionsOf(_id)).toEqual(['order.create', 'order.pay', 'payment.begin', 'payment.receive'])
    expect((await mailsTo(testApp, email)).map(({ subject }) => subject)[1]).toBe(`Receipt for order ${_id}`)
    const [, order = '', token = ''] = /^\/thankyou\?order=(\d{12})&token=([\w-]{22})$/.exec(back.location ?? '') ?? []
    expect((await statusOf(order, token)).body.data).toEqual({
      kind: 'battery',
      amount: 300,
      currency: 'USD',
      state: 'paid',
      order: _id,
      orderStatus: 'PAID',
      invoice: null,
      invoiceNo: null,
    })
  })

  it('approves the invoice once, extends its contract and sends its receipt', async () => {
    const { id, fields } = await beginInvoice({ extendsContract: true })
    await comeBack(testApp, resultFor(fields, '000'))
    expect(await report(fields, '000')).toMatchObject({ status: 200 })
    expect(await invoiceOf(id)).toMatchObject({ paymentStatus: 'APPROVED', __v: 1 })
    expect(await actionsOf(id)).toEqual(['invoice.approve', 'invoice.create', 'payment.begin', 'payment.receive'])
    const { body } = await finance.call('GET', `/organizations/${organization}`)
    expect(body.data.expiredDate).toBe('2026-02-28')
    expect((await finance.call('GET', `/payment/${id}/attempts`)).body.data).toMatchObject([
      {
        orderId: fields.order_id,
        option: 'card',
        state: 'SUCCEEDED',
        results: [{ status: '000', outcome: 'applied' }],
      },
    ])
  })

  it('counts once when twenty arrive both ways at the same instant', { tags: ['R-sec-38'] }, async () => {
    const { _id, email, fields } = await beginToPay(testApp)
    const result = resultFor(fields, '000')
    const both = Array.from({ length: 10 }, () => [notify(testApp, result), comeBack(testApp, result)]).flat()
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 303]))
    expect(await outcomesOf(_id)).toEqual([['000', 'applied']])
    expect(await orderOf(_id)).toMatchObject({ status: 'PAID', __v: 1 })
    expect((await actionsOf(_id)).filter((action) => action === 'order.pay')).toHaveLength(1)
    expect(await mailsTo(testApp, email)).toHaveLength(2)
  })

  it('gives the payer the same link however often it comes back', async () => {
    const { fields } = await beginToPay(testApp)
    const result = resultFor(fields, '000')
    const count = async () => (await testApp.pool.query('select count(*)::int as count from links')).rows[0].count
    const before = await count()
    const locations = await Promise.all(
      Array.from({ length: 20 }, async () => (await comeBack(testApp, result)).location),
    )
    expect(new Set(locations).size).toBe(1)
    expect((await count()) - before).toBe(1)
    const [, order = '', token = ''] = /order=(\d+)&token=([\w-]+)$/.exec(locations[0] ?? '') ?? []
    testApp.clock.advance(6 * 86_400_000)
    await comeBack(testApp, result)
    testApp.clock.advance(6 * 86_400_000)
    expect((await statusOf(order, token)).body.data.state).toBe('paid')
    testApp.clock.set('2026-02-03T03:00:00Z')
  })

  it.each(['002', '003', '999'] as const)('wins over a %s that came before it', async (status) => {
    const { _id, fields } = await beginToPay(testApp)
    await report(fields, status)
    expect(await orderOf(_id)).toMatchObject(unchanged)
    await report(fields, '000')
    expect(await orderOf(_id)).toMatchObject({ status: 'PAID' })
    expect(await attemptOf(_id)).toMatchObject({ state: 'SUCCEEDED' })
  })

  it.each(['001', '002', '003', '999'] as const)('is not undone by a %s that comes after it', async (status) => {
    const { _id, fields } = await beginToPay(testApp)
    await report(fields, '000')
    expect(await report(fields, status)).toMatchObject({ status: 200 })
    expect(await orderOf(_id)).toMatchObject({ status: 'PAID', __v: 1 })
    expect(await attemptOf(_id)).toMatchObject({ state: 'SUCCEEDED' })
    expect(await outcomesOf(_id)).toEqual([
      ['000', 'applied'],
      [status, 'superseded'],
    ])
  })

  it('comes after a counter slip', async () => {
    const { _id, token, fields } = await beginToPay(testApp)
    await report(fields, '001')
    expect(await attemptOf(_id)).toMatchObject({ state: 'WAITING', closedAt: null })
    expect((await statusOf(_id, token)).body.data.state).toBe('pending')
    await report(fields, '000')
    expect((await statusOf(_id, token)).body.data.state).toBe('paid')
  })
})

describe('a result other than success', () => {
  it.each([
    ['002', 'REJECTED', 'failed'],
    ['003', 'CANCELLED', 'cancelled'],
    ['999', 'FAILED', 'failed'],
  ] as const)('%s closes the attempt as %s and pays nothing', async (status, state, shown) => {
    const { _id, token, fields } = await beginToPay(testApp)
    await report(fields, status)
    expect(await attemptOf(_id)).toMatchObject({ state, closedAt: testApp.clock.now() })
    expect(await orderOf(_id)).toMatchObject(unchanged)
    expect((await statusOf(_id, token)).body.data.state).toBe(shown)
  })

  it('may leave out the amount when it is an error', async () => {
    const { _id, fields } = await beginToPay(testApp)
    await report(fields, '999', { amount: '' })
    expect(await attemptOf(_id)).toMatchObject({ state: 'FAILED' })
    const other = await beginToPay(testApp)
    await report(other.fields, '002', { amount: '' })
    expect(await attemptOf(other._id)).toMatchObject({ state: 'OPEN' })
  })

  it('does not override an earlier one', async () => {
    const { _id, fields } = await beginToPay(testApp)
    await report(fields, '003')
    await report(fields, '002')
    expect(await attemptOf(_id)).toMatchObject({ state: 'CANCELLED' })
    expect(await outcomesOf(_id)).toEqual([
      ['002', 'superseded'],
      ['003', 'applied'],
    ])
  })
})

describe('a result without a valid signature', () => {
  const good = () => beginToPay(testApp).then(({ _id, fields }) => ({ _id, result: resultFor(fields, '000') }))
  const hash = (result: Fields) => result.hash_value ?? ''

  it.each([
    ['no hash', ({ hash_value: _, ...rest }: Fields) => rest],
    ['an empty hash', (result: Fields) => ({ ...result, hash_value: '' })],
    ['a short hash', (result: Fields) => ({ ...result, hash_value: hash(result).slice(0, 63) })],
    ['a long hash', (result: Fields) => ({ ...result, hash_value: `${hash(result)}0` })],
    ['another hash', (result: Fields) => ({ ...result, hash_value: '0'.repeat(64) })],
    ['another amount', (result: Fields) => ({ ...result, amount: '000000000001' })],
    ['another order', (result: Fields) => ({ ...result, order_id: '100000000001' })],
    ['nothing', () => ({})],
  ])('changes nothing: %s', { tags: ['2.12-26', 'R-sec-37'] }, async (_what, forge) => {
    const { _id, result } = await good()
    const forged = forge(result) as Fields
    const reply = await notify(testApp, forged)
    expect([reply.status, JSON.parse(reply.text).code]).toEqual([400, 'payment.bad-signature'])
    expect(await comeBack(testApp, forged)).toMatchObject({ status: 303, location: '/thankyou' })
    expect(await outcomesOf(_id)).toEqual([])
    expect(await orderOf(_id)).toMatchObject(unchanged)
  })

  it('changes nothing when a field is repeated, the hash or any other', { tags: ['2.12-26'] }, async () => {
    const { _id, result } = await good()
    const form = new URLSearchParams(result).toString()
    for (const twice of [`${form}&hash_value=${hash(result)}`, `${form}&amount=000000000001`, `order_id=1&${form}`]) {
      expect((await notify(testApp, twice)).status).toBe(400)
    }
    expect(await orderOf(_id)).toMatchObject(unchanged)
  })

  it('does not include one whose hash is in capitals', async () => {
    const { _id, result } = await good()
    await notify(testApp, { ...result, hash_value: hash(result).toUpperCase() })
    expect(await orderOf(_id)).toMatchObject({ status: 'PAID' })
  })
})

describe('a signed result that does not match its checkout', () => {
  it.each([
    ['merchant', { merchant_id: 'SANDBOXMMK' }],
    ['currency', { currency: '104' }],
    ['unknown currency', { currency: '999' }],
    ['amount', { amount: '000000029999' }],
    ['amount of 0', { amount: '000000000000' }],
    ['negative amount', { amount: '-00000030000' }],
    ['amount of 10^12', { amount: '100000000000000' }],
    ['amount with three decimals', { amount: '000000030.000' }],
    ['missing amount', { amount: '' }],
    ['status', { payment_status: '123' }],
    ['missing status', { payment_status: '' }],
    // The hash is over the joined fields, so moving characters between neighbours does not change it.
    ['currency and amount', { currency: '8400', amount: '00000030000' }],
    ['currency and amount', { currency: '84', amount: '0000000030000' }],
    ['amount and transaction', { amount: '00000003000', transaction_ref: '0100000000001' }],
  ])('is flagged and changes nothing: another %s', { tags: ['2.12-25', 'R-sec-38'] }, async (_what, changes) => {
    const { _id, token, fields } = await beginToPay(testApp)
    const result = resultFor(fields, '000', changes as Fields)
    expect(await notify(testApp, result)).toMatchObject({ status: 200 })
    expect(await comeBack(testApp, result)).toMatchObject({ status: 303, location: '/thankyou' })
    expect((await outcomesOf(_id)).map(([, outcome]) => outcome)).toEqual(['mismatch'])
    expect(await orderOf(_id)).toMatchObject(unchanged)
    expect(await attemptOf(_id)).toMatchObject({ state: 'OPEN', transactionRef: null })
    expect((await statusOf(_id, token)).body.data.state).toBe('pending')
  })

  it('does not keep the genuine one from counting, and is stored once', async () => {
    const { _id, fields } = await beginToPay(testApp)
    const right = resultFor(fields, '000')
    const moved = { ...right, currency: '8400', amount: '00000030000' }
    for (const result of [moved, moved, right, moved]) expect((await notify(testApp, result)).status).toBe(200)
    expect(await orderOf(_id)).toMatchObject({ status: 'PAID', __v: 1 })
    expect((await outcomesOf(_id)).map(([, outcome]) => outcome).toSorted()).toEqual(['applied', 'mismatch'])
  })

  it('leaves a row for each of three differences under one reference, each once', async () => {
    const { _id, fields } = await beginToPay(testApp)
    const wrongs: Fields[] = [{ amount: '000000000100' }, { currency: '104' }, { merchant_id: 'SANDBOXMMK' }]
    for (const wrong of [...wrongs, ...wrongs]) await report(fields, '000', wrong)
    const results = await testApp.database.select().from(paymentResults).where(eq(paymentResults.number, _id))
    expect(results.map(({ amount, currency }) => `${amount} ${currency}`).toSorted()).toEqual([
      '1.00 USD',
      '300.00 MMK',
      '300.00 USD',
    ])
  })

  it('is flagged when characters moved between merchant and order', async () => {
    const { _id, fields } = await beginToPay(testApp)
    const { hash_value: hash = '', ...result } = resultFor(fields, '000')
    const moved = { ...result, merchant_id: `${fields.merchant_id}1`, order_id: _id.slice(1), hash_value: hash }
    expect(await notify(testApp, moved)).toMatchObject({ status: 200 })
    expect(await outcomesOf(_id.slice(1))).toEqual([['000', 'unknown-order']])
    expect(await orderOf(_id)).toMatchObject(unchanged)
  })

  it('is flagged when moved characters turn a refusal into a success', { tags: ['2.12-25', 'R-sec-38'] }, async () => {
    const { _id, fields } = await beginToPay(testApp)
    const { hash_value = '', ...refusal } = resultFor(fields, '002')
    expect(refusal.transaction_datetime).toBe('2026-02-03 03:00:00')
    const moved = { transaction_datetime: '2026-02-03 03:00:', payment_channel: '0', channel_response_code: '1002' }
    const success = { ...refusal, ...moved, payment_status: '000', hash_value }
    expect(await notify(testApp, success)).toMatchObject({ status: 200 })
    expect(await outcomesOf(_id)).toEqual([['000', 'mismatch']])
    expect(await orderOf(_id)).toMatchObject(unchanged)
  })

  it('is flagged once for an unknown order, however often it comes', { tags: ['2.12-25'] }, async () => {
    const { fields } = await beginToPay(testApp)
    const unknown = resultFor(fields, '000', { order_id: '999999999998' })
    for (const reply of [await notify(testApp, unknown), await notify(testApp, unknown)]) expect(reply.status).toBe(200)
    expect(await comeBack(testApp, unknown)).toMatchObject({ status: 303, location: '/thankyou' })
    expect(await outcomesOf('999999999998')).toEqual([['000', 'unknown-order']])
  })

  it('for an order that nobody knows is flagged once of eight that come at the same instant', async () => {
    const { fields } = await beginToPay(testApp)
    const unknown = resultFor(fields, '000', { order_id: '999999999997' })
    await Promise.all(Array.from({ length: 8 }, () => notify(testApp, unknown)))
    expect(await outcomesOf('999999999997')).toEqual([['000', 'unknown-order']])
  })
})

describe('a payment for something already paid or closed is flagged for a refund', () => {
  const flagged = async (number: string) => {
    expect(await attemptOf(number)).toMatchObject({ state: 'SUCCEEDED' })
    expect(await outcomesOf(number)).toContainEqual(['000', 'refund-due'])
  }

  it('by another attempt', async () => {
    const first = await beginToPay(testApp)
    await report(first.fields, '003')
    const second = (await checkOut(testApp, first)).body.data.fields
    expect(second.order_id).not.toBe(first._id)
    await report(second, '000')
    await report(first.fields, '000')
    await flagged(first._id)
    expect(await orderOf(first._id)).toMatchObject({ status: 'PAID', __v: 1 })
    expect((await actionsOf(first._id)).filter((action) => action === 'order.pay')).toHaveLength(1)
  })

  it('by the same attempt, with another transaction', async () => {
    const { _id, fields } = await beginToPay(testApp)
    await report(fields, '000')
    await report(fields, '000', { transaction_ref: 'another1' })
    await flagged(_id)
  })

  it.each([
    { transaction_ref: 'R1', approval_code: '055078', eci: '05' },
    { transaction_ref: 'R105', approval_code: '507805', eci: '' },
    { transaction_ref: 'R1055078', approval_code: '', eci: '05' },
    { transaction_ref: 'R', approval_code: '1055078', eci: '05' },
  ])(
    'but not if it repeats a transaction with reference and code split differently: %j',
    { tags: ['R-sec-38'] },
    async (cut) => {
      const { _id, fields } = await beginToPay(testApp)
      await report(fields, '000', { transaction_ref: 'R1', approval_code: '055078', eci: '05' })
      const again = resultFor(fields, '000', { ...cut, request_timestamp: '2026-02-03 03:00:01' })
      expect(await notify(testApp, again)).toMatchObject({ status: 200 })
      expect(await outcomesOf(_id)).toEqual([['000', 'applied']])
    },
  )

  it('by an order that was changed while its payer was at the provider, and costs something else now', async () => {
    const form = batteryForm({ quantity: 1, certificate: false })
    const first = await beginToPay(testApp, form)
    await placeOrder(testApp, { ...form, quantity: 3, replaces: { order: first._id, token: first.token } })
    const second = (await checkOut(testApp, first)).body.data.fields
    expect([second.order_id === first._id, second.amount]).toEqual([false, '000000030000'])
    await report(first.fields, '000')
    await flagged(first._id)
    expect((await orderOf(first._id)).status).toBe('PENDING')
    await report(second, '000')
    expect(await orderOf(first._id)).toMatchObject({ status: 'PAID', totalAmount: 300 })
  })

  it('paid in cash, as staff recorded', async () => {
    const { _id, fields } = await beginToPay(testApp)
    await finance.call('PATCH', `/orders/${_id}`, { body: { status: 'PAID' } })
    await report(fields, '000')
    await flagged(_id)
  })

  it('for an invoice that was rejected, which stays so', async () => {
    const { id, fields } = await beginInvoice()
    await finance.call('PATCH', `/payment/${id}`, { body: { paymentStatus: 'REJECTED' } })
    await report(fields, '000')
    await flagged(fields.order_id ?? '')
    expect(await invoiceOf(id)).toMatchObject({ paymentStatus: 'REJECTED', paidAt: null })
  })

  it('for an invoice that was settled, which stays so', { tags: ['R-sec-38'] }, async () => {
    const { id, fields } = await beginInvoice()
    for (const paymentStatus of ['APPROVED', 'SETTLED']) {
      await finance.call('PATCH', `/payment/${id}`, { body: { paymentStatus } })
    }
    for (const status of ['002', '000', '003'] as const) await report(fields, status)
    await flagged(fields.order_id ?? '')
    expect(await invoiceOf(id)).toMatchObject({ paymentStatus: 'SETTLED' })
  })

  it('and marked as handled by staff, which is audited, reversible and searchable', async () => {
    const { _id, fields } = await beginToPay(testApp, genericForm())
    await report(fields, '000')
    await report(fields, '000', { transaction_ref: 'again1' })
    const find = async (isOpen: boolean) =>
      (await finance.call('GET', `/payment/results?orderId=${_id}&isOpen=${isOpen}`)).body.data
    const [open] = await find(true)
    expect(open).toMatchObject({ outcome: 'refund-due', order: _id, invoice: null, amount: 75_000, currency: 'MMK' })
    expect(open).toMatchObject({ payer: genericForm().customerName, expected: { amount: 75_000, currency: 'MMK' } })
    const handle = (isHandled: unknown) =>
      finance.call('PATCH', `/payment/results/${open._id}`, { body: { isHandled } })
    expect((await handle(true)).body.data.handledBy).toEqual({ _id: finance.id, name: finance.name })
    expect(await find(true)).toEqual([])
    expect((await find(false)).map(({ outcome }: { outcome: string }) => outcome).toSorted()).toEqual([
      'applied',
      'refund-due',
    ])
    expect((await handle(false)).body.data).toMatchObject({ handledAt: null, handledBy: null })
    expect((await handle('yes')).status).toBe(400)
    expect(await actionsOf(open._id)).toEqual(['payment.flag', 'payment.handle', 'payment.handle'])
    const [applied] = await find(false)
    const other = await finance.call('PATCH', `/payment/results/${applied._id}`, { body: { isHandled: true } })
    expect([other.status, other.body.code]).toEqual([404, 'payment.not-found'])
  })
})

describe('forms', () => {
  it.each(['/login', '/orders', '/contact', '/orders/100000000001/checkout', '/sandbox_payment/100000000001'])(
    'are refused by %s, as by every endpoint that the provider does not use',
    async (path) => {
      expect((await postForm(testApp, path, { email: 'a@b.example' })).status).toBe(415)
    },
  )
})

it('agrees to the cent: every paid order has one success, one audit entry, and the amount of its attempt', {
  tags: ['R-sec-39c'],
}, async () => {
  const { rows } = await testApp.pool.query(`
    select count(*)::int as paid,
      count(*) filter (where pays = 1 and entries = 1 and applied = total)::int as whole
    from (select o.total, (select count(*) from audit_entries e where e.entity_id = o.number and e.action = 'order.pay') as entries,
        (select count(*) from payment_results r join payment_attempts a on a.id = r.attempt_id
          where a.order_id = o.id and r.status = '000' and r.outcome = 'applied') as pays,
        (select r.amount from payment_results r join payment_attempts a on a.id = r.attempt_id
          where a.order_id = o.id and r.status = '000' and r.outcome = 'applied') as applied
      from orders o where o.status = 'PAID' and exists (select 1 from payment_attempts a where a.order_id = o.id and a.state = 'SUCCEEDED')
        and not exists (select 1 from audit_entries e where e.entity_id = o.number and e.actor_id is not null)) paid`)
  expect(rows[0].paid).toBeGreaterThan(10)
  expect(rows[0].whole).toBe(rows[0].paid)
  const unpaid = await testApp.pool.query(`
    select o.number from orders o where o.status = 'PENDING'
      and exists (select 1 from audit_entries e where e.entity_id = o.number and e.action = 'order.pay')`)
  expect(unpaid.rows).toEqual([])
  expect(await testApp.database.$count(paymentResults, and(eq(paymentResults.outcome, 'duplicate')))).toBe(0)
})
