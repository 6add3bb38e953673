import { beforeAll, describe, expect, it } from 'vitest'
import { createOrganization, createPickup, item } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let operation: TestActor
let superAdmin: TestActor
let customer: TestActor
let stranger: TestActor
let driver: TestActor
let organizationId: string

beforeAll(async () => {
  operation = await signInAs(testApp, 'OPERATION')
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  organizationId = await createOrganization(operation)
  customer = await signInAs(testApp, 'USER', organizationId)
  stranger = await signInAs(testApp, 'USER', await createOrganization(operation))
  driver = await signInAs(testApp, 'DRIVER')
})

describe('the filter by status', () => {
  it('takes several with a comma between them, and refuses what it does not know', { tags: ['13.11-01'] }, async () => {
    const organization = await createOrganization(operation)
    const statuses = ['REQUESTED', 'CONFIRMED', 'CANCELLED']
    for (const status of statuses) {
      const id = await createPickup(operation, organization, '2026-02-05T02:30:00Z')
      if (status !== 'REQUESTED') await operation.call('PATCH', `/logistics/${id}`, { body: { status } })
    }
    const read = (status: string) =>
      operation.call('GET', '/logistics', { query: { organizationId: organization, status } })
    for (const chosen of [['CONFIRMED'], ['REQUESTED', 'CANCELLED'], statuses]) {
      const { body } = await read(chosen.join())
      const found = body.data.map((row: { status: string }) => row.status)
      expect([found.toSorted(), body.total]).toEqual([chosen.toSorted(), chosen.length])
    }
    for (const wrong of ['CONFIRMED,GONE', 'CONFIRMED,', ',CONFIRMED', 'CONFIRMED CANCELLED']) {
      const { status, body } = await read(wrong)
      expect([wrong, status, body.issues]).toEqual([wrong, 400, [{ path: 'status', message: 'Invalid' }]])
    }
  })
})

