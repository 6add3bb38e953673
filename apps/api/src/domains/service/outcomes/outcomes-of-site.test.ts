import { beforeAll, expect, it } from 'vitest'
import { createOrganization, createPickup, createSite, item } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

// The tests' clock stands at 09:30 in Yangon on 3 February 2026.
const testApp = useTestApp()
let staff: TestActor
let lotus: string
let branch: string
let branchPickup: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  lotus = await createOrganization(staff, { name: 'Lotus' })
  branch = await createSite(staff, lotus)
  await fail(lotus)
  branchPickup = await fail(branch)
})

/** Plans a pickup of yesterday, records that it failed, and reports it as missed besides. */
async function fail(siteId: string): Promise<string> {
  const body = { organizationId: lotus, siteId, pickUpTime: '2026-02-02T02:30:00Z', status: 'CONFIRMED' }
  const { _id } = (await staff.call('POST', '/logistics', { body })).body.data
  const customer = await signInAs(testApp, 'USER', lotus)
  const report = { kind: 'missed', note: 'Nobody came' }
  expect((await customer.call('POST', `/logistics/${_id}/missed_reports`, { body: report })).status).toBe(201)
  expect((await staff.call('POST', `/logistics/${_id}/outcomes`, { body: { code: 'flooded' } })).status).toBe(201)
  return _id
}

const read = async (path: string, query: string) => (await staff.call('GET', `${path}?${query}`)).body.data

it.each(['/outcomes', '/missed_reports'])(
  '%s is narrowed to an organization and a site of it',
  { tags: ['10.2-13'] },
  async (path) => {
    expect(await read(path, `organizationId=${lotus}`)).toHaveLength(2)
    const [only, ...rest] = await read(path, `organizationId=${lotus}&site=${branch}`)
    expect([only.pickup._id, rest]).toEqual([branchPickup, []])
  },
)

it('rates are counted for a site', { tags: ['10.2-13'] }, async () => {
  const ofSite = `organizationId=${lotus}&site=${branch}`
  expect((await read('/outcomes/rates', `from=2026-02&to=2026-02&${ofSite}`))[0]).toMatchObject({ planned: 1 })
  expect((await read('/outcomes/organization_rates', ofSite))[0]).toMatchObject({ planned: 1, missed: { neither: 1 } })
  expect((await read('/outcomes/organization_rates', `organizationId=${lotus}`))[0]).toMatchObject({ planned: 2 })
})

it.each(['/outcomes', '/missed_reports'])('%s names the site of each row in its export', async (path) => {
  const { text } = await staff.call('GET', `${path}/export?organizationId=${lotus}&site=${branch}`)
  const [header = '', row = ''] = text.split('\r\n')
  expect(row.split(',')[header.split(',').indexOf('Site')]).toMatch(/^Branch \d+$/)
})

it('rates are exported as they are rounded on screen', async () => {
  const pearl = await createOrganization(staff, { name: 'Pearl' })
  const completed = [1, 2, 3, 4, 5].map((hour) =>
    createPickup(staff, pearl, `2026-02-02T0${hour}:00:00Z`, [item('Papers', 1)]),
  )
  await Promise.all([...completed, createPickup(staff, pearl, '2026-02-02T06:00:00Z')])
  const { text } = await staff.call('GET', `/outcomes/organization_rates/export?organizationId=${pearl}`)
  expect(text.split('\r\n')[1]).toMatch(/^Pearl,2026-02,6,5,83\.3,/)
})
