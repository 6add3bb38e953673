import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '#database/schema/audit.ts'
import { orders } from '#database/schema/orders.ts'
import { rowsOf } from '../../../../test/files/csv.ts'
import { batteryForm, genericForm, nextIp, placeOrder } from '../../../../test/records/payments.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../test/setup/mails.ts'

const testApp = useTestApp()
let finance: TestActor

beforeAll(async () => {
  finance = await signInAs(testApp, 'FINANCE OFFICE')
})

const place = (body: object, headers: Record<string, string> = {}, ip = nextIp()) =>
  call(testApp.app, 'POST', '/orders', { body, headers, ip })
const countOrders = () => testApp.database.$count(orders)
const get = async (id: string) => (await finance.call('GET', `/orders/${id}`)).body.data
const step = (id: string, status: string, more: object = {}) =>
  finance.call('PATCH', `/orders/${id}`, { body: { status, ...more } })
const auditOf = async (id: string) => {
  const entries = await testApp.database.select().from(auditEntries).where(eq(auditEntries.entityId, id))
  return entries.map(({ action, actorId, before, after }) => ({ action, actorId, before, after }))
}

describe('an order of battery boxes', () => {
  it("gets its own 12-digit number, a token, and the server's price", {
    tags: ['3-08', '4-16', '9-01', '9-11'],
  }, async () => {
    const form = batteryForm({ quantity: 3, certificate: true, totalAmount: 450, currency: '840' })
    const { status, body } = await place(form)
    expect(status).toBe(201)
    expect(body.data).toEqual({
      _id: expect.stringMatching(/^1\d{11}$/),
      token: expect.stringMatching(/^[\w-]{22}$/),
      kind: 'battery',
      totalAmount: 450,
      currency: 'USD',
    })
    expect(await get(body.data._id)).toMatchObject({
      customerName: 'Daw Khin Mar',
      customerPhno: '09765432100',
      deliveryAddress: '12 Strand Road, Kyauktada, Yangon',
      quantity: 3,
      certificate: true,
      totalAmount: 450,
      currency: 'USD',
      status: 'PENDING',
      paidAt: null,
      certificateSerial: null,
    })
    expect(await auditOf(body.data._id)).toEqual([
      {
        action: 'order.create',
        actorId: null,
        before: null,
        after: { kind: 'battery', customer: 'Daw Khin Mar', total: '450.00', currency: 'USD' },
      },
    ])
  })

  it.each([
    [1, false, 100],
    [1, true, 150],
    [7, false, 700],
    [1_000, true, 150_000],
  ])(
    'of %i, with a certificate: %s, costs %i USD',
    { tags: ['9-01', '9-02'] },
    async (quantity, certificate, total) => {
      const { body } = await place(batteryForm({ quantity, certificate }))
      expect(body.data.totalAmount).toBe(total)
    },
  )

  it('is accepted without a kind, as the specification sends it', { tags: ['7.2-06'] }, async () => {
    const { kind: _, ...form } = batteryForm({ quantity: 2 })
    expect((await place(form)).body.data.kind).toBe('battery')
  })

  it.each([
    ['totalAmount', 1, 'The price is 300 USD. Please check the order again.'],
    ['totalAmount', 299.99, 'The price is 300 USD. Please check the order again.'],
    ['totalAmount', 0, 'More than 0'],
    ['totalAmount', -300, 'More than 0'],
    ['totalAmount', 300.001, 'At most 2 decimals'],
    ['totalAmount', 10 ** 12, 'At most 9,999,999,999.99'],
    ['currency', 'MMK', 'Only USD'],
    ['currency', 104, 'Only USD'],
    ['currency', 'EUR', 'Invalid'],
    ['quantity', undefined, 'Required'],
    ['quantity', null, 'Required'],
    ['quantity', 0, 'At least 1'],
    ['quantity', -1, 'At least 1'],
    ['quantity', 1.5, 'Invalid Number'],
    ['quantity', 1_001, 'At most 1,000'],
    ['customerName', '', 'Required'],
    ['customerEmail', undefined, 'Required'],
    ['customerEmail', 'khin', 'Invalid email address'],
    ['customerPhno', '', 'Required'],
    ['customerPhno', '09 abc', 'Please enter valid phone number.'],
    ['deliveryAddress', ' ', 'Required'],
    ['tnc', undefined, 'Required'],
    ['tnc', false, 'Required'],
  ])(
    'is refused at the field %s for %j, and nothing is stored',
    { tags: ['3-06', '5-08', '5-09', '9-07'] },
    async (path, value, message) => {
      const before = await countOrders()
      const { status, body } = await place(batteryForm({ [path]: value }))
      expect([status, body.issues]).toEqual([400, [{ path, message }]])
      expect(await countOrders()).toBe(before)
    },
  )
})