describe('scheduling a pickup', () => {
  it('makes a REQUESTED pickup with the caller as editor', {
    tags: ['3-17', '3-18', '3-47', '7.5-06', '9-26', '9-27'],
  }, async () => {
    const { status, body } = await operation.call('POST', '/logistics', {
      body: {
        organizationId,
        pickUpTime: '2026-02-05T02:30:00Z',
        vehicle: { plate_number: 'YGN 1A-2345', driver: driver.id },
      },
    })
    expect(status).toBe(201)
    expect(body.message).toBe('Successfully added schedule!')
    expect(body.data).toMatchObject({
      status: 'REQUESTED',
      stage: null,
      pickUpTime: '2026-02-05T02:30:00.000Z',
      organizationId: { _id: organizationId },
      vehicle: { plate_number: 'YGN 1A-2345', driver: { _id: driver.id } },
      updatedBy: { _id: operation.id },
      wayNumber: 0,
      remark: '',
      items: [],
    })
  })

  it('names each missing field', async () => {
    const { status, body } = await operation.call('POST', '/logistics', {
      body: { pickUpTime: '2026-02-05T02:30:00Z' },
    })
    expect(status).toBe(400)
    expect(body.issues).toContainEqual({ path: 'organizationId', message: expect.any(String) })
  })

  it('refuses a driver whose type is not DRIVER', { tags: ['6-10'] }, async () => {
    const { status, body } = await operation.call('POST', '/logistics', {
      body: { organizationId, pickUpTime: '2026-02-05T02:30:00Z', vehicle: { driver: operation.id } },
    })
    expect([status, body.code, body.issues[0].path]).toEqual([400, 'pickup.driver-unknown', 'vehicle.driver'])
  })

  it('creates one pickup per idempotency key, however often it is sent', async () => {
    const request = {
      body: { organizationId, pickUpTime: '2026-02-06T02:30:00Z' },
      headers: { 'idempotency-key': 'one click' },
    }
    const replies = await Promise.all(Array.from({ length: 10 }, () => operation.call('POST', '/logistics', request)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    const other = await operation.call('POST', '/logistics', {
      ...request,
      body: { organizationId, pickUpTime: '2026-02-07T02:30:00Z' },
    })
    expect([other.status, other.body.code]).toEqual([409, 'idempotency-key.reused'])
    const list = await operation.call('GET', '/logistics', { query: { from: '2026-02-06', to: '2026-02-07' } })
    expect(list.body.total).toBe(1)
  })
})

describe('recording what was weighed', () => {
  it('needs at least one item when COMPLETED', { tags: ['5-17'] }, async () => {
    const id = await createPickup(operation, organizationId, '2026-01-05T02:30:00Z')
    const { status, body } = await operation.call('PATCH', `/logistics/${id}`, { body: { status: 'COMPLETED' } })
    expect(status).toBe(400)
    expect(body.message).toBe('At least one item must be entered')
    expect(body.issues).toEqual([{ path: 'items', message: 'At least one item must be entered' }])
  })

  // 2.8-19: the reply; `Updated By` on the screen is in pickup-facts.tsx.
  it('stores items, way and remark, and takes the editor from the session', {
    tags: ['2.8-19', '3-17', '3-19', '3-20', '3-36', '7.5-08'],
  }, async () => {
    const id = await createPickup(operation, organizationId, '2026-01-06T02:30:00Z')
    const { status, body } = await operation.call('PATCH', `/logistics/${id}`, {
      body: {
        status: 'COMPLETED',
        wayNumber: '12',
        wayType: 'Dry',
        remark: 'Back door',
        items: [item('Papers', 12.345), item('Cans', 0.5, 'Beer cans')],
        updatedBy: superAdmin.id,
      },
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      status: 'COMPLETED',
      stage: 'COMPLETE',
      wayNumber: 12,
      remark: 'Back door',
      updatedBy: { _id: operation.id },
      items: [
        { productName: 'Office paper', productType: 'Papers', quantity: 12.345, unit: 'kg' },
        { productName: 'Beer cans', productType: 'Cans', quantity: 0.5, unit: 'kg' },
      ],
    })
  })

  // 4-09: the server refuses any other status.
  it.each([
    [{ wayNumber: '12a' }, 'wayNumber', 'Invalid Number'],
    [{ status: 'LOST' }, 'status', 'Required'],
    [{ pickUpTime: null }, 'pickUpTime', 'Required'],
    [{ items: [{ ...item('Papers', 1), productName: '' }] }, 'items.0.productName', 'Required'],
    [{ items: [{ ...item('Papers', 1), quantity: 'ten' }] }, 'items.0.quantity', 'Invalid Number'],
    [{ items: [{ ...item('Papers', 1), unit: 'lb' }] }, 'items.0.unit', 'Required'],
    [{ items: [item('Wood', 1)] }, 'items.0.productType', 'Required'],
    [{ items: [item('Papers', 0)] }, 'items.0.quantity', 'More than 0 kg'],
    [{ items: [item('Papers', 1.2345)] }, 'items.0.quantity', 'At most 3 decimals'],
  ])(
    'refuses %j at the field',
    { tags: ['3-37', '4-09', '5-16', '5-18', '5-19', '8-35'] },
    async (body, path, message) => {
      const id = await createPickup(operation, organizationId, '2026-01-07T02:30:00Z')
      const reply = await operation.call('PATCH', `/logistics/${id}`, { body })
      expect([reply.status, reply.body.issues]).toEqual([400, [{ path, message }]])
    },
  )

  it('answers 409 to the second of two people who save the same pickup', { tags: ['R-rel-05a'] }, async () => {
    const id = await createPickup(operation, organizationId, '2026-01-08T02:30:00Z')
    const body = { remark: 'mine', __v: 0 }
    const replies = await Promise.all([
      operation.call('PATCH', `/logistics/${id}`, { body }),
      superAdmin.call('PATCH', `/logistics/${id}`, { body: { ...body, remark: 'theirs' } }),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const [won, lost] = replies[0].status === 200 ? replies : [replies[1], replies[0]]
    expect(lost?.body).toMatchObject({ code: 'record.stale', current: { remark: won?.body.data.remark, __v: 1 } })
  })

  it('tells who changed the pickup in the meantime, and when', async () => {
    const id = await createPickup(operation, organizationId, '2026-01-08T03:30:00Z')
    testApp.clock.advance(1_000)
    const first = await superAdmin.call('PATCH', `/logistics/${id}`, { body: { remark: 'theirs', __v: 0 } })
    const second = await operation.call('PATCH', `/logistics/${id}`, { body: { remark: 'mine', __v: 0 } })
    const { by, at } = second.body.values
    expect([second.status, by]).toEqual([409, first.body.data.updatedBy.name])
    expect(Date.parse(at) - Date.parse(first.body.data.updatedAt)).toBeGreaterThanOrEqual(0)
  })
})

describe('who sees a pickup', () => {
  it('answers 404 for another organization, and for an unknown id', { tags: ['7.5-05'] }, async () => {
    const id = await createPickup(operation, organizationId, '2026-01-09T02:30:00Z')
    expect((await customer.call('GET', `/logistics/${id}`)).status).toBe(200)
    expect((await stranger.call('GET', `/logistics/${id}`)).status).toBe(404)
    expect((await stranger.call('GET', `/logistics/organizations/${organizationId}?year=2026`)).status).toBe(404)
    expect((await operation.call('GET', '/logistics/00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })

  it('shows a driver only their own pickups, with the place to go to', {
    tags: ['3-47', '6-10', '7.5-04'],
  }, async () => {
    const id = await createPickup(operation, organizationId, '2026-02-03T04:30:00Z')
    expect((await driver.call('GET', `/logistics/${id}`)).status).toBe(404)
    await operation.call('PATCH', `/logistics/${id}`, { body: { status: 'CONFIRMED', vehicle: { driver: driver.id } } })
    const shown = await driver.call('GET', `/logistics/${id}`)
    expect(shown.body.data.organizationId).toMatchObject({
      address: expect.any(String),
      contactPersonName: 'Daw Khin Mar',
    })
    const today = await driver.call('GET', '/logistics/today')
    expect(today.body.data.map(({ _id }: { _id: string }) => _id)).toEqual([id])
  })

  it('shows staff the place too, for the run sheet, and a customer the name alone', async () => {
    const id = await createPickup(operation, organizationId, '2026-02-05T04:30:00Z')
    const placeFor = async (actor: TestActor) => (await actor.call('GET', `/logistics/${id}`)).body.data.organizationId
    expect(await placeFor(operation)).toMatchObject({
      address: expect.any(String),
      officePhoneNumber: expect.any(String),
      contactPersonPhoneNumber: expect.any(String),
    })
    expect(Object.keys(await placeFor(customer)).toSorted()).toEqual(['_id', 'name'])
  })

  it('lets a driver complete a confirmed pickup of today and nothing else', { tags: ['4-08', '6-18'] }, async () => {
    const id = await createPickup(operation, organizationId, '2026-02-03T05:30:00Z')
    await operation.call('PATCH', `/logistics/${id}`, { body: { status: 'CONFIRMED', vehicle: { driver: driver.id } } })
    const refused = await driver.call('PATCH', `/logistics/${id}`, { body: { pickUpTime: '2026-02-09T05:30:00Z' } })
    expect([refused.status, refused.body.code]).toEqual([409, 'pickup.not-due'])
    const done = await driver.call('PATCH', `/logistics/${id}`, {
      body: { status: 'COMPLETED', items: [item('Papers', 3)], wayNumber: 99 },
    })
    expect(done.body.data).toMatchObject({ status: 'COMPLETED', wayNumber: 0 })
  })
})

describe('the list', () => {
  it.each([
    ['COMPLETE', ['COMPLETED']],
    ['ONGOING', ['CONFIRMED']],
  ])('filters the stage %s', { tags: ['2.8-04', '4-07'] }, async (stage, statuses) => {
    const { body } = await operation.call('GET', '/logistics', { query: { stage } })
    expect(body.data.length).toBeGreaterThan(0)
    expect(new Set(body.data.map(({ status }: { status: string }) => status))).toEqual(new Set(statuses))
    expect(new Set(body.data.map((row: { stage: string }) => row.stage))).toEqual(new Set([stage]))
  })

  it('is narrowed by way, plate and last editor', async () => {
    const admin = await signInAs(testApp, 'ADMIN')
    const organizationId = await createOrganization(operation)
    const make = async (plate_number: string, change: object, by: TestActor) => {
      const body = { organizationId, pickUpTime: '2026-02-05T02:00:00.000Z', vehicle: { plate_number } }
      const { _id } = (await operation.call('POST', '/logistics', { body })).body.data
      await by.call('PATCH', `/logistics/${_id}`, { body: change })
    }
    await make('YGN 7A-1111', { wayNumber: 7, wayType: 'Dry' }, operation)
    await make('YGN 7A-2222', { wayNumber: 12, wayType: 'Dry + Organic' }, admin)
    const platesOf = async (query: Record<string, string>) => {
      const { body } = await operation.call('GET', '/logistics', {
        query: { organizationId, sort: 'plateNumber', ...query },
      })
      return body.data.map((row: { vehicle: { plate_number: string } }) => row.vehicle.plate_number.slice(-4))
    }
    expect(await platesOf({ plateNumber: '7a-' })).toEqual(['1111', '2222'])
    expect(await platesOf({ plateNumber: '-22' })).toEqual(['2222'])
    expect(await platesOf({ wayNumberFrom: '8' })).toEqual(['2222'])
    expect(await platesOf({ wayNumberFrom: '7', wayNumberTo: '7' })).toEqual(['1111'])
    expect(await platesOf({ wayType: 'Dry + Organic' })).toEqual(['2222'])
    expect(await platesOf({ updatedBy: operation.id })).toEqual(['1111'])
    expect(await platesOf({ updatedBy: admin.id })).toEqual(['2222'])
  })

  it('is narrowed to pickups without a driver, in the list, its export and the calendar', {
    tags: ['10.3-14'],
  }, async () => {
    const organizationId = await createOrganization(operation)
    const alone = await createPickup(operation, organizationId, '2026-02-05T02:00:00Z')
    const driven = await createPickup(operation, organizationId, '2026-02-05T03:00:00Z')
    await operation.call('PATCH', `/logistics/${driven}`, { body: { vehicle: { driver: driver.id } } })
    const idsOf = async (query: Record<string, string>) => {
      const { body } = await operation.call('GET', '/logistics', { query: { organizationId, ...query } })
      return body.data.map(({ _id }: { _id: string }) => _id)
    }
    expect(await idsOf({ hasDriver: 'false' })).toEqual([alone])
    expect(await idsOf({ hasDriver: 'true' })).toEqual([driven])
    const days = { view: 'calendar', from: '2026-02-05', to: '2026-02-05' }
    expect(await idsOf({ ...days, hasDriver: 'false' })).toEqual([alone])
    const csv = await operation.call('GET', `/logistics/export?organizationId=${organizationId}&hasDriver=false`)
    expect(csv.text.trim().split('\r\n').length).toBe(2)
    expect((await operation.call('GET', '/logistics?hasDriver=maybe')).status).toBe(400)
    expect((await driver.call('GET', '/logistics?hasDriver=false')).body.total).toBe(0)
  })

  it('walks every row once by cursor, whatever the sort', { tags: ['7.5-01', '7.9-12'] }, async () => {
    const sorts = ['pickUpTime', '-pickUpTime', 'organization', '-organization', 'status', '-createdAt']
    for (const sort of [...sorts, 'wayNumber', '-plateNumber']) {
      const seen: string[] = []
      let after: string | null = null
      do {
        const query: Record<string, string> = { sort, limit: '3', ...(after === null ? {} : { after }) }
        const { body } = await operation.call('GET', '/logistics', { query })
        seen.push(...body.data.map(({ _id }: { _id: string }) => _id))
        after = body.next
      } while (after !== null)
      const { body } = await operation.call('GET', '/logistics', { query: { sort } })
      expect(seen).toEqual(body.data.map(({ _id }: { _id: string }) => _id))
      expect(new Set(seen).size).toBe(body.total)
    }
  })

  it('refuses an unknown sort, a foreign cursor and a page too deep', async () => {
    expect((await operation.call('GET', '/logistics?sort=remark')).status).toBe(400)
    expect((await operation.call('GET', '/logistics?after=abc')).body.code).toBe('list.unknown-cursor')
    expect((await operation.call('GET', '/logistics?page=101&limit=100')).body.code).toBe('list.use-after')
  })

  it('exports what is filtered as CSV and XLSX', async () => {
    const csv = await operation.call('GET', '/logistics/export?status=COMPLETED')
    const { body } = await operation.call('GET', '/logistics?status=COMPLETED')
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.text.trim().split('\r\n').length).toBe(body.total + 1)
    const xlsx = await operation.call('GET', '/logistics/export?format=xlsx')
    expect(xlsx.text.startsWith('PK')).toBe(true)
  })
})

describe('deleting', () => {
  it('is for super admin and operation manager, and archives', {
    tags: ['2.8-06', '4-30', '6-17', '7.5-09'],
  }, async () => {
    const id = await createPickup(operation, organizationId, '2026-01-10T02:30:00Z', [item('Papers', 5)])
    expect((await operation.call('DELETE', `/logistics/${id}`)).status).toBe(403)
    const manager = await signInAs(testApp, 'OPERATION MANAGER')
    expect((await manager.call('DELETE', `/logistics/${id}`)).status).toBe(200)
    expect((await operation.call('GET', `/logistics/${id}`)).status).toBe(404)
  })
})

describe("an organization's own pickups", () => {
  it('answers a year without items, and completed ones with items and filters', {
    tags: ['2.14-13', '2.14-14', '7.5-02'],
  }, async () => {
    const year = await customer.call('GET', `/logistics/organizations/${organizationId}?year=2026`)
    expect(year.body.data.length).toBeGreaterThan(5)
    expect(year.body.data[0].items).toBeUndefined()
    const path = `/logistics/organizations/${organizationId}`
    const all = await customer.call('GET', path, { query: { include: 'items' } })
    expect(new Set(all.body.data.map(({ status }: { status: string }) => status))).toEqual(new Set(['COMPLETED']))
    const cans = await customer.call('GET', path, { query: { include: 'items', Cans: 'beer' } })
    expect(cans.body.data.length).toBe(1)
    const january = await customer.call('GET', path, { query: { include: 'items', date: '2026/01' } })
    expect(january.body.data.length).toBeLessThan(all.body.data.length)
    for (const date of ['Jan 2026', '2026 jan']) {
      const { body } = await customer.call('GET', path, { query: { include: 'items', date } })
      expect(body.data, date).toEqual(january.body.data)
    }
    const file = await customer.call('GET', `${path}/export`, { query: { Cans: 'beer' } })
    expect(file.text).toContain('Beer cans 0.5')
  })

  it('groups months with completed pickups into quarters', { tags: ['7.5-03', '9-33', '9-34'] }, async () => {
    const { body } = await customer.call('GET', `/logistics/reports/organizations/${organizationId}`)
    expect(body.data.quarters).toEqual([
      {
        label: 'First Quarter 2026',
        ordinal: 1,
        firstMonth: '2026-01',
        months: ['2026-01', '2026-02'],
        isInProgress: true,
      },
    ])
  })
})
