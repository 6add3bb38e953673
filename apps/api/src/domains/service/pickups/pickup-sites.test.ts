import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#database/transaction.ts'
import { rebuildWasteTotals } from '#domains/materials/wastes/wastes.service.ts'
import { createOrganization, createPickup, createSite, item } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let organization: string
let port: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'SUPER ADMIN')
  organization = await createOrganization(staff, { officePhoneNumber: '01 234 567' })
  port = await createSite(staff, organization, { name: 'Port', location: { lng: 96.17, lat: 16.77 } })
})

const read = async (path: string, by = staff) => (await by.call('GET', path)).body.data
const schedule = (body: object) =>
  staff.call('POST', '/logistics', {
    body: { organizationId: organization, pickUpTime: '2026-02-06T02:30:00Z', ...body },
  })
const change = (id: string, body: object) => staff.call('PATCH', `/logistics/${id}`, { body })

describe('a pickup', () => {
  it('is at the main site unless another one is named', { tags: ['10.2-04'] }, async () => {
    expect((await schedule({})).body.data.site).toMatchObject({ _id: organization, name: 'Main site' })
    expect((await schedule({ siteId: port })).body.data.site).toMatchObject({ _id: port, name: 'Port' })
  })

  it('is refused at a site of another organization, at an archived or at an unknown one', async () => {
    const { body: made } = await schedule({})
    const archived = await createSite(staff, organization)
    await staff.call('DELETE', `/sites/${archived}`)
    for (const siteId of [await createOrganization(staff), archived, '00000000-0000-4000-8000-000000000000']) {
      for (const { status, body } of [await schedule({ siteId }), await change(made.data._id, { siteId })]) {
        expect([status, body.code, body.issues[0].path]).toEqual([400, 'site.unknown', 'siteId'])
      }
    }
  })

  // 10.2-05: the replies, without the screens.
  it('is listed with its site, and found by it in every list', { tags: ['10.2-05', '10.2-09'] }, async () => {
    const id = (await schedule({ siteId: port })).body.data._id
    const paths = [
      `/logistics?site=${port}&from=2026-02-06&to=2026-02-06`,
      `/logistics?view=calendar&from=2026-02-06&to=2026-02-06&site=${port}`,
      `/logistics/organizations/${organization}?year=2026&site=${port}`,
    ]
    for (const path of paths) {
      const rows: Array<{ _id: string; site: object }> = await read(path)
      expect(rows.map(({ _id }) => _id)).toContain(id)
      expect(new Set(rows.map(({ site }) => JSON.stringify(site)))).toEqual(
        new Set([JSON.stringify({ _id: port, name: 'Port' })]),
      )
    }
    const { text } = await staff.call('GET', `/logistics/export?site=${port}`)
    expect(text.split('\n')[1]).toMatch(/,Port\r?$/)
  })

  it('tells the crew where the site is, whom to call there, when it is open and how to get in', {
    tags: ['10.2-04'],
  }, async () => {
    const driver = await signInAs(testApp, 'DRIVER')
    const { body } = await schedule({ siteId: port, vehicle: { driver: driver.id } })
    expect(await read(`/logistics/${body.data._id}`, driver)).toMatchObject({
      organizationId: {
        location: { lng: 96.17, lat: 16.77 },
        officePhoneNumber: '01 234 567',
        contactPersonName: 'U Tun',
        contactPersonPhoneNumber: '09 765 4322',
      },
      site: { name: 'Port', openingHours: { from: '07:30', to: '17:00' }, accessNote: 'Ring at the gate' },
    })
    const silent = await createSite(staff, organization, { contactPersonName: '', contactPersonPhoneNumber: '' })
    await change(body.data._id, { siteId: silent })
    expect((await read(`/logistics/${body.data._id}`, driver)).organizationId.contactPersonName).toBe('Daw Khin Mar')
  })

  it('tells a customer the name of the site and no more', async () => {
    const customer = await signInAs(testApp, 'USER', organization)
    const id = (await schedule({ siteId: port })).body.data._id
    expect((await read(`/logistics/${id}`, customer)).site).toEqual({ _id: port, name: 'Port' })
  })

  it('is asked about when another one is at the same site at the same time, not at another site', async () => {
    const pickUpTime = '2026-02-09T02:30:00Z'
    await schedule({ pickUpTime })
    expect((await schedule({ pickUpTime, siteId: port, isSure: false })).status).toBe(201)
    expect((await schedule({ pickUpTime, siteId: port, isSure: false })).body.code).toBe('record.doubtful')
  })
})

