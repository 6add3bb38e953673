import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { createBin, createBinOrder, createOrganization } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let other: TestActor
let organization: string
let bin: string

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
  other = await signInAs(testApp, 'SUPER ADMIN')
  organization = await createOrganization(admin)
})

beforeEach(async () => {
  bin = await createBin(admin, { stock: 10, price: 33.33 })
})

const stockOf = async (id: string) => (await admin.call('GET', `/bins/${id}`)).body.data.stock
const order = (quantity: unknown, fields: object = {}) =>
  admin.call('POST', '/bin_orders', { body: { organization, bin, quantity, ...fields } })
const change = (id: string, body: object, by = admin) => by.call('PATCH', `/bin_orders/${id}`, { body })

describe('ordering', () => {
  it('takes from the stock and freezes the total at the current price', {
    tags: ['3-22', '7.6-04', '7.6-05'],
  }, async () => {
    const { status, body } = await order(3)
    expect([status, body.message]).toEqual([201, 'Successfully added bin order!'])
    expect(body.data).toMatchObject({
      organization: { _id: organization },
      bin: { _id: bin, size: '120 L', image: null },
      quantity: 3,
      total: 99.99,
      currency: 'USD',
      status: 'REQUESTED',
      orderDate: '2026-02-03T03:00:00.000Z',
      acceptedBy: null,
      deliverDate: null,
    })
    expect(await stockOf(bin)).toBe(7)
    await admin.call('PATCH', `/bins/${bin}`, { body: { price: 50 } })
    const later = await admin.call('GET', `/bin_orders/${body.data._id}`)
    expect(later.body.data.total).toBe(99.99)
    const more = await change(body.data._id, { quantity: 4 })
    expect(more.body.data.total).toBe(133.32)
  })

  it('reports how many are left when the stock runs short, and takes nothing', { tags: ['7.6-05'] }, async () => {
    const { status, body } = await order(11)
    expect([status, body.code, body.values]).toEqual([409, 'bin-order.out-of-stock', { left: 10 }])
    expect(body.issues).toEqual([{ path: 'quantity', message: 'Only 10 of this bin are left.' }])
    expect(await stockOf(bin)).toBe(10)
  })

  it.each([
    ['quantity', undefined, 'Required'],
    ['quantity', 'three', 'Quantity must be an integer.'],
    ['quantity', 1.5, 'Quantity must be an integer.'],
    ['quantity', 0, 'At least 1'],
    ['organization', undefined, 'Required'],
    ['bin', undefined, 'Required'],
    ['bin', '00000000-0000-4000-8000-000000000000', 'This bin was not found.'],
    ['organization', '00000000-0000-4000-8000-000000000000', 'This organization was not found.'],
  ])('is refused at the field %s for %j', { tags: ['5-10', '5-11'] }, async (path, value, message) => {
    const { status, body } = await order(1, { [path]: value })
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })

  it('refuses an archived bin, whose earlier orders stay', async () => {
    const id = await createBinOrder(admin, { organization, bin, quantity: 1 })
    await admin.call('DELETE', `/bins/${bin}`)
    expect((await order(1)).body.issues).toEqual([{ path: 'bin', message: 'This bin was not found.' }])
    expect((await admin.call('GET', `/bin_orders/${id}`)).body.data.bin._id).toBe(bin)
    expect((await change(id, { status: 'CANCELLED' })).status).toBe(200)
  })

  it('creates one order per idempotency key, however often it is sent at once', { tags: ['R-rel-04b'] }, async () => {
    const request = { body: { organization, bin, quantity: 2 }, headers: { 'idempotency-key': 'one click' } }
    const replies = await Promise.all(Array.from({ length: 10 }, () => admin.call('POST', '/bin_orders', request)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(await stockOf(bin)).toBe(8)
    const again = await admin.call('POST', '/bin_orders', { ...request, body: { organization, bin, quantity: 3 } })
    expect([again.status, again.body.code]).toEqual([409, 'idempotency-key.reused'])
  })

  it('sells a stock of 10 to 10 of 50 who order at once, and never more', { tags: ['R-rel-06'] }, async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => order(1)))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(statuses.filter((status) => status === 409)).toHaveLength(40)
    expect(await stockOf(bin)).toBe(0)
    await expect(testApp.pool.query('update bins set stock = -1 where id = $1', [bin])).rejects.toThrow(
      'bin_stock_is_not_negative',
    )
  })
})

