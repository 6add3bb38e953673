import { beforeAll, describe, expect, it } from 'vitest'
import { createOrganization, createPickup, createSite, item } from '../../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let own: string

const january = '2026-01-10T02:30:00Z'
const february = '2026-02-10T02:30:00Z'
const april = '2026-04-10T02:30:00Z'

const standing = {
  companyType: 'Hotel',
  from: '2026-01',
  to: '2026-03',
  others: 8,
  ownDiversionPercent: 50,
  diversion: 'lower',
  ownKilogramsPerMonth: 40,
  kilogramsPerMonth: 'lowest',
}

beforeAll(async () => {
  testApp.clock.set('2026-06-01T03:00:00Z')
  staff = await signInAs(testApp, 'SUPER ADMIN')
  // 50 % and 40 kg a month: what nobody knows of is disposed.
  own = await createCollected('Hotel', january, [part(20, 'recycling'), part(20, 'unknown')])
  // 66.7 % and 60 kg a month.
  const second = await createCollected('Hotel', january, [part(80, 'recycling')])
  await createPickup(staff, second, february, [part(40, 'landfill')])
  // Of the other six 10, 30, 50, 70, 80 and 90 % and 100, 200, 300, 400, 500 and 600 kg a month.
  for (const [index, percent] of [10, 30, 50, 70, 80, 90].entries()) {
    await createCollected('Hotel', january, hundreds(index + 1, percent))
  }
})

function part(kilograms: number, treatment: string) {
  return { ...item('Papers', kilograms), treatment }
}

const hundreds = (count: number, percent: number) => [
  part(count * percent, 'recycling'),
  part(count * (100 - percent), 'landfill'),
]

async function createCollected(companyType: string, pickUpTime: string, items: object[]): Promise<string> {
  const id = await createOrganization(staff, { companyType })
  await createPickup(staff, id, pickUpTime, items)
  return id
}

async function read(query = '', by = staff, organization = own) {
  const { status, body } = await by.call('GET', `/gri/organizations/${organization}/benchmark${query}`)
  return status === 200 ? body.data : status
}

describe('the benchmark of an organization', () => {
  it('is null beside seven others of its type, and tells among which quarter of eight it stands', {
    tags: ['11.5-14'],
  }, async () => {
    expect(await read()).toBeNull()
    await createCollected('Hotel', january, [part(630, 'recycling'), part(70, 'landfill')])
    expect(await read()).toEqual(standing)
  })

  it('is of the last quarter that is over, and the same for all months that hold it', {
    tags: ['11.5-14'],
  }, async () => {
    for (const query of ['?from=2026-01&to=2026-03', '?from=2025-06&to=2026-05', '?from=2026-01&to=2026-12']) {
      expect(await read(query)).toEqual(standing)
    }
    for (const query of ['?from=2026-01&to=2026-01', '?from=2026-02&to=2026-05', '?from=2026-04&to=2026-06']) {
      expect(await read(query)).toBeNull()
    }
  })

  it('is of those alone that have the type, had waste in the quarter and are not archived', {
    tags: ['11.5-14'],
  }, async () => {
    await createCollected('Restaurant', january, [part(5, 'recycling')])
    await createOrganization(staff, { companyType: 'Hotel' })
    await createCollected('Hotel', april, [part(5, 'recycling')])
    expect(await read()).toEqual(standing)
    const ninth = await createCollected('Hotel', january, [part(10, 'landfill')])
    expect(await read()).toMatchObject({ others: 9, diversion: 'lower', kilogramsPerMonth: 'lowest' })
    expect((await staff.call('DELETE', `/organizations/${ninth}`)).status).toBe(200)
    expect(await read()).toEqual(standing)
    expect(await read('', staff, ninth)).toBeNull()
  })

  it('is for those who see the whole of an organization within their reach', { tags: ['11.5-14'] }, async () => {
    const branch = await createSite(staff, own)
    const customer = await signInAs(testApp, 'USER', own)
    const branchManager = await signInAs(testApp, 'USER', own, { siteIds: [branch] })
    const other = await createOrganization(staff, { companyType: 'Hotel' })
    expect(await read('', customer)).toEqual(standing)
    expect(await read('', branchManager)).toBe(404)
    expect(await read('', customer, other)).toBe(404)
    expect(await read('', staff, '00000000-0000-4000-8000-000000000000')).toBe(404)
  })

  it.each([
    ['from=2026-13', 'from', 'Invalid month'],
    ['from=2026-03&to=2026-02', 'to', 'Must not be before the first month'],
  ])('is refused with ?%s', { tags: ['11.5-14'] }, async (query, path, message) => {
    const { status, body } = await staff.call('GET', `/gri/organizations/${own}/benchmark?${query}`)
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })
})

describe('a customer who looks at other types in turn', () => {
  let spy: string
  let customer: TestActor
  const change = (companyType: string, by = customer) =>
    by.call('PATCH', `/organizations/${spy}`, { body: { companyType } })
  const typeRead = async () => (await read('', customer, spy))?.companyType ?? null

  beforeAll(async () => {
    spy = await createCollected('Clinic', january, [part(30, 'recycling')])
    customer = await signInAs(testApp, 'USER', spy)
  })

  it('is compared with none of them, nor they with the customer, until a type has stood for 90 days', {
    tags: ['11.5-14'],
  }, async () => {
    expect((await change('Hotel')).status).toBe(200)
    expect(await typeRead()).toBeNull()
    expect(await read()).toEqual(standing)
    testApp.clock.advance(89 * 86_400_000)
    await change('Restaurant', await signInAs(testApp, 'USER', spy))
    customer = await signInAs(testApp, 'USER', spy)
    await change('Hotel')
    testApp.clock.advance(2 * 86_400_000)
    customer = await signInAs(testApp, 'USER', spy)
    expect(await read('?from=2026-01&to=2026-03', customer, spy)).toBeNull()
    testApp.clock.advance(89 * 86_400_000)
    customer = await signInAs(testApp, 'USER', spy)
    expect(await read('?from=2026-01&to=2026-03', customer, spy)).toMatchObject({ companyType: 'Hotel', others: 9 })
  })

  it('is compared at once where staff set the type, and with the former type where the customer goes back', {
    tags: ['11.5-14'],
  }, async () => {
    staff = await signInAs(testApp, 'SUPER ADMIN')
    customer = await signInAs(testApp, 'USER', spy)
    await change('Clinic')
    await change('Hotel')
    expect(await read('?from=2026-01&to=2026-03', customer, spy)).toMatchObject({ companyType: 'Hotel' })
    await change('Clinic', staff)
    expect(await read('?from=2026-01&to=2026-03', customer, spy)).toBeNull()
    await change('Hotel', staff)
    expect(await read('?from=2026-01&to=2026-03', customer, spy)).toMatchObject({ companyType: 'Hotel' })
  })

  it('never reads a figure of the others', { tags: ['11.5-14'] }, async () => {
    const answer = await read('?from=2026-01&to=2026-03', customer, spy)
    const figures = Object.values(answer).filter((value) => typeof value === 'number')
    expect(figures).toEqual([9, 100, 30])
  })
})
