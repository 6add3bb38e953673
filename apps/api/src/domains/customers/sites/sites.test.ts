import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { schedules } from '#database/schema/schedules.ts'
import { sites } from '#database/schema/sites.ts'
import { createOrganization, createPickup, createSite, siteForm } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
})

const list = async (organization: string, by = staff, query = '') =>
  (await by.call('GET', `/organizations/${organization}/sites${query}`)).body.data as Array<{
    _id: string
    name: string
  }>
const change = (id: string, body: object) => staff.call('PATCH', `/sites/${id}`, { body })
const archive = (id: string) => staff.call('DELETE', `/sites/${id}`)

describe('the sites of an organization', () => {
  it('begin with a main site, which is where the organization is', { tags: ['10.2-01'] }, async () => {
    const id = await createOrganization(staff, { location: { lng: 96.1951, lat: 16.8661 } })
    expect(await list(id)).toEqual([
      {
        _id: id,
        __v: 0,
        createdAt: '2026-02-03T03:00:00.000Z',
        updatedAt: '2026-02-03T03:00:00.000Z',
        organizationId: id,
        name: 'Main site',
        isMain: true,
        address: '12 Strand Road, Kyauktada, Yangon',
        location: { lng: 96.1951, lat: 16.8661 },
        contactPersonName: 'Daw Khin Mar',
        contactPersonPhoneNumber: '+95 9 765 4321',
        openingHours: null,
        accessNote: '',
        archivedAt: null,
      },
    ])
  })

  it('are added with everything that was sent, and listed by name', { tags: ['10.2-01'] }, async () => {
    const organization = await createOrganization(staff)
    const form = siteForm({ name: 'Hledan branch', location: { lng: 96.13, lat: 16.82 } })
    const { status, body } = await staff.call('POST', `/organizations/${organization}/sites`, { body: form })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ ...form, isMain: false, organizationId: organization })
    await createSite(staff, organization, { name: 'Airport' })
    expect((await list(organization)).map(({ name }) => name)).toEqual(['Airport', 'Hledan branch', 'Main site'])
    expect((await list(organization, staff, '?sort=-name&name=a')).map(({ name }) => name)).toEqual([
      'Main site',
      'Hledan branch',
      'Airport',
    ])
    expect((await list(organization, staff, '?q=hledan')).map(({ name }) => name)).toEqual(['Hledan branch'])
    const { text } = await staff.call('GET', `/organizations/${organization}/sites/export`)
    expect(text).toContain('Hledan branch,')
    expect(text).toContain(',07:30,17:00,Ring at the gate')
  })

  it.each([
    [{ name: '' }, 'name', 'Required'],
    [{ address: '' }, 'address', 'Required'],
    [{ openingHours: { from: '7:30', to: '17:00' } }, 'openingHours.from', 'Invalid time'],
    [{ openingHours: { from: '07:30', to: '07:30' } }, 'openingHours.to', 'Must differ from the time of opening'],
    [{ openingHours: { from: '07:30' } }, 'openingHours.to', 'Required'],
    [{ contactPersonPhoneNumber: 'none' }, 'contactPersonPhoneNumber', 'Invalid number'],
  ])('are refused with %o', async (wrong, path, message) => {
    const organization = await createOrganization(staff)
    const { status, body } = await staff.call('POST', `/organizations/${organization}/sites`, { body: siteForm(wrong) })
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })

  it('have different names, whatever the case, until one is deleted', { tags: ['10.2-02'] }, async () => {
    const organization = await createOrganization(staff)
    const site = await createSite(staff, organization, { name: 'Airport' })
    const add = () =>
      staff.call('POST', `/organizations/${organization}/sites`, { body: siteForm({ name: 'AIRPORT' }) })
    const { status, body } = await add()
    expect([status, body.code, body.issues[0].path]).toEqual([409, 'site.name-taken', 'name'])
    await archive(site)
    expect((await add()).status).toBe(201)
  })

  it('are of an organization that is there, and known to a customer only as their own', async () => {
    const ours = await createOrganization(staff)
    const theirs = await createOrganization(staff)
    const customer = await signInAs(testApp, 'USER', ours)
    expect((await list(ours, customer)).map(({ _id }) => _id)).toEqual([ours])
    for (const path of [`/organizations/${theirs}/sites`, `/organizations/${theirs}/sites/export`]) {
      expect((await customer.call('GET', path)).body.code).toBe('organization.not-found')
    }
    expect((await customer.call('GET', `/sites/${theirs}`)).body.code).toBe('site.not-found')
    const nowhere = '00000000-0000-4000-8000-000000000000'
    const added = await staff.call('POST', `/organizations/${nowhere}/sites`, { body: siteForm() })
    expect(added.body.code).toBe('organization.not-found')
  })
})

