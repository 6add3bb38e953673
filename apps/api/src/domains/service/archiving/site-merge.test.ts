import { beforeAll, describe, expect, it } from 'vitest'
import {
  createBin,
  createOrganization,
  createPickup,
  createSchedule,
  createSite,
  item,
} from '../../../../test/records/factories.ts'
import { createPlacedBin } from '../../../../test/records/placed-bins.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

// The tests' clock stands at 09:30 in Yangon on Tuesday, 3 February 2026.
const testApp = useTestApp()
let staff: TestActor
let admin: TestActor

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  admin = await signInAs(testApp, 'SUPER ADMIN')
})

const read = async (path: string) => (await admin.call('GET', path)).body.data
const merge = (id: string, into: string) => staff.call('POST', `/sites/${id}/merge`, { body: { into } })
const siteOf = async (pickup: string) => (await read(`/logistics/${pickup}`)).site._id
const usesOf = (id: string) => read(`/sites/${id}/uses`)
const auditOf = async (entity: string, id: string) =>
  (await read(`/audit?entity=${entity}&entityId=${id}&limit=100`)) as Array<{ action: string; after: object }>

async function createTwoSites() {
  const organization = await createOrganization(staff)
  const closing = await createSite(staff, organization, { name: 'Closing' })
  return { organization, closing }
}

describe('merging a site into another one', () => {
  it('moves what is ahead, as it was counted, leaves the past, and archives the site', {
    tags: ['10.2-11'],
  }, async () => {
    const { organization, closing } = await createTwoSites()
    const over = await createPickup(staff, organization, '2026-02-02T02:30:00Z', [item('Papers', 5)], closing)
    const ahead = await createPickup(staff, organization, '2026-02-04T02:30:00Z', [], closing)
    const schedule = await createSchedule(staff, organization, {
      siteId: closing,
      startsOn: '2026-01-06',
      weekdays: [2],
      endsOn: '2026-02-28',
    })
    const requested = { organizationId: organization, siteId: closing, kind: 'extra', wantedAt: '2026-03-03T02:30:00Z' }
    const request: string = (await staff.call('POST', '/pickup_requests', { body: requested })).body.data._id
    const planned: Array<{ _id: string; isTouched: boolean }> = (await read(`/schedules/${schedule}`)).pickups
    expect(planned).toHaveLength(3)
    const counted = { pickups: 4, schedules: 1, requests: 1, bins: 0 }
    expect(await usesOf(closing)).toEqual(counted)
    expect((await staff.call('DELETE', `/sites/${closing}`)).body).toMatchObject({
      code: 'site.in-use',
      values: counted,
    })

    const { status, body } = await merge(closing, organization)
    expect([status, body.data]).toEqual([200, counted])
    expect(await usesOf(closing)).toEqual({ pickups: 0, schedules: 0, requests: 0, bins: 0 })
    expect((await read(`/sites/${closing}`)).archivedAt).toBe('2026-02-03T03:00:00.000Z')
    expect([await siteOf(over), await siteOf(ahead)]).toEqual([closing, organization])
    expect(await read(`/wastes/organizations/${organization}?site=${closing}`)).toEqual([
      { name: 'Papers', quantity: 5 },
    ])
    expect((await read(`/pickup_requests/${request}`)).site._id).toBe(organization)

    const { siteId, followedById } = await read(`/schedules/${schedule}`)
    const followed = await read(`/schedules/${followedById}`)
    expect([siteId._id, followed.siteId._id]).toEqual([closing, organization])
    expect(followed.pickups).toEqual(planned)
    for (const { _id } of planned) expect(await siteOf(_id)).toBe(organization)

    expect(await auditOf('site', closing)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'site.merge', after: { site: 'Main site', ...counted } }),
        expect.objectContaining({ action: 'site.archive' }),
      ]),
    )
    expect(await auditOf('pickup', ahead)).toContainEqual(
      expect.objectContaining({ action: 'pickup.change', after: { site: 'Main site' } }),
    )
  })

  it('moves the bins that stand there, and tells where they stood until today', { tags: ['10.2-11'] }, async () => {
    const { organization, closing } = await createTwoSites()
    const form = { organizationId: organization, siteId: closing, binId: await createBin(admin) }
    const standing = await createPlacedBin(staff, form, { placedOn: '2026-02-01' })
    const toCome = await createPlacedBin(staff, form, { placedOn: '2026-02-20' })
    const gone = await createPlacedBin(staff, form, { placedOn: '2026-01-05', removedOn: '2026-01-31' })
    expect(await usesOf(closing)).toEqual({ pickups: 0, schedules: 0, requests: 0, bins: 2 })
    expect((await staff.call('DELETE', `/sites/${closing}`)).body.code).toBe('site.in-use')

    expect((await merge(closing, organization)).body.data).toMatchObject({ bins: 2 })
    const placeOf = async (id: string) => {
      const { site, placedOn } = await read(`/placed_bins/${id}`)
      return [site._id, placedOn]
    }
    expect(await placeOf(standing)).toEqual([organization, '2026-02-03'])
    expect(await placeOf(toCome)).toEqual([organization, '2026-02-20'])
    expect(await placeOf(gone)).toEqual([closing, '2026-01-05'])
    expect(await read(`/placed_bins/${standing}/former`)).toEqual([
      expect.objectContaining({ placedOn: '2026-02-01', removedOn: '2026-02-03' }),
    ])
    expect(await read(`/placed_bins/${toCome}/former`)).toEqual([])
    expect((await read(`/sites/${closing}`)).archivedAt).not.toBeNull()
  })

  it('ends a schedule of every second week that ends before its next week', { tags: ['10.2-11'] }, async () => {
    const { organization, closing } = await createTwoSites()
    const schedule = await createSchedule(staff, organization, {
      siteId: closing,
      startsOn: '2026-01-13',
      everyWeeks: 2,
      weekdays: [2],
      endsOn: '2026-02-05',
    })
    expect(await usesOf(closing)).toEqual({ pickups: 0, schedules: 1, requests: 0, bins: 0 })
    const { status, body } = await merge(closing, organization)
    expect([status, body.data]).toEqual([200, { pickups: 0, schedules: 1, requests: 0, bins: 0 }])
    expect(await read(`/schedules/${schedule}`)).toMatchObject({ endsOn: '2026-02-02', followedById: null })
  })

  it('is refused for the main site, for an archived one, and into anything but another site of the organization', {
    tags: ['10.2-11'],
  }, async () => {
    const { organization, closing } = await createTwoSites()
    const archived = await createSite(staff, organization)
    await staff.call('DELETE', `/sites/${archived}`)
    expect((await merge(organization, closing)).body.code).toBe('site.is-main')
    expect((await merge(archived, closing)).body.code).toBe('site.not-found')
    const nowhere = '00000000-0000-4000-8000-000000000000'
    for (const into of [closing, closing.toUpperCase(), archived, nowhere, await createOrganization(staff)]) {
      const { status, body } = await merge(closing, into)
      expect([into, status, body.issues]).toEqual([
        into,
        400,
        [{ path: 'into', message: 'Please choose a site of this organization.' }],
      ])
    }
    expect((await read(`/sites/${closing}`)).archivedAt).toBeNull()
  })

  it('moves each of two sites that are merged into each other at once in one direction only', {
    tags: ['10.2-11'],
  }, async () => {
    const organization = await createOrganization(staff)
    const [one, other] = [await createSite(staff, organization), await createSite(staff, organization)]
    const pickups = [
      await createPickup(staff, organization, '2026-02-05T02:30:00Z', [], one),
      await createPickup(staff, organization, '2026-02-06T02:30:00Z', [], other),
    ]
    const statuses = (await Promise.all([merge(one, other), merge(other, one)])).map(({ status }) => status)
    const kept = statuses[0] === 200 ? other : one
    expect(statuses.toSorted()).toEqual([200, 400])
    for (const pickup of pickups) expect(await siteOf(pickup)).toBe(kept)
  })

  it('never leaves a pickup behind that is planned at the same moment', { tags: ['10.2-11'] }, async () => {
    const organization = await createOrganization(staff)
    for (let round = 0; round < 5; round += 1) {
      const site = await createSite(staff, organization)
      const body = { organizationId: organization, siteId: site, pickUpTime: '2026-02-05T02:30:00Z', isSure: true }
      const [merged, scheduled] = await Promise.all([
        merge(site, organization),
        staff.call('POST', '/logistics', { body }),
      ])
      expect(merged.status).toBe(200)
      if (scheduled.status === 201) expect(await siteOf(scheduled.body.data._id)).toBe(organization)
      else expect(scheduled.body.issues[0].path).toBe('siteId')
    }
  })
})