describe('the phone of an order of battery boxes', () => {
  it.each([
    ['+95 9 765 432 100', '+959765432100'],
    ['09-765-432-100', '09765432100'],
    ['(09) 765.432.100', '09765432100'],
    ['၀၉ ၇၆၅ ၄၃၂ ၁၀၀', '09765432100'],
  ])('is taken as %s, and kept as %s', async (customerPhno, kept) => {
    const { status, body } = await place(batteryForm({ customerPhno }))
    expect([status, (await get(body.data._id)).customerPhno]).toEqual([201, kept])
  })

  it.each(['09 abc', '+', '12345', '09+765432100', '1234567890123456'])('is not %s', async (customerPhno) => {
    const { status, body } = await place(batteryForm({ customerPhno }))
    expect([status, body.issues]).toEqual([
      400,
      [{ path: 'customerPhno', message: 'Please enter valid phone number.' }],
    ])
  })
})

describe('an order that replaces one', () => {
  const revise = (first: { _id: string; token: string }, form: object) =>
    place({ ...form, replaces: { order: first._id, token: first.token } })

  it('changes that one: number and token stay, nothing else can be paid, and no second mail goes out', async () => {
    const form = batteryForm({ quantity: 2, certificate: true })
    const first = await placeOrder(testApp, form)
    const before = await countOrders()
    const { status, body } = await revise(first, { ...form, quantity: 1, certificate: false, deliveryAddress: 'Bago' })
    expect([status, body.data]).toEqual([
      201,
      { _id: first._id, token: first.token, kind: 'battery', totalAmount: 100, currency: 'USD' },
    ])
    expect(await countOrders()).toBe(before)
    expect(await get(first._id)).toMatchObject({ quantity: 1, certificate: false, deliveryAddress: 'Bago', __v: 1 })
    expect(await mailsTo(testApp, first.email)).toHaveLength(1)
    expect((await auditOf(first._id)).at(-1)).toEqual({
      action: 'order.change',
      actorId: null,
      before: { quantity: 2, certificate: true, total: '300.00', deliveryAddress: form.deliveryAddress },
      after: { quantity: 1, certificate: false, total: '100.00', deliveryAddress: 'Bago' },
    })
  })

  it('with another e-mail is told there', async () => {
    const form = genericForm()
    const first = await placeOrder(testApp, form)
    await revise(first, { ...form, customerEmail: 'corrected@mail.example' })
    const [mail] = await mailsTo(testApp, 'corrected@mail.example')
    expect(mail?.subject).toBe(`Your order ${first._id}`)
  })

  it('is refused once that one is paid, and without its token', async () => {
    const form = batteryForm()
    const first = await placeOrder(testApp, form)
    const other = await placeOrder(testApp)
    expect((await revise({ ...first, token: other.token }, form)).body.code).toBe('order.not-found')
    expect((await revise(first, genericForm())).body.code).toBe('order.not-found')
    await step(first._id, 'PAID')
    const { status, body } = await revise(first, { ...form, quantity: 9 })
    expect([status, body.code]).toEqual([409, 'payment.already-paid'])
    expect((await get(first._id)).quantity).toBe(2)
  })
})

describe('a generic payment', () => {
  it.each([
    ['MMK', 'MMK'],
    [104, 'MMK'],
    ['840', 'USD'],
  ])('in %j is kept in %s', { tags: ['3-07', '9-04'] }, async (currency, letters) => {
    const { status, body } = await place(genericForm({ totalAmount: 1_234.5, currency }))
    expect([status, body.data.totalAmount, body.data.currency]).toEqual([201, 1_234.5, letters])
    const order = await get(body.data._id)
    expect(order).toMatchObject({ kind: 'generic', quantity: 0, certificate: false, totalAmount: 1_234.5 })
  })

  it.each(['customerName', 'customerEmail', 'customerPhno', 'productDescription', 'totalAmount', 'currency', 'tnc'])(
    'needs its %s',
    { tags: ['5-07'] },
    async (path) => {
      const { status, body } = await place(genericForm({ [path]: undefined }))
      expect([status, body.issues]).toEqual([400, [{ path, message: 'Required' }]])
    },
  )

  it.each([
    ['totalAmount', 0, 'More than 0'],
    ['totalAmount', -5, 'More than 0'],
    ['totalAmount', 10 ** 12, 'At most 9,999,999,999.99'],
    ['totalAmount', 1.005, 'At most 2 decimals'],
    ['currency', 'THB', 'Invalid'],
  ])('is refused at the field %s for %j', async (path, value, message) => {
    const { status, body } = await place(genericForm({ [path]: value }))
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })
})