describe('changing a requested order', () => {
  it('moves the difference in stock, and a change of bin takes the price of the new one', {
    tags: ['7.6-06'],
  }, async () => {
    const id = await createBinOrder(admin, { organization, bin, quantity: 4 })
    await change(id, { quantity: 6 })
    expect(await stockOf(bin)).toBe(4)
    const larger = await createBin(admin, { stock: 5, price: 100 })
    const { body } = await change(id, { bin: larger, quantity: 5, __v: 1 })
    expect(body.data).toMatchObject({ bin: { _id: larger }, quantity: 5, total: 500, __v: 2 })
    expect([await stockOf(bin), await stockOf(larger)]).toEqual([10, 0])
  })

  it('changes nothing when the new bin has too few', async () => {
    const id = await createBinOrder(admin, { organization, bin, quantity: 4 })
    const scarce = await createBin(admin, { stock: 3 })
    const { status, body } = await change(id, { bin: scarce })
    expect([status, body.values]).toEqual([409, { left: 3 }])
    expect([await stockOf(bin), await stockOf(scarce)]).toEqual([6, 3])
  })

  it('moves orders between the same two bins in both directions at once, without a deadlock', async () => {
    const second = await createBin(admin, { stock: 10 })
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        createBinOrder(admin, { organization, bin: index % 2 ? bin : second, quantity: 1 }),
      ),
    )
    const replies = await Promise.all(ids.map((id, index) => change(id, { bin: index % 2 ? second : bin })))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect([await stockOf(bin), await stockOf(second)]).toEqual([5, 5])
  })

  it('is refused once somebody has decided about it', async () => {
    const id = await createBinOrder(admin, { organization, bin, quantity: 4 })
    await change(id, { status: 'CONFIRMED' })
    for (const body of [{ quantity: 5 }, { bin }, { organization }]) {
      expect((await change(id, body)).body.code).toBe('bin-order.not-requested')
    }
    expect(await stockOf(bin)).toBe(6)
  })

  it('answers 409 to the second of two people who save it', async () => {
    const id = await createBinOrder(admin, { organization, bin, quantity: 1 })
    const replies = await Promise.all([change(id, { quantity: 2, __v: 0 }), change(id, { quantity: 3, __v: 0 }, other)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const [won, lost] = replies[0].status === 200 ? replies : [replies[1], replies[0]]
    expect(lost.body).toMatchObject({ code: 'record.stale', current: { quantity: won.body.data.quantity } })
    expect(await stockOf(bin)).toBe(10 - won.body.data.quantity)
  })
})

describe('the steps of an order', () => {
  it('records who confirmed it and when it was delivered', async () => {
    const id = await createBinOrder(admin, { organization, bin, quantity: 2 })
    const held = await change(id, { status: 'ONHOLD' })
    expect(held.body.data).toMatchObject({ status: 'ONHOLD', acceptedBy: null })
    const confirmed = await change(id, { status: 'CONFIRMED' }, other)
    expect(confirmed.body.data).toMatchObject({ acceptedBy: { _id: other.id, name: other.name }, deliverDate: null })
    const completed = await change(id, { status: 'COMPLETED' })
    expect(completed.body.data).toMatchObject({
      status: 'COMPLETED',
      acceptedBy: { _id: other.id },
      deliverDate: '2026-02-03T03:00:00.000Z',
    })
    expect(await stockOf(bin)).toBe(8)
    const { body } = await admin.call('GET', `/audit?entity=bin-order&id=${id}`)
    const actions = body.data.map(({ action }: { action: string }) => action).toSorted()
    expect(actions).toEqual(['bin-order.complete', 'bin-order.confirm', 'bin-order.create', 'bin-order.hold'])
  })

  it('answers 409 to any other step, and names both statuses', { tags: ['4-15'] }, async () => {
    const id = await createBinOrder(admin, { organization, bin, quantity: 2 })
    const { status, body } = await change(id, { status: 'COMPLETED' })
    expect([status, body.code, body.values]).toEqual([
      409,
      'bin-order.no-such-step',
      { from: 'REQUESTED', to: 'COMPLETED' },
    ])
    await change(id, { status: 'CANCELLED' })
    expect((await change(id, { status: 'CONFIRMED' })).body.code).toBe('bin-order.no-such-step')
  })

  it('gives the bins back once, when it is cancelled or deleted', { tags: ['7.6-06'] }, async () => {
    const cancelled = await createBinOrder(admin, { organization, bin, quantity: 3 })
    const deleted = await createBinOrder(admin, { organization, bin, quantity: 2 })
    expect(await stockOf(bin)).toBe(5)
    await change(cancelled, { status: 'CANCELLED' })
    expect(await stockOf(bin)).toBe(8)
    await admin.call('DELETE', `/bin_orders/${cancelled}`)
    expect(await stockOf(bin)).toBe(8)
    expect((await admin.call('DELETE', `/bin_orders/${deleted}`)).status).toBe(200)
    expect(await stockOf(bin)).toBe(10)
    expect((await admin.call('GET', `/bin_orders/${deleted}`)).body.code).toBe('bin-order.not-found')
    expect((await admin.call('DELETE', `/bin_orders/${deleted}`)).status).toBe(404)
  })
})