describe('the figures of sites', () => {
  it('add up to those of the organization, to the gram, also when a pickup moves or is deleted', {
    tags: ['10.2-05'],
  }, async () => {
    const sites = [port, organization, await createSite(staff, organization)]
    const made: string[] = []
    const grams = fc.sample(fc.integer({ min: 1, max: 99_999_999 }), { numRuns: 24, seed: 7 })
    const types = ['Papers', 'Plastics', 'Organic', 'E-waste']
    for (const [index, weight] of grams.entries()) {
      const day = `2026-0${1 + (index % 2)}-02T02:30:00Z`
      const items = [item(types[index % 4] ?? '', weight / 1_000), item('Papers', (index + 1) / 1_000)]
      made.push(await createPickup(staff, organization, day, items, sites[index % 3]))
    }
    await change(made[0] ?? '', { siteId: sites[2] })
    await change(made[1] ?? '', { siteId: sites[0], items: [item('Cans', 0.001)] })
    await staff.call('DELETE', `/logistics/${made[2]}`)

    const paths = [
      `/wastes/organizations/${organization}`,
      `/wastes/monthly/${organization}`,
      `/dashboard/wastes/organizations/${organization}`,
      `/dashboard/pickups/organizations/${organization}`,
      `/dashboard/growth_rate/organizations/${organization}`,
      `/carbon/organizations/${organization}?quarter=2026-01`,
    ]
    for (const path of paths) {
      const query = (site: string) => `${path}${path.includes('?') ? '&' : '?'}site=${site}`
      const parts = await Promise.all(sites.map(async (site) => sumOf(await read(query(site)))))
      expect([path, parts.reduce((sum, part) => sum + part, 0)]).toEqual([path, sumOf(await read(path))])
    }
    const stored = async () =>
      (await testApp.pool.query('select * from waste_totals order by 1, 2, 3, 4, 5, 6, 7')).rows
    const before = await stored()
    await inTransaction(testApp.pool, (transaction) => rebuildWasteTotals(transaction, 'Asia/Yangon'))
    expect(await stored()).toEqual(before)
  })

  it('are refused for a site of another organization', async () => {
    const other = await createOrganization(staff)
    for (const path of ['/wastes/organizations', '/wastes/monthly', '/dashboard/pickups/organizations']) {
      const { status, body } = await staff.call('GET', `${path}/${organization}?site=${other}`)
      expect([path, status, body.code]).toEqual([path, 404, 'site.not-found'])
    }
  })
})

/** Adds up the weights of a reply in grams, and counts as they are. */
function sumOf(reply: unknown): number {
  if (Array.isArray(reply)) return reply.reduce((sum: number, row) => sum + sumOf(row), 0)
  const { quantity, month, count, compared, emissions, ...weights } = reply as Record<string, never>
  if (count !== undefined) return count
  if (quantity !== undefined) return inGrams(quantity)
  if (emissions !== undefined) return inGrams((emissions as { total: { weightKg: number } }).total.weightKg)
  if (compared !== undefined) return inGrams((compared as { now: { collectedWastes: number } }).now.collectedWastes)
  return Object.values(weights).reduce<number>((sum, kg) => sum + inGrams(kg), 0)
}

function inGrams(kg: number): number {
  return Math.round(kg * 1_000)
}
