import type { SiteComparison } from '@thant/contracts/reporting/dashboard'
import { beforeAll, expect, it } from 'vitest'
import { createPickup, createSite, item } from '../../../../test/records/factories.ts'
import { createReaders } from '../../../../test/records/waste-readers.ts'
import type { TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let customer: TestActor
let branchManager: TestActor
let organization: string
let branch: string
let closed: string

beforeAll(async () => {
  ;({ staff, organization, branch, customer, branchManager } = await createReaders(testApp))
  closed = await createSite(staff, organization, { name: 'Closed' })
  const landfilled = { ...item('Plastics', 2.5), treatment: 'landfill' }
  await createPickup(staff, organization, '2026-01-10T02:30:00Z', [{ ...item('Papers', 7.5), treatment: 'recycling' }])
  await createPickup(staff, organization, '2026-01-11T02:30:00Z', [landfilled])
  await createPickup(staff, organization, '2026-01-12T02:30:00Z', [landfilled], branch)
  await createPickup(staff, organization, '2025-12-12T02:30:00Z', [landfilled], closed)
  expect((await staff.call('DELETE', `/sites/${closed}`)).status).toBe(200)
})

async function compare(query = '', by = staff): Promise<SiteComparison> {
  return (await by.call('GET', `/dashboard/sites/organizations/${organization}${query}`)).body.data
}

const without = ({ sites }: SiteComparison) => sites.map(({ direct: _, ...figures }) => figures)

it('has the figures of each site, the main one first, which add up to those of the organization', {
  tags: ['10.2-15'],
}, async () => {
  const compared = await compare('?from=2026-01&to=2026-01', customer)
  expect(without(compared)).toEqual([
    { _id: organization, name: 'Main site', pickups: 2, weightKg: 10, diversionRate: 0.75 },
    { _id: branch, name: 'Branch', pickups: 1, weightKg: 2.5, diversionRate: 0 },
  ])
  const { data } = (await staff.call('GET', `/gri/organizations/${organization}?from=2026-01&to=2026-01`)).body
  const { direct, ...total } = compared.total
  expect(total).toEqual({ pickups: 3, weightKg: 12.5, diversionRate: 0.6 })
  expect(direct).toBeCloseTo(data.scope3Category5.direct, 10)
  expect(compared.sites.reduce((sum, site) => sum + site.direct, 0)).toBeCloseTo(direct, 10)
})

it('has an archived site in the months in which something was collected there, and no share of nothing', {
  tags: ['10.2-15'],
}, async () => {
  expect(without(await compare('?to=2025-12'))).toEqual([
    { _id: organization, name: 'Main site', pickups: 0, weightKg: 0, diversionRate: null },
    { _id: branch, name: 'Branch', pickups: 0, weightKg: 0, diversionRate: null },
    { _id: closed, name: 'Closed', pickups: 1, weightKg: 2.5, diversionRate: 0 },
  ])
  expect((await compare()).total.weightKg).toBe(15)
})

it('has no other sites for who is limited to one', { tags: ['10.2-07'] }, async () => {
  const { sites, total } = await compare('', branchManager)
  expect(sites.map(({ name }) => name)).toEqual(['Branch'])
  expect(total.weightKg).toBe(2.5)
})

it('refuses a last month before the first', async () => {
  const path = `/dashboard/sites/organizations/${organization}?from=2026-02&to=2026-01`
  expect((await staff.call('GET', path)).status).toBe(400)
})