describe('restoring a site', () => {
  it('offers it again; what was moved stays where it is', { tags: ['10.2-03'] }, async () => {
    const { organization, closing } = await createTwoSites()
    const ahead = await createPickup(staff, organization, '2026-02-04T02:30:00Z', [], closing)
    await merge(closing, organization)
    const list = `/organizations/${organization}/sites`
    const archivedIds = async () =>
      ((await read(`${list}?view=archived`)) as Array<{ _id: string }>).map(({ _id }) => _id)
    expect(await archivedIds()).toEqual([closing])
    const { status, body } = await staff.call('POST', `/sites/${closing}/restore`)
    expect([status, body.data.archivedAt]).toEqual([200, null])
    expect([await archivedIds(), await siteOf(ahead)]).toEqual([[], organization])
    expect((await read(list)).map(({ name }: { name: string }) => name)).toEqual(['Closing', 'Main site'])
    expect((await auditOf('site', closing)).map(({ action }) => action)).toContain('site.restore')
    expect((await staff.call('POST', `/sites/${closing}/restore`)).status).toBe(404)
  })

  it('is refused while another site has its name, and for an archived organization', {
    tags: ['10.2-03'],
  }, async () => {
    const { organization, closing } = await createTwoSites()
    await staff.call('DELETE', `/sites/${closing}`)
    const other = await createSite(staff, organization, { name: 'CLOSING' })
    const taken = await staff.call('POST', `/sites/${closing}/restore`)
    expect([taken.status, taken.body.code]).toEqual([409, 'site.name-taken'])
    await staff.call('DELETE', `/sites/${other}`)
    await admin.call('DELETE', `/organizations/${organization}`)
    expect((await staff.call('POST', `/sites/${closing}/restore`)).status).not.toBe(200)
    expect((await read(`/sites/${closing}`)).archivedAt).not.toBeNull()
  })
})
