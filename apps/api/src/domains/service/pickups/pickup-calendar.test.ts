import { maxCalendarPickups } from '@thant/contracts/service/pickups'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOrganization, createPickup, item } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let driver: TestActor
let organizationId: string
let otherId: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  driver = await signInAs(testApp, 'DRIVER', null, { name: 'Ko Thura Zaw' })
  organizationId = await createOrganization(staff, { name: 'River Gate Hotel' })
  otherId = await createOrganization(staff, { name: 'Padauk Lane School' })
})

type Row = { _id: string }
const calendar = async (query: Record<string, string>, by = staff) => {
  const reply = await by.call('GET', '/logistics?view=calendar', { query })
  return { ...reply, ids: (reply.body.data ?? []).map(({ _id }: Row) => _id) as string[] }
}

describe("a calendar's pickups", () => {
  it('are those of both days and between, by the company’s clock, in time order and with few fields', async () => {
    const late = await createPickup(staff, organizationId, '2026-05-31T17:29:00Z')
    const early = await createPickup(staff, organizationId, '2026-04-30T17:30:00Z')
    await createPickup(staff, organizationId, '2026-04-30T17:29:00Z')
    await createPickup(staff, organizationId, '2026-05-31T17:30:00Z')
    const archived = await createPickup(staff, organizationId, '2026-05-10T03:00:00Z')
    const manager = await signInAs(testApp, 'OPERATION MANAGER')
    await manager.call('DELETE', `/logistics/${archived}`)

    const { body, ids } = await calendar({ from: '2026-05-01', to: '2026-05-31' })
    expect(ids).toEqual([early, late])
    expect(Object.keys(body)).toEqual(['data'])
    expect(body.data[0]).toEqual({
      _id: early,
      __v: 0,
      pickUpTime: '2026-04-30T17:30:00.000Z',
      status: 'REQUESTED',
      wayType: null,
      organization: { _id: organizationId, name: 'River Gate Hotel' },
      site: { _id: organizationId, name: 'Main site' },
      driver: null,
      stopNumber: null,
      plannedArrivalAt: null,
      plateNumber: '',
      marks: [],
    })
  })

  it('are narrowed by organization, status, stage and driver', async () => {
    const range = { from: '2026-09-01', to: '2026-09-30' }
    const driven = await createPickup(staff, organizationId, '2026-09-05T03:00:00Z')
    await staff.call('PATCH', `/logistics/${driven}`, { body: { status: 'CONFIRMED', vehicle: { driver: driver.id } } })
    const requested = await createPickup(staff, organizationId, '2026-09-06T03:00:00Z')
    const others = await createPickup(staff, otherId, '2026-09-07T03:00:00Z')

    expect((await calendar(range)).ids).toEqual([driven, requested, others])
    expect((await calendar({ ...range, organizationId })).ids).toEqual([driven, requested])
    expect((await calendar({ ...range, organization: 'padauk' })).ids).toEqual([others])
    expect((await calendar({ ...range, status: 'REQUESTED' })).ids).toEqual([requested, others])
    expect((await calendar({ ...range, stage: 'ASSIGNED' })).ids).toEqual([driven])
    const filtered = await calendar({ ...range, driver: driver.id })
    expect(filtered.ids).toEqual([driven])
    expect(filtered.body.data[0].driver).toEqual({ _id: driver.id, name: 'Ko Thura Zaw', hasLeft: false })
    expect((await calendar(range, driver)).ids).toEqual([driven])
  })

  it('come in one reply, even 2,000 in a month, and never more than the limit', async () => {
    const fill = (many: number, month: string) =>
      testApp.pool.query(
        `insert into pickups (organization_id, site_id, pick_up_at)
         select $1, $1, $2::timestamptz + n * interval '7 minutes' from generate_series(1, $3::int) n`,
        [organizationId, `${month}-01T00:00:00Z`, many],
      )
    await fill(2_000, '2025-03')
    expect((await calendar({ from: '2025-03-01', to: '2025-04-11' })).ids).toHaveLength(2_000)
    await fill(maxCalendarPickups + 1, '2025-07')
    const { ids } = await calendar({ from: '2025-07-01', to: '2025-08-11' })
    expect(ids).toHaveLength(maxCalendarPickups)
    expect(new Set(ids).size).toBe(maxCalendarPickups)
  })

  it.each([
    [{ from: '2026-01-01', to: '2026-02-12' }, 'to', 'At most 42 days'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'to', 'Must not be before the first day'],
    [{ to: '2026-02-01' }, 'from', 'Invalid date'],
    [{ from: '2026-02-01' }, 'to', 'Invalid date'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'from', 'Invalid date'],
    [{ from: '2026-02-01', to: '2026-03-01', status: 'DONE' }, 'status', 'Invalid'],
  ])('are refused for %j at the field', async (query, path, message) => {
    const { status, body } = await calendar(query as Record<string, string>)
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })

  it.each([
    { from: '2026-01-01', to: '2026-02-11' },
    { from: '2026-02-01', to: '2026-02-01' },
  ])('are answered for %j', async (query) => expect((await calendar(query)).status).toBe(200))

  it('leave the list unchanged, even with an unknown view', async () => {
    for (const view of ['', 'agenda']) {
      const { status, body } = await staff.call('GET', '/logistics', { query: { view, limit: '1' } })
      expect([status, body.limit, body.data.length]).toEqual([200, 1, 1])
    }
  })
})