describe('changing a site', () => {
  it('changes what is sent, leaves the rest, and refuses a stale version', async () => {
    const site = await createSite(staff, await createOrganization(staff))
    const before = (await staff.call('GET', `/sites/${site}`)).body.data
    const { body } = await change(site, { openingHours: null, name: 'Renamed', __v: 0 })
    expect(body.data).toEqual({ ...before, openingHours: null, name: 'Renamed', __v: 1 })
    const stale = await change(site, { name: 'Again', __v: 0 })
    expect([stale.status, stale.body.current.name]).toEqual([409, 'Renamed'])
  })

  it('changes of the main site all but its place, which follows the organization', { tags: ['10.2-01'] }, async () => {
    const organization = await createOrganization(staff)
    const main = (await staff.call('GET', `/sites/${organization}`)).body.data
    const { _id, isMain, organizationId, createdAt, updatedAt, archivedAt, __v, ...form } = main
    const sent = { ...form, name: 'Head office', accessNote: 'Back door' }
    expect((await change(organization, sent)).body.data).toMatchObject({ name: 'Head office', accessNote: 'Back door' })

    const { status, body } = await change(organization, { address: 'Elsewhere', contactPersonName: 'U Ba' })
    expect([status, body.issues.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['address', 'contactPersonName'],
    ])
    await staff.call('PATCH', `/organizations/${organization}`, { body: { address: 'Elsewhere' } })
    expect((await staff.call('GET', `/sites/${organization}`)).body.data).toMatchObject({
      name: 'Head office',
      address: 'Elsewhere',
    })
  })
})

describe('deleting a site', () => {
  it('archives it: it leaves the list, stays readable, and can no longer be changed', {
    tags: ['10.2-03'],
  }, async () => {
    const organization = await createOrganization(staff)
    const site = await createSite(staff, organization)
    expect((await archive(site)).status).toBe(200)
    expect((await list(organization)).map(({ _id }) => _id)).toEqual([organization])
    expect((await staff.call('GET', `/sites/${site}`)).body.data.archivedAt).toBe('2026-02-03T03:00:00.000Z')
    expect((await change(site, { name: 'Again' })).body.code).toBe('site.not-found')
    expect((await archive(site)).body.code).toBe('site.not-found')
  })

  it('is refused for the main site', async () => {
    const { status, body } = await archive(await createOrganization(staff))
    expect([status, body.code]).toEqual([409, 'site.is-main'])
  })

  it('is refused while pickups are ahead or a schedule goes on, and tells how many', {
    tags: ['10.2-03'],
  }, async () => {
    const organization = await createOrganization(staff)
    const site = await createSite(staff, organization)
    const pickup = await createPickup(staff, organization, '2026-02-04T02:30:00Z', [], site)
    await createPickup(staff, organization, '2026-02-02T02:30:00Z', [], site)
    const [schedule] = await testApp.database
      .insert(schedules)
      .values({
        organizationId: organization,
        siteId: site,
        startsOn: '2026-01-01',
        endsOn: '2026-02-03',
        weekdays: [2],
        timeOfDay: '07:00',
      })
      .returning()
    const { status, body } = await archive(site)
    expect([status, body.code, body.values]).toEqual([
      409,
      'site.in-use',
      { pickups: 1, schedules: 1, requests: 0, bins: 0 },
    ])
    await staff.call('PATCH', `/logistics/${pickup}`, { body: { siteId: organization } })
    await testApp.database
      .update(schedules)
      .set({ endsOn: '2026-02-02' })
      .where(eq(schedules.id, schedule?.id ?? ''))
    expect((await archive(site)).status).toBe(200)
  })

  it('and a pickup at the same moment never leave a pickup at an archived site', { tags: ['10.2-03'] }, async () => {
    const organization = await createOrganization(staff)
    for (let round = 0; round < 5; round += 1) {
      const site = await createSite(staff, organization)
      const body = { organizationId: organization, siteId: site, pickUpTime: '2026-02-05T02:30:00Z' }
      const [archived, scheduled] = await Promise.all([archive(site), staff.call('POST', '/logistics', { body })])
      expect([archived.status, scheduled.status].sort()).toEqual(archived.status === 200 ? [200, 400] : [201, 409])
      const [stored] = await testApp.database.select().from(sites).where(eq(sites.id, site))
      expect(stored?.archivedAt === null).toBe(scheduled.status === 201)
    }
  })
})
