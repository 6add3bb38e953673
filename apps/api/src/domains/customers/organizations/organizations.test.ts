import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { organizations } from '#database/schema/organizations.ts'
import { pngFile } from '../../../../test/files/images.ts'
import { upload } from '../../../../test/files/upload.ts'
import { createOrganization, createPickup, item, organizationForm } from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor, testPassword } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
const contracts = [
  { startDate: '2024-01-01', endDate: '2024-12-31' },
  { startDate: '2025-01-01', endDate: '2026-12-31' },
]
let superAdmin: TestActor
let staff: TestActor
let finance: TestActor

beforeAll(async () => {
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  staff = await signInAs(testApp, 'OPERATION')
  finance = await signInAs(testApp, 'FINANCE OFFICE')
})

const get = (id: string, by = staff) => by.call('GET', `/organizations/${id}`)
const change = (id: string, body: object, by = staff) => by.call('PATCH', `/organizations/${id}`, { body })

describe('adding an organization', () => {
  it('answers everything that was sent, with the logo as a ready URL', {
    tags: ['3-10', '3-11', '3-12', '7.1-03', '7.4-02', '7.4-03', '7.4-06', '7.11-01'],
  }, async () => {
    const { body: uploaded } = await upload(staff, await pngFile())
    const form = organizationForm({
      startDate: '2024-01-01',
      expiredDate: '2026-12-31',
      location: { lng: 96.1951, lat: 16.8661 },
      contracts,
      logo: uploaded.data.file,
    })
    const { status, body } = await staff.call('POST', '/organizations', { body: form })
    expect([status, body.message]).toEqual([201, 'Successfully added organization!'])
    expect(body.data).toEqual({
      ...form,
      _id: expect.any(String),
      __v: 0,
      createdAt: '2026-02-03T03:00:00.000Z',
      updatedAt: '2026-02-03T03:00:00.000Z',
      logo: uploaded.data.url,
      archivedAt: null,
      targetDiversionPercent: null,
      targetKilogramsPerMonth: null,
      baseYear: null,
    })
    expect((await get(body.data._id, finance)).body.data).toEqual(body.data)
    expect((await call(testApp.app, 'GET', body.data.logo.replace('/api', ''))).status).toBe(200)
  })
})

describe('changing an organization', () => {
  it('changes what is sent and leaves the rest', { tags: ['7.4-04', '7.11-01'] }, async () => {
    const id = await createOrganization(staff, { contracts, expiredDate: '2026-12-31', info: 'before' })
    const before = (await get(id)).body.data
    const { status, body } = await change(id, { info: 'after' })
    expect(status).toBe(200)
    expect(body.data).toEqual({ ...before, info: 'after', __v: 1 })
    const emptied = await change(id, { contracts: [], expiredDate: null })
    expect(emptied.body.data).toEqual({ ...before, info: 'after', __v: 2, contracts: [], expiredDate: null })
  })

  it('keeps the periods in the order they were entered', async () => {
    const id = await createOrganization(staff)
    const periods = [...contracts, { startDate: '2020-01-01', endDate: '2020-12-31' }].reverse()
    expect((await change(id, { contracts: periods })).body.data.contracts).toEqual(periods)
    expect((await get(id)).body.data.contracts).toEqual(periods)
  })

  it('answers 409 to the second of two people who save it, with the current record', {
    tags: ['3-13', 'R-rel-05a'],
  }, async () => {
    const id = await createOrganization(staff)
    const [first, second] = [await change(id, { info: 'mine', __v: 0 }), await change(id, { info: 'theirs', __v: 0 })]
    expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'record.stale'])
    expect(second.body.current).toEqual(first.body.data)
    expect((await get(id)).body.data.info).toBe('mine')
  })

  it('loses nothing when two people change different fields at once', async () => {
    const id = await createOrganization(staff)
    await Promise.all([change(id, { info: 'new info' }), change(id, { address: 'new address' }, superAdmin)])
    expect((await get(id)).body.data).toMatchObject({ info: 'new info', address: 'new address', __v: 2 })
  })

  it('accepts a logo only from the user who uploaded it, and only once', async () => {
    const { body } = await upload(superAdmin, await pngFile())
    const [id, other] = [await createOrganization(staff), await createOrganization(staff)]
    const stolen = await change(id, { logo: body.data.file })
    expect([stolen.status, stolen.body.code]).toEqual([400, 'file.unknown'])
    expect((await change(id, { logo: body.data.file }, superAdmin)).body.data.logo).toBe(body.data.url)
    expect((await change(other, { logo: body.data.file }, superAdmin)).body.code).toBe('file.unknown')
    expect((await change(id, { logo: null })).body.data.logo).toBeNull()
  })

  it('keeps an upload usable when the change was refused', async () => {
    const { body } = await upload(staff, await pngFile())
    const id = await createOrganization(staff)
    expect((await change(id, { logo: body.data.file, __v: 7 })).status).toBe(409)
    expect((await change(id, { logo: body.data.file, __v: 0 })).status).toBe(200)
  })

  it('answers 404 for an unknown organization', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    for (const reply of [
      await get(unknown),
      await change(unknown, {}),
      await superAdmin.call('DELETE', `/organizations/${unknown}`),
    ]) {
      expect([reply.status, reply.body.code]).toEqual([404, 'organization.not-found'])
    }
    expect((await get('12')).body.issues).toEqual([{ path: 'id', message: 'Invalid id' }])
  })
})