describe('the list', () => {
  let large: string

  beforeAll(async () => {
    large = await createOrganization(admin, { name: 'Shwe Pyi Mall' })
    const glass = await createBin(admin, { name: 'Glasses', size: '660 L', price: 10 })
    testApp.clock.set('2026-01-31T18:00:00Z')
    const first = await createBinOrder(admin, { organization: large, bin: glass, quantity: 12 })
    testApp.clock.set('2026-02-03T03:00:00Z')
    await createBinOrder(admin, { organization: large, bin: glass, quantity: 2 })
    await change(first, { status: 'CONFIRMED' })
  })

  it.each([
    ['organization=pyi', [2, 12]],
    ['bin=glass', [2, 12]],
    ['size=660', [2, 12]],
    ['bin=glass&quantityFrom=3', [12]],
    ['bin=glass&totalTo=20', [2]],
    ['bin=glass&status=CONFIRMED', [12]],
    ['bin=glass&from=2026-02-01&to=2026-02-01', [12]],
    ['bin=glass&to=2026-01-31', []],
    ['q=pyi', [2, 12]],
  ])('is narrowed by %s', { tags: ['2.7-04', '7.6-04'] }, async (query, quantities) => {
    const { body } = await admin.call('GET', `/bin_orders?sort=quantity&${query}`)
    expect(body.data.map(({ quantity }: { quantity: number }) => quantity)).toEqual(quantities)
  })

  it('walks every row once by cursor, whatever the sort', async () => {
    for (const sort of ['-orderDate', 'organization', '-bin', 'size', 'quantity', '-total', 'status', 'createdAt']) {
      const seen: string[] = []
      let after: string | null = null
      do {
        const query: Record<string, string> = { sort, limit: '9', ...(after === null ? {} : { after }) }
        const { body } = await admin.call('GET', '/bin_orders', { query })
        seen.push(...body.data.map(({ _id }: { _id: string }) => _id))
        after = body.next
      } while (after !== null)
      const { body } = await admin.call('GET', '/bin_orders', { query: { sort } })
      expect(seen).toEqual(body.data.map(({ _id }: { _id: string }) => _id))
      expect(new Set(seen).size).toBe(body.total)
    }
  })

  it("is exported with its filters, with days in the company's time zone", async () => {
    const { text } = await admin.call('GET', '/bin_orders/export?bin=glass&quantityFrom=3')
    const [head, row] = rowsOf(text)
    expect(head?.slice(0, 7)).toEqual([
      'Organization Name',
      'Bin Type',
      'Bin Size',
      'Quantity',
      'Total (USD)',
      'Order Status',
      'Order Date',
    ])
    expect(row?.slice(0, 7)).toEqual(['Shwe Pyi Mall', 'Glasses', '660 L', '12', '120', 'Confirmed', '2026-02-01'])
  })
})
