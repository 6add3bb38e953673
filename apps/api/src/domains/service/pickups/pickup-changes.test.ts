import { beforeAll, describe, expect, it } from 'vitest'
import { createOrganization, createPickup, item } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let driver: TestActor
let organizationId: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  driver = await signInAs(testApp, 'DRIVER')
  organizationId = await createOrganization(staff)
})

const change = (id: string, body: object, by = staff) => by.call('PATCH', `/logistics/${id}`, { body })

describe('a change leaves what is not sent as it was', { tags: ['3-19', '7.5-08'] }, () => {
  const whole = () => ({
    status: 'CONFIRMED',
    vehicle: { plate_number: 'YGN 1A-2345', driver: driver.id },
    operationTeam: [staff.id],
    items: [item('Papers', 3)],
    wayNumber: 12,
    wayType: 'Organic',
    remark: 'Back door',
  })

  it.each<[object, object]>([
    [{ pickUpTime: '2026-02-03T04:30:00Z' }, { pickUpTime: '2026-02-03T04:30:00.000Z' }],
    [{ status: 'ONHOLD' }, { status: 'ONHOLD', stage: null }],
    [{ wayNumber: 7 }, { wayNumber: 7 }],
    [{ wayType: null }, { wayType: null }],
    [{ remark: '' }, { remark: '' }],
    [{ items: [] }, { items: [] }],
    [{ operationTeam: [] }, { operationTeam: [] }],
    [{}, {}],
  ])('%j', { tags: ['7.5-07'] }, async (sent, changed) => {
    const id = await createPickup(staff, organizationId, '2026-02-03T02:30:00Z')
    const before = (await change(id, whole())).body.data
    const { status, body } = await change(id, sent)
    expect(status).toBe(200)
    expect(body.data).toEqual({ ...before, ...changed, __v: before.__v + 1 })
  })

  it('the driver and the plate number each without the other', async () => {
    const id = await createPickup(staff, organizationId, '2026-02-03T02:30:00Z')
    await change(id, whole())
    const unplated = await change(id, { vehicle: { plate_number: '' } })
    expect(unplated.body.data.vehicle).toMatchObject({ plate_number: '', driver: { _id: driver.id } })
    await change(id, { vehicle: { plate_number: 'MDY 2B-1' } })
    const driverless = await change(id, { vehicle: { driver: null } })
    expect(driverless.body.data.vehicle).toEqual({ plate_number: 'MDY 2B-1', vehicleId: null, driver: null })
  })

  it("the staff's remark, when a driver completes without one", async () => {
    const id = await createPickup(staff, organizationId, '2026-02-03T02:30:00Z')
    await change(id, whole())
    const { body } = await change(id, { status: 'COMPLETED', items: [item('Cans', 2)] }, driver)
    expect(body.data).toMatchObject({
      status: 'COMPLETED',
      remark: 'Back door',
      wayNumber: 12,
      items: [item('Cans', 2)],
    })
  })
})

describe('the pick-up time', () => {
  it.each([
    ['2026-02-05T02:30:00Z', '2026-02-05T02:30:00.000Z'],
    ['2026-02-05T09:00:00+06:30', '2026-02-05T02:30:00.000Z'],
    ['2024-02-29T23:59:59.999Z', '2024-02-29T23:59:59.999Z'],
  ])('%s is kept as %s', { tags: ['7.5-07'] }, async (sent, kept) => {
    const id = await createPickup(staff, organizationId, '2026-02-03T02:30:00Z')
    expect((await change(id, { pickUpTime: sent })).body.data.pickUpTime).toBe(kept)
  })

  it.each([
    '',
    'tomorrow',
    '2026-02-05',
    '2026-02-05T02:30:00',
    '2026-02-30T02:30:00Z',
    '2025-02-29T02:30:00Z',
    '2026-04-31T02:30:00+06:30',
    '2026-13-01T02:30:00Z',
    '2026-02-05T25:30:00Z',
    '2026-02-05T02:60:00Z',
    '2026-02-05T02:30:00+25:00',
    '20026-02-05T02:30:00Z',
    '1989-12-31T23:59:59Z',
    '2100-01-01T00:00:00Z',
  ])('%j is refused at its field', async (pickUpTime) => {
    for (const reply of [
      await staff.call('POST', '/logistics', { body: { organizationId, pickUpTime } }),
      await change(await createPickup(staff, organizationId, '2026-02-03T02:30:00Z'), { pickUpTime }),
    ]) {
      expect([reply.status, reply.body.issues]).toEqual([
        400,
        [{ path: 'pickUpTime', message: 'Invalid date and time' }],
      ])
    }
  })
})

describe('the weight of an item', () => {
  it.each([0.001, 0.1, 12.345, 999_999.999, 1_000_000])('%d kg is kept', { tags: ['5-19'] }, async (quantity) => {
    const id = await createPickup(staff, organizationId, '2026-02-03T02:30:00Z')
    const { body } = await change(id, { items: [item('Papers', quantity)] })
    expect(body.data.items).toMatchObject([{ ...item('Papers', quantity), remark: '' }])
  })

  it.each([
    [0, 'More than 0 kg'],
    [-1, 'More than 0 kg'],
    [0.0001, 'At most 3 decimals'],
    [5e-324, 'At most 3 decimals'],
    [1_000_000.001, 'At most 1,000,000 kg'],
    ['1', 'Invalid Number'],
    [null, 'Invalid Number'],
  ])('%j is refused: %s', { tags: ['5-19'] }, async (quantity, message) => {
    const id = await createPickup(staff, organizationId, '2026-02-03T02:30:00Z')
    const { status, body } = await change(id, { items: [{ ...item('Papers', 1), quantity }] })
    expect([status, body.issues]).toEqual([400, [{ path: 'items.0.quantity', message }]])
  })
})
