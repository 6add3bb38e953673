import { beforeAll, describe, expect, it } from 'vitest'
import { createOrganization, createPickup, item } from '../../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
})

const schedule = (body: object) => staff.call('POST', '/logistics', { body })
const change = (id: string, body: object) => staff.call('PATCH', `/logistics/${id}`, { body })
const items = [item('Papers', 55.5)]

// The tests' clock stands at 09:30 in Yangon on 3 February 2026.
const thisAfternoon = '2026-02-03T09:45:00Z'
const tomorrow = '2026-02-04T02:30:00Z'

describe('weights for a day to come are refused', () => {
  it('when a pickup is completed, at its status', async () => {
    const id = await createPickup(staff, await createOrganization(staff), tomorrow)
    const { status, body } = await change(id, { status: 'COMPLETED', items })
    const message = 'A pickup on a future day cannot be completed.'
    expect([status, body.issues]).toEqual([400, [{ path: 'status', message }]])
  })

  it('when a completed pickup is moved, at its time, and its weights stay where they were', async () => {
    const organizationId = await createOrganization(staff)
    const id = await createPickup(staff, organizationId, '2026-02-02T02:30:00Z', items)
    const { status, body } = await change(id, { pickUpTime: '2026-03-02T02:30:00Z' })
    expect([status, body.code, body.issues[0].path]).toEqual([400, 'pickup.day-to-come', 'pickUpTime'])
    expect((await staff.call('GET', `/logistics/${id}`)).body.data.pickUpTime).toBe('2026-02-02T02:30:00.000Z')
  })

  it('but a remark for one that was completed ahead before is kept', async () => {
    const id = await createPickup(staff, await createOrganization(staff), '2026-02-02T02:30:00Z', items)
    expect((await change(id, { remark: 'Gate 2' })).status).toBe(200)
  })
})

describe('a caller that wants to be asked is asked', () => {
  const past = 'This time has passed already.'
  const twice = 'This organization has a pickup at this time already.'
  const elsewhere = 'The driver has another pickup at this time.'
  const early = 'It would be completed before its time.'
  const messagesOf = ({ body }: Awaited<ReturnType<typeof schedule>>) =>
    body.code === 'record.doubtful' ? body.issues.map(({ message }: { message: string }) => message) : body.code

  it('about a pickup of long ago, which is saved once the caller is sure', async () => {
    const plan = { organizationId: await createOrganization(staff), pickUpTime: '2020-01-02T02:30:00Z' }
    expect(messagesOf(await schedule({ ...plan, isSure: false }))).toEqual([past])
    expect((await schedule({ ...plan, isSure: true })).status).toBe(201)
  })

  it('about two pickups of an organization at the same time, unless one is cancelled or deleted', async () => {
    const organizationId = await createOrganization(staff)
    const other = await createPickup(staff, organizationId, tomorrow)
    const plan = { organizationId, pickUpTime: tomorrow, isSure: false }
    expect(messagesOf(await schedule(plan))).toEqual([twice])
    const id = await createPickup(staff, organizationId, thisAfternoon)
    expect(messagesOf(await change(id, { pickUpTime: tomorrow, isSure: false }))).toEqual([twice])
    await change(other, { status: 'CANCELLED' })
    expect((await change(id, { pickUpTime: tomorrow, isSure: false })).status).toBe(200)
  })

  it('about a driver who is at another place at the same time, when the driver or the time is new', {
    tags: ['10.3-13'],
  }, async () => {
    const driver = (await signInAs(testApp, 'DRIVER')).id
    const vehicle = { driver }
    await schedule({ organizationId: await createOrganization(staff), pickUpTime: tomorrow, vehicle })
    const plan = { organizationId: await createOrganization(staff), pickUpTime: tomorrow, vehicle }
    const requested = await schedule({ ...plan, isSure: false })
    expect(requested.body.issues).toEqual([{ path: 'vehicle.driver', message: elsewhere }])
    const id = (await schedule({ ...plan, pickUpTime: thisAfternoon, isSure: false })).body.data._id
    expect(messagesOf(await change(id, { pickUpTime: tomorrow, isSure: false }))).toEqual([elsewhere])
    expect((await change(id, { pickUpTime: tomorrow, isSure: true })).status).toBe(200)
    expect((await change(id, { remark: 'Gate 2', vehicle, isSure: false })).status).toBe(200)
    expect((await change(id, { vehicle: { driver: null }, isSure: false })).status).toBe(200)
    expect(messagesOf(await change(id, { vehicle, isSure: false }))).toEqual([elsewhere])
    await change(id, { vehicle: { driver: null } })
    expect(messagesOf(await change(id, { vehicle, status: 'CANCELLED', isSure: false }))).toBeUndefined()
  })

  it('about completing before the time, and moving into the past', async () => {
    const id = await createPickup(staff, await createOrganization(staff), thisAfternoon)
    expect(messagesOf(await change(id, { status: 'COMPLETED', items, isSure: false }))).toEqual([early])
    expect(messagesOf(await change(id, { pickUpTime: '2026-02-02T02:30:00Z', isSure: false }))).toEqual([past])
    expect((await change(id, { remark: 'Gate 2', isSure: false })).status).toBe(200)
    const { body } = await change(id, { status: 'COMPLETED', items, isSure: true })
    expect(body.data.status).toBe('COMPLETED')
  })

  it('about a new weight beyond a truck, or ten times what is usual for the customer', async () => {
    const organizationId = await createOrganization(staff)
    const truck = 'This is more than a truck carries.'
    const unusual = 'This is more than ten times what this customer usually has.'
    const id = await createPickup(staff, organizationId, '2026-02-03T01:30:00Z')
    const weigh = (kg: number, isSure = false) =>
      change(id, { status: 'COMPLETED', items: [item('Papers', 12), item('Plastics', kg)], isSure })
    const requested = await weigh(20_000.001)
    expect(requested.body.issues).toEqual([{ path: 'items.1.quantity', message: truck }])
    expect((await weigh(20_000)).status).toBe(200)

    for (const day of ['05', '06', '07', '08', '09']) {
      await createPickup(staff, organizationId, `2026-01-${day}T02:30:00Z`, [item('Papers', 12), item('Plastics', 50)])
    }
    expect(messagesOf(await weigh(500.5))).toEqual([unusual])
    expect((await weigh(500)).status).toBe(200)
    expect((await weigh(500.5, true)).status).toBe(200)
    // A weight that somebody was sure of is not asked about again, nor is one of another customer.
    expect((await change(id, { items: [item('Plastics', 500.5)], remark: 'Gate 2', isSure: false })).status).toBe(200)
    const other = await createPickup(staff, await createOrganization(staff), '2026-02-03T01:30:00Z')
    const many = { status: 'COMPLETED', items: [item('Plastics', 5_000)], isSure: false }
    expect((await change(other, many)).status).toBe(200)
  })

  it('and one that does not know of the question is not', async () => {
    const plan = { organizationId: await createOrganization(staff), pickUpTime: '2020-01-02T02:30:00Z' }
    expect([(await schedule(plan)).status, (await schedule(plan)).status]).toEqual([201, 201])
  })
})