describe('ordering', () => {
  it('happens once per idempotency key, however often it is sent at once, and refuses another body', {
    tags: ['R-rel-04d'],
  }, async () => {
    const form = batteryForm({ customerName: 'Once only' })
    const ip = nextIp()
    const replies = await Promise.all(Array.from({ length: 10 }, () => place(form, { 'idempotency-key': 'a key' }, ip)))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(await testApp.database.$count(orders, eq(orders.customerName, 'Once only'))).toBe(1)
    const other = await place({ ...form, quantity: 9 }, { 'idempotency-key': 'a key' }, ip)
    expect([other.status, other.body.code]).toEqual([409, 'idempotency-key.reused'])
  })

  it('says how long to wait after 60 tries in ten minutes from one address', { tags: ['R-sec-34b'] }, async () => {
    const ip = nextIp()
    const replies = await Promise.all(Array.from({ length: 61 }, () => place(genericForm(), {}, ip)))
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/)
  })

  it('is refused at the twenty-first of one address in ten minutes, wherever they come from', async () => {
    const { customerEmail } = genericForm()
    const orders = Array.from({ length: 21 }, () => place(genericForm({ customerEmail }), {}, nextIp()))
    const refused = (await Promise.all(orders)).filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
  })

  it('mails no one mailbox more than three times in an hour, however its address is written', async () => {
    const tags = ['', '+a', '+b', '+c', '+d']
    const addresses = tags.flatMap((tag) => [`mai${tag}@box.example`, `Mai${tag}@Box.example`])
    const placed = await Promise.all(addresses.map((customerEmail) => place(genericForm({ customerEmail }))))
    expect(placed.map(({ status }) => status)).toEqual(addresses.map(() => 201))
    const mailed = async () => (await Promise.all(addresses.map((address) => mailsTo(testApp, address)))).flat().length
    expect(await mailed()).toBe(3)
    testApp.clock.advance(3_601_000)
    await place(genericForm({ customerEmail: 'mai@box.example' }))
    testApp.clock.advance(-3_601_000)
    expect(await mailed()).toBe(4)
  })

  it('sends none of the text that was typed to the mailbox that was typed', async () => {
    const text = { customerName: 'Call 09 555 now', productDescription: 'You have won. Reply at once.' }
    const { email } = await placeOrder(testApp, genericForm(text))
    const [mail] = await mailsTo(testApp, email)
    expect(mail?.text).toMatch(/^Hello,/)
    for (const typed of Object.values(text)) expect(JSON.stringify(mail)).not.toContain(typed)
  })

  it.each([
    'https://evil.example',
    'Su HTTP://evil.example',
    'Visit www.evil.example',
    'a://b',
    'evil.example/win',
    'Su at BIT.LY/abc',
    'evil.example?win',
  ])('refuses a name with an address in it: %s', async (customerName) => {
    const { status, body } = await place(genericForm({ customerName }))
    const message = 'Please write a name, without a web address.'
    expect([status, body.issues]).toEqual([400, [{ path: 'customerName', message }]])
  })

  it('is confirmed by mail, with a link for paying', async () => {
    const { _id, token, email } = await placeOrder(testApp)
    const [mail] = await mailsTo(testApp, email)
    expect(mail?.subject).toBe(`Your order ${_id}`)
    expect(mail?.text).toContain(
      `Order: ${_id}\nBattery recycling boxes: 2\nRecycling certificate: Included\nAmount: 300.00 USD`,
    )
    expect(mail?.text).toContain(`http://127.0.0.1:3000/thankyou?order=${_id}&token=${token}`)
  })

  it('is confirmed in Burmese to a customer who ordered in Burmese', async () => {
    const { email } = await placeOrder(testApp, batteryForm({ language: 'my', quantity: 1, certificate: false }))
    const [mail] = await mailsTo(testApp, email)
    expect(mail?.text).toMatch(/ဓာတ်ခဲ/)
    expect(mail?.html).toContain('<html lang="my">')
    expect(mail?.text).toContain('၁၀၀.၀၀ USD')
    const text = mail?.text.replace(/http\S+/, '').replaceAll(/Daw Khin Mar|Thant|USD/g, '')
    expect(text).not.toMatch(/[a-z]/i)
  })
})

