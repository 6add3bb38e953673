import { beforeAll, describe, expect, it } from 'vitest'
import { signInAs, type TestActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/create-test-app.ts'
import { createOrganization, createPickup, createSite, item } from '../../../test/factories.ts'

const testApp = useTestApp()
let staff: TestActor
let own: string

const january = '2026-01-10T02:30:00Z'
const february = '2026-02-10T02:30:00Z'
const both = '?from=2026-01&to=2026-02'
const medianOfFive = {
  companyType: 'Hotel',
  organizations: 5,
  medianDiversionPercent: 67,
  medianKilogramsPerMonth: 120,
  ownKilogramsPerMonth: 40,
}

beforeAll(async () => {
  testApp.clock.set('2026-06-01T03:00:00Z')
  staff = await signInAs(testApp, 'SUPER ADMIN')
  // 50 % and 40 kg a month: what nobody knows of is disposed.
  own = await createCollected('Hotel', january, [part(20, 'recycling'), part(20, 'unknown')])
  // 66.7 % and 60 kg a month.
  const second = await createCollected('Hotel', january, [part(80, 'recycling')])
  await createPickup(staff, second, february, [part(40, 'landfill')])
  // 100 % and 1,234.5 kg a month.
  await createCollected('Hotel', january, [part(1_234.5, 'composting')])
  // 20 % and 1,000 kg a month.
  await createCollected('Hotel', february, [part(200, 'reuse'), part(800, 'incineration-with-energy')])
})

function part(kilograms: number, treatment: string) {
  return { ...item('Papers', kilograms), treatment }
}

async function createCollected(companyType: string, pickUpTime: string, items: object[]): Promise<string> {
  const id = await createOrganization(staff, { companyType })
  await createPickup(staff, id, pickUpTime, items)
  return id
}

async function archive(organization: string): Promise<void> {
  expect((await staff.call('DELETE', `/organizations/${organization}`)).status).toBe(200)
}

async function read(query = both, by = staff, organization = own) {
  const { status, body } = await by.call('GET', `/gri/organizations/${organization}/benchmark${query}`)
  return status === 200 ? body.data : status
}

describe('the benchmark of an organization', () => {
  it('is null for four organizations of a type, and the rounded medians of five', async () => {
    expect(await read()).toBeNull()
    // 81 % and 123.456 kg a month.
    await createCollected('Hotel', january, [part(100, 'recycling'), part(23.456, 'landfill')])
    expect(await read()).toEqual(medianOfFive)
    expect(await read('')).toEqual(medianOfFive)
    expect(await read('?from=2026-01&to=2026-12')).toEqual(medianOfFive)
  })

  it('is of those alone that have the type, had waste in the period and are not archived', async () => {
    await createCollected('Restaurant', january, [part(5, 'recycling')])
    await createOrganization(staff, { companyType: 'Hotel' })
    await createCollected('Hotel', '2026-03-10T02:30:00Z', [part(5, 'recycling')])
    expect(await read()).toEqual(medianOfFive)
    expect(await read('?from=2026-02&to=2026-02')).toBeNull()
    const sixth = await createCollected('Hotel', january, [part(10, 'landfill')])
    // Between 50 and 66.7 %, and between 60 and 123.456 kg.
    expect(await read()).toMatchObject({
      organizations: 6,
      medianDiversionPercent: 58,
      medianKilogramsPerMonth: 92,
    })
    expect(await read(both, staff, sixth)).toMatchObject({ ownKilogramsPerMonth: 10 })
    await archive(sixth)
    expect(await read()).toEqual(medianOfFive)
    expect(await read(both, staff, sixth)).toMatchObject({ organizations: 5, ownKilogramsPerMonth: null })
  })

  it('is for those who see the whole of an organization within their reach', async () => {
    const branch = await createSite(staff, own)
    const customer = await signInAs(testApp, 'USER', own)
    const branchManager = await signInAs(testApp, 'USER', own, { siteIds: [branch] })
    const other = await createOrganization(staff, { companyType: 'Hotel' })
    expect(await read(both, customer)).toEqual(medianOfFive)
    expect(await read(both, branchManager)).toBe(404)
    expect(await read(both, customer, other)).toBe(404)
    expect(await read(both, staff, '00000000-0000-4000-8000-000000000000')).toBe(404)
  })

  it.each([
    ['from=2026-13', 'from', 'Invalid month'],
    ['from=2026-03&to=2026-02', 'to', 'Must not be before the first month'],
  ])('is refused with ?%s', async (query, path, message) => {
    const { status, body } = await staff.call('GET', `/gri/organizations/${own}/benchmark?${query}`)
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })
})