describe("the organization's own user", () => {
  it('sees it and changes all but dates and contracts, which are dropped', { tags: ['7.4-08'] }, async () => {
    const id = await createOrganization(staff, { startDate: '2024-01-01', expiredDate: '2026-12-31', contracts })
    const customer = await signInAs(testApp, 'USER', id)
    const before = (await get(id)).body.data
    const { status, body } = await change(
      id,
      {
        name: 'Our new name',
        companyType: 'Hotel',
        location: { lng: 96, lat: 16 },
        startDate: '1999-01-01',
        expiredDate: '2099-12-31',
        contracts: [],
      },
      customer,
    )
    expect(status).toBe(200)
    const after = { ...before, name: 'Our new name', companyType: 'Hotel', location: { lng: 96, lat: 16 }, __v: 1 }
    expect(body.data).toEqual(after)
    expect((await get(id, customer)).body.data).toEqual(after)
  })

  it('cannot find another organization', async () => {
    const customer = await signInAs(testApp, 'USER', await createOrganization(staff))
    const other = await createOrganization(staff, { name: 'Untouched' })
    expect((await get(other, customer)).status).toBe(404)
    expect((await change(other, { name: 'Touched' }, customer)).status).toBe(404)
    expect((await get(other)).body.data.name).toBe('Untouched')
  })

  it('cannot find any while belonging to none', async () => {
    const nobody = await signInAs(testApp, 'USER', null)
    expect((await get(await createOrganization(staff), nobody)).status).toBe(404)
  })
})

describe('targets', () => {
  it('are set by staff or customers, stay when others are changed, and are removed by null', {
    tags: ['11.5-13'],
  }, async () => {
    const id = await createOrganization(staff)
    const customer = await signInAs(testApp, 'USER', id)
    const set = { targetDiversionPercent: 92.5, targetKilogramsPerMonth: 400.125 }
    expect((await customer.call('PATCH', `/organizations/${id}`, { body: set })).body.data).toMatchObject(set)
    await staff.call('PATCH', `/organizations/${id}`, {
      body: { info: 'Ask at the gate', targetKilogramsPerMonth: null },
    })
    const { body } = await customer.call('GET', `/organizations/${id}`)
    expect(body.data).toMatchObject({ targetDiversionPercent: 92.5, targetKilogramsPerMonth: null })
  })

  it.each([
    ['targetDiversionPercent', 0],
    ['targetDiversionPercent', 100.01],
    ['targetDiversionPercent', 12.345],
    ['targetKilogramsPerMonth', -1],
    ['targetKilogramsPerMonth', 1_000_001],
    ['targetKilogramsPerMonth', 'much'],
  ])('refuse %s of %s at the field', { tags: ['11.5-13'] }, async (field, value) => {
    const id = await createOrganization(staff)
    const { status, body } = await staff.call('PATCH', `/organizations/${id}`, { body: { [field]: value } })
    expect([status, body.issues?.[0]?.path]).toEqual([400, field])
  })
})

describe('archiving an organization', () => {
  it('takes it out of the list, signs its users out, and keeps its history for staff', {
    tags: ['2.10-08', '4-30', '7.4-05'],
  }, async () => {
    const id = await createOrganization(staff, { name: 'Closing down' })
    const customer = await signInAs(testApp, 'USER', id)
    const pickup = await createPickup(staff, id, '2026-01-05T02:30:00Z', [item('Papers', 5)])
    expect((await superAdmin.call('DELETE', `/organizations/${id}`)).status).toBe(200)

    expect((await staff.call('GET', '/organizations', { query: { name: 'Closing down' } })).body.data).toEqual([])
    expect((await staff.call('GET', `/logistics/${pickup}`)).status).toBe(200)
    expect((await get(id)).body.data.name).toBe('Closing down')
    expect((await staff.call('GET', `/wastes/organizations/${id}`)).body.data).toEqual([
      { name: 'Papers', quantity: 5 },
    ])

    expect((await get(id, customer)).body.code).toBe('session.ended')
    const body = { email: customer.email, password: testPassword }
    expect((await call(testApp.app, 'POST', '/login', { body })).status).toBe(403)
  })

  it('leaves it unchangeable and without new pickups', async () => {
    const id = await createOrganization(staff)
    await superAdmin.call('DELETE', `/organizations/${id}`)
    expect((await change(id, { info: 'late' })).status).toBe(404)
    expect((await superAdmin.call('DELETE', `/organizations/${id}`)).status).toBe(404)
    const body = { organizationId: id, pickUpTime: '2026-02-05T02:30:00Z' }
    const scheduled = await staff.call('POST', '/logistics', { body })
    expect([scheduled.status, scheduled.body.issues[0].path]).toEqual([400, 'organizationId'])
    const [row] = await testApp.database.select().from(organizations).where(eq(organizations.id, id))
    expect(row?.archivedAt).toEqual(testApp.clock.now())
  })
})