describe('staff', () => {
  it('take an order from paid through packed to delivered, each audited, and in no other order', async () => {
    const { _id, email } = await placeOrder(testApp, batteryForm({ certificate: false }))
    expect((await step(_id, 'PACKED')).body.code).toBe('order.no-such-step')
    const paid = (await step(_id, 'PAID')).body.data
    expect(paid).toMatchObject({ status: 'PAID', paidAt: '2026-02-03T03:00:00.000Z', __v: 1 })
    expect((await step(_id, 'PAID')).status).toBe(409)
    expect((await step(_id, 'DELIVERED')).status).toBe(409)
    expect((await step(_id, 'PACKED')).body.data).toMatchObject({ status: 'PACKED', packedAt: expect.any(String) })
    const delivered = (await step(_id, 'DELIVERED')).body.data
    expect(delivered).toMatchObject({ status: 'DELIVERED', deliveredAt: expect.any(String), certificateSerial: null })
    expect((await step(_id, 'PENDING')).status).toBe(409)
    const entries = await auditOf(_id)
    expect(entries.map(({ action, actorId }) => [action, actorId]).toSorted()).toEqual([
      ['order.create', null],
      ['order.deliver', finance.id],
      ['order.pack', finance.id],
      ['order.pay', finance.id],
    ])
    const mails = await mailsTo(testApp, email)
    expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${_id}`, `Receipt for order ${_id}`])
    expect(mails[1]?.text).toContain('We have received 200.00 USD for your order')
    expect(mails[1]?.text).toContain('VAT of 5%, included: 9.52 USD')
  })

  it('deliver nothing for a generic payment', async () => {
    const { _id } = await placeOrder(testApp, genericForm())
    expect((await step(_id, 'PAID')).status).toBe(200)
    expect((await step(_id, 'PACKED')).body.code).toBe('order.no-such-step')
  })

  it('get 409 when a colleague was quicker, and change nothing', async () => {
    const { _id } = await placeOrder(testApp)
    const [one, two] = await Promise.all([step(_id, 'PAID', { __v: 0 }), step(_id, 'PAID', { __v: 0 })])
    expect([one?.status, two?.status].toSorted()).toEqual([200, 409])
    expect((await step(_id, 'PACKED', { __v: 0 })).body).toMatchObject({ code: 'record.stale', current: { __v: 1 } })
  })

  it('find an order by its customer, and export what they find', async () => {
    const { _id } = await placeOrder(testApp, genericForm({ customerName: '=Canary & Sons' }))
    const { body } = await finance.call('GET', '/orders?customerName=canary&currency=MMK&totalTo=75000')
    expect(body.data.map((order: { _id: string }) => order._id)).toEqual([_id])
    const rows = rowsOf((await finance.call('GET', '/orders/export?q=canary')).text)
    expect(rows).toHaveLength(2)
    expect(rows[1]?.slice(0, 2)).toEqual([_id, "'=Canary & Sons"])
  })

  it('get 404 for an unknown order', async () => {
    expect((await finance.call('GET', '/orders/999999999999')).body.code).toBe('order.not-found')
    expect((await step('999999999999', 'PAID')).body.code).toBe('order.not-found')
    expect((await finance.call('GET', '/orders/12')).status).toBe(400)
  })
})

it('never changes what a paid order costs', async () => {
  const { _id } = await placeOrder(testApp)
  const refused = 'what a paid order costs is never changed'
  const set = (columns: string) => testApp.pool.query(`update orders set ${columns} where number = $1`, [_id])
  await expect(set(`total = 1, status = 'PAID'`)).rejects.toThrow(refused)
  await step(_id, 'PAID')
  await expect(set('total = 1')).rejects.toThrow(refused)
  await expect(set(`total = 1, status = 'PENDING'`)).rejects.toThrow(refused)
})
