import { beforeAll, describe, expect, it } from 'vitest'
import { createBin, createOrganization, createPickup, createSite, item } from '../../../../test/records/factories.ts'
import { createPlacedBin } from '../../../../test/records/placed-bins.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let driver: TestActor

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  driver = await signInAs(testApp, 'DRIVER')
})

// The tests' clock stands at 09:30 in Yangon on 3 February 2026.
const noon = '2026-02-03T05:30:00Z'

async function confirmedToday(organizationId: string, pickUpTime = noon): Promise<string> {
  const vehicle = { plate_number: 'YGN 1A-2345', driver: driver.id }
  const body = { organizationId, pickUpTime, vehicle, status: 'CONFIRMED' }
  return (await staff.call('POST', '/logistics', { body })).body.data._id
}

describe('scheduling a pickup with its driver', () => {
  it('confirms it at once when asked to', async () => {
    const id = await confirmedToday(await createOrganization(staff))
    expect((await staff.call('GET', `/logistics/${id}`)).body.data).toMatchObject({
      status: 'CONFIRMED',
      stage: 'ONGOING',
    })
    const done = await driver.call('PATCH', `/logistics/${id}`, {
      body: { status: 'COMPLETED', items: [item('Papers', 3)] },
    })
    expect(done.status).toBe(200)
  })

  it('accepts no other status than REQUESTED and CONFIRMED', async () => {
    const body = { organizationId: await createOrganization(staff), pickUpTime: noon, status: 'COMPLETED' }
    const refused = await staff.call('POST', '/logistics', { body })
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, 'status'])
  })
})

describe('what a driver weighs', () => {
  it('starts from the waste types of the last visit to the organization', async () => {
    const organizationId = await createOrganization(staff)
    await createPickup(staff, organizationId, '2026-01-05T02:30:00Z', [item('E-waste', 9)])
    await createPickup(staff, organizationId, '2026-01-12T02:30:00Z', [
      item('Plastics', 2, 'Bottles'),
      item('Papers', 5),
      item('Plastics', 1, 'Bags'),
    ])
    const id = await confirmedToday(organizationId)
    const shown = await driver.call('GET', `/logistics/${id}`)
    expect(shown.body.data.lastTypes).toEqual(['Plastics', 'Papers'])
    expect((await staff.call('GET', `/logistics/${id}`)).body.data.lastTypes).toBeUndefined()
  })

  it('starts from nothing at an organization that was never visited', async () => {
    const id = await confirmedToday(await createOrganization(staff))
    expect((await driver.call('GET', `/logistics/${id}`)).body.data.lastTypes).toEqual([])
  })

  it('is in the list of the day, as kilograms by pickup', async () => {
    const organizationId = await createOrganization(staff)
    const id = await confirmedToday(organizationId, '2026-02-03T08:30:00Z')
    const open = await confirmedToday(organizationId, '2026-02-03T09:30:00Z')
    await driver.call('PATCH', `/logistics/${id}`, {
      body: { status: 'COMPLETED', items: [item('Papers', 3.125), item('Cans', 0.5)] },
    })
    const { body } = await driver.call('GET', '/logistics/today')
    const weights = body.data.map(({ _id, weightKg }: { _id: string; weightKg: number }) => [_id, weightKg])
    expect(weights).toContainEqual([id, 3.625])
    expect(weights).toContainEqual([open, 0])
  })

  it('is saved once, however often a phone sends it after lost replies', async () => {
    const id = await confirmedToday(await createOrganization(staff))
    const request = {
      body: { status: 'COMPLETED', items: [item('Papers', 3)], __v: 0 },
      headers: { 'idempotency-key': 'one weighing' },
    }
    const first = await driver.call('PATCH', `/logistics/${id}`, request)
    const again = await driver.call('PATCH', `/logistics/${id}`, request)
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text])
  })

  it('is suggested from what was weighed before, and leaves no refusal in the audit log', async () => {
    expect((await driver.call('GET', '/logistics/products', { query: { q: 'off' } })).status).toBe(200)
  })
})

describe('the bins of a driver’s day', () => {
  it('are those that stand at the sites of the driver’s own stops', { tags: ['15.3-16'] }, async () => {
    const admin = await signInAs(testApp, 'ADMIN')
    const mine = await signInAs(testApp, 'DRIVER')
    const binId = await createBin(admin)
    const organizationId = await createOrganization(staff)
    const annex = await createSite(staff, organizationId)
    const notVisited = await createSite(staff, organizationId)
    const theirs = await createOrganization(staff)
    const codeOf = async (form: { organizationId: string; siteId?: string }, overrides = {}) => {
      const id = await createPlacedBin(staff, { ...form, binId }, overrides)
      return [id, (await staff.call('GET', `/placed_bins/${id}`)).body.data.code] as const
    }
    const [, main] = await codeOf({ organizationId })
    const [, atAnnex] = await codeOf({ organizationId, siteId: annex })
    const [, takenBackToday] = await codeOf({ organizationId, siteId: annex }, { removedOn: '2026-02-03' })
    await codeOf({ organizationId, siteId: annex }, { removedOn: '2026-02-02' })
    await codeOf({ organizationId, siteId: annex }, { placedOn: '2026-02-04' })
    await codeOf({ organizationId, siteId: notVisited })
    await codeOf({ organizationId: theirs })
    const [archived] = await codeOf({ organizationId })
    await staff.call('DELETE', `/placed_bins/${archived}`)
    const stop = async (form: object, driverId: string) => {
      const vehicle = { plate_number: 'YGN 1A-2345', driver: driverId }
      const body = { pickUpTime: noon, vehicle, status: 'CONFIRMED', ...form }
      return (await staff.call('POST', '/logistics', { body })).body.data._id
    }
    const atMain = await stop({ organizationId }, mine.id)
    const there = await stop({ organizationId, siteId: annex }, mine.id)
    await stop({ organizationId: theirs }, driver.id)

    const day: Array<{ _id: string; binCodes?: string[] }> = (await mine.call('GET', '/logistics/today')).body.data
    expect(new Map(day.map(({ _id, binCodes }) => [_id, binCodes]))).toEqual(
      new Map([
        [atMain, [main]],
        [there, [atAnnex, takenBackToday].toSorted()],
      ]),
    )
    const shown: object[] = (await staff.call('GET', '/logistics/today')).body.data
    expect(shown.filter((pickup) => 'binCodes' in pickup)).toEqual([])
  })
})