describe('moving a pickup that someone else has moved', () => {
  it('is refused, with the time it was moved to', { tags: ['R-rel-05b'] }, async () => {
    const id = await createPickup(staff, organizationId, '2026-02-03T02:30:00Z')
    const move = (pickUpTime: string) =>
      staff.call('PATCH', `/logistics/${id}`, { body: { pickUpTime: `${pickUpTime}:00.000Z`, __v: 0 } })
    const replies = await Promise.all([move('2026-02-04T02:30'), move('2026-02-05T02:30')])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [won, lost] = replies[0]?.status === 200 ? replies : replies.toReversed()
    const { pickUpTime } = won?.body.data ?? {}
    expect(lost?.body).toMatchObject({ code: 'record.stale', current: { _id: id, __v: 1, pickUpTime } })
  })
})

describe('the names of past items', () => {
  const products = async (q: string) => (await staff.call('GET', '/logistics/products', { query: { q } })).body.data

  it('are offered once per type, by prefix, in any case and script', async () => {
    const items = [
      item('Papers', 1, 'Bubble wrap'),
      item('Plastics', 2, 'Bubble wrap'),
      item('Plastics', 2, 'BUBBLE cups'),
      item('Plastics', 3, 'ပလတ်စတစ်ပုလင်း'),
      item('Cans', 3, '100% tin'),
    ]
    await createPickup(staff, organizationId, '2026-01-01T02:30:00Z', items)
    await createPickup(staff, otherId, '2026-01-02T02:30:00Z', items)
    expect(await products('bubb')).toEqual([
      { productName: 'BUBBLE cups', productType: 'Plastics' },
      { productName: 'Bubble wrap', productType: 'Papers' },
      { productName: 'Bubble wrap', productType: 'Plastics' },
    ])
    expect(await products('ပလတ်')).toEqual([{ productName: 'ပလတ်စတစ်ပုလင်း', productType: 'Plastics' }])
    expect(await products('100%')).toEqual([{ productName: '100% tin', productType: 'Cans' }])
    expect(await products('%')).toEqual([])
    expect(await products('wrap')).toEqual([])
  })

  it('are at most eight', async () => {
    const items = Array.from({ length: 12 }, (_, index) => item('Glasses', 1, `Jar ${String.fromCharCode(97 + index)}`))
    await createPickup(staff, organizationId, '2026-01-03T02:30:00Z', items)
    expect(await products('jar')).toHaveLength(8)
  })
})
