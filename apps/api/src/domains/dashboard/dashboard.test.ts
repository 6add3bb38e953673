import { beforeAll, describe, expect, it } from 'vitest'
import { signInAs, type TestActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/create-test-app.ts'
import { createOrganization, createPickup, item } from '../../../test/factories.ts'

const testApp = useTestApp()
let staff: TestActor
let superAdmin: TestActor
let finance: TestActor

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  finance = await signInAs(testApp, 'FINANCE OFFICE')
})

describe("an organization's figures", () => {
  it('count its completed pickups by their month in Yangon', async () => {
    const id = await createOrganization(staff)
    const count = async (query = '') =>
      (await finance.call('GET', `/dashboard/pickups/organizations/${id}${query}`)).body
    expect((await count()).data).toEqual({ count: 0 })
    await createPickup(staff, id, '2026-01-31T17:29:00Z', [item('Papers', 1)])
    await createPickup(staff, id, '2026-01-31T17:30:00Z', [item('Papers', 1)])
    await createPickup(staff, id, '2026-02-01T02:30:00Z')
    const gone = await createPickup(staff, id, '2026-02-02T02:30:00Z', [item('Papers', 1)])
    await superAdmin.call('DELETE', `/logistics/${gone}`)
    expect((await count()).data).toEqual({ count: 2 })
    expect((await count('?from=2026-02')).data).toEqual({ count: 1 })
    expect((await count('?to=2026-01')).data).toEqual({ count: 1 })
    expect((await count('?duration=2026-03,2026-04')).data).toEqual({ count: 0 })
  })

  it('tell its contract periods and expiry', async () => {
    const contracts = [{ startDate: '2025-01-01', endDate: '2026-12-31' }]
    const id = await createOrganization(staff, { contracts, expiredDate: '2026-12-31' })
    const { body } = await finance.call('GET', `/dashboard/contracts/organizations/${id}`)
    expect(body.data).toEqual({ contracts, expiredDate: '2026-12-31' })
  })

  it.each(['wastes', 'pickups', 'contracts'])('are for its own user, and 404 for another: %s', async (what) => {
    const id = await createOrganization(staff)
    const customer = await signInAs(testApp, 'USER', id)
    const stranger = await signInAs(testApp, 'USER', await createOrganization(staff))
    const path = `/dashboard/${what}/organizations/${id}`
    expect((await customer.call('GET', path)).status).toBe(200)
    expect((await stranger.call('GET', path)).body.code).toBe('organization.not-found')
    const unknown = `/dashboard/${what}/organizations/00000000-0000-4000-8000-000000000000`
    expect((await staff.call('GET', unknown)).body.code).toBe('organization.not-found')
  })
})

it('lists when contracts expire, soonest first, without the archived and the open-ended', async () => {
  const dates = ['2030-05-01', '2030-01-31', '2030-03-01']
  for (const expiredDate of dates) await createOrganization(staff, { name: `Until ${expiredDate}`, expiredDate })
  await createOrganization(staff, { name: 'Until ever' })
  const archived = await createOrganization(staff, { name: 'Until archived', expiredDate: '2030-01-01' })
  await superAdmin.call('DELETE', `/organizations/${archived}`)
  const { body } = await finance.call('GET', '/contract_expries')
  const listed = body.data.filter(({ expiredDate }: { expiredDate: string }) => expiredDate.startsWith('2030'))
  expect(listed.map(({ name }: { name: string }) => name)).toEqual(dates.toSorted().map((date) => `Until ${date}`))
  expect(listed[0].expiredDate).toBe('2030-01-31')
})
