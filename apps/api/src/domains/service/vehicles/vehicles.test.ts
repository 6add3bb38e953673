import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { createDepot, createVehicle, vehicleForm } from '../../../../test/records/vehicles.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let manager: TestActor
let staff: TestActor
let depot: string

beforeAll(async () => {
  manager = await signInAs(testApp, 'OPERATION MANAGER')
  staff = await signInAs(testApp, 'OPERATION')
  depot = await createDepot(manager, { name: 'Vehicles’ yard' })
})

const valueAt = (path: string, value: unknown) =>
  path === 'shift.to' ? { shift: { from: '06:00', to: value } } : { [path]: value }

const platesIn = ({ body }: { body: { data: Array<{ plate: string }> } }) => body.data.map(({ plate }) => plate)

describe('a vehicle', () => {
  it('is added, read, and changed field by field', { tags: ['10.8-01'] }, async () => {
    const { depotId, ...form } = vehicleForm(depot)
    const made = await manager.call('POST', '/vehicles', { body: { ...form, depotId } })
    expect([made.status, made.body.message]).toEqual([201, 'The vehicle was added.'])
    expect(made.body.data).toMatchObject({ ...form, depot: { _id: depot, name: 'Vehicles’ yard' }, __v: 0 })
    const id = made.body.data._id
    const days = { outOfServiceFrom: '2026-02-10', outOfServiceTo: '2026-02-10' }
    const changed = await manager.call('PATCH', `/vehicles/${id}`, { body: { ...days, __v: 0 } })
    expect(changed.body.data).toMatchObject({ ...form, ...days, __v: 1 })
    expect((await staff.call('GET', `/vehicles/${id}`)).body.data).toEqual(changed.body.data)
  })

  it.each<[string, unknown, string]>([
    ['plate', ' ', 'Required'],
    ['plate', 'x'.repeat(41), 'At most 40 characters'],
    ['capacityKg', undefined, 'Required'],
    ['capacityKg', 'much', 'Invalid Number'],
    ['capacityKg', 0, 'More than 0 kg'],
    ['capacityKg', 20_001, 'At most 20,000 kg'],
    ['depotId', '', 'Required'],
    ['depotId', '00000000-0000-4000-8000-000000000000', 'Please choose a depot that is in use.'],
    ['unloadingMinutes', -1, 'Not below 0'],
    ['unloadingMinutes', 241, 'At most 240 minutes'],
    ['outOfServiceFrom', '2026-02-30', 'Invalid date'],
    ['shift.to', '06:00', 'Must be after the start, on the same day'],
    ['shift.to', '05:30', 'Must be after the start, on the same day'],
    ['shift.to', '24:00', 'Invalid time'],
    ['shift.to', undefined, 'Required'],
  ])('is refused at the field %s for %j', { tags: ['10.8-01', '10.8-06'] }, async (path, value, message) => {
    const { status, body } = await manager.call('POST', '/vehicles', { body: vehicleForm(depot, valueAt(path, value)) })
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })

  it('has a shift of its own, or none', { tags: ['10.8-06'] }, async () => {
    const id = await createVehicle(manager, depot, { shift: { from: '06:00', to: '14:30' } })
    const change = async (body: object) => (await manager.call('PATCH', `/vehicles/${id}`, { body })).body.data.shift
    expect(await change({ capacityKg: 1_000 })).toEqual({ from: '06:00', to: '14:30' })
    expect(await change({ shift: { from: '13:00', to: '21:00' } })).toEqual({ from: '13:00', to: '21:00' })
    expect(await change({ shift: null })).toBeNull()
  })

  it('is out of service from a first day on, and until a last one that is not before it', {
    tags: ['10.8-01'],
  }, async () => {
    const id = await createVehicle(manager, depot, { outOfServiceFrom: '2026-02-10' })
    const change = (body: object) => manager.call('PATCH', `/vehicles/${id}`, { body })
    expect((await change({ outOfServiceTo: '2026-02-09' })).body.issues).toEqual([
      { path: 'outOfServiceTo', message: 'Must not be before the first day' },
    ])
    expect((await change({ outOfServiceFrom: null, outOfServiceTo: '2026-02-12' })).body.issues).toEqual([
      { path: 'outOfServiceFrom', message: 'Required' },
    ])
    expect((await change({ outOfServiceTo: '2026-02-12' })).status).toBe(200)
    expect((await change({ outOfServiceFrom: null, outOfServiceTo: null })).status).toBe(200)
  })

  it.each(['ygn 7m-1234', 'YGN7M1234', 'Ygn 7M 12-34'])(
    'has a plate of its own: %s is YGN 7M-1234',
    { tags: ['10.8-03'] },
    async (plate) => {
      const id = await createVehicle(manager, depot, { plate: 'YGN 7M-1234' })
      const again = await manager.call('POST', '/vehicles', { body: vehicleForm(depot, { plate }) })
      expect([again.status, again.body.code, again.body.issues?.[0]?.path]).toEqual([
        409,
        'vehicle.plate-taken',
        'plate',
      ])
      await manager.call('DELETE', `/vehicles/${id}`)
      const next = await createVehicle(manager, depot, { plate })
      expect((await manager.call('POST', `/vehicles/${id}/restore`)).body.code).toBe('vehicle.plate-taken')
      await manager.call('DELETE', `/vehicles/${next}`)
    },
  )

  it('answers 409 to the second of two people who save it', async () => {
    const id = await createVehicle(manager, depot)
    const replies = await Promise.all(
      [1_000, 2_000].map((capacityKg) => manager.call('PATCH', `/vehicles/${id}`, { body: { capacityKg, __v: 0 } })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is archived and restored, each with an entry that says what it was', { tags: ['10.8-04'] }, async () => {
    const id = await createVehicle(manager, depot, { plate: 'YGN 8A-0001' })
    expect((await manager.call('DELETE', `/vehicles/${id}`)).status).toBe(200)
    expect((await manager.call('DELETE', `/vehicles/${id}`)).body.code).toBe('vehicle.not-found')
    expect((await manager.call('PATCH', `/vehicles/${id}`, { body: { capacityKg: 1 } })).status).toBe(404)
    expect((await manager.call('POST', `/vehicles/${id}/restore`)).body.data.archivedAt).toBeNull()
    const { body } = await (await signInAs(testApp, 'ADMIN')).call('GET', `/audit?entity=vehicle&id=${id}&sort=action`)
    const entry = { plate: 'YGN 8A-0001', depot: 'Vehicles’ yard' }
    expect(body.data).toMatchObject([
      { action: 'vehicle.archive', before: entry, after: null },
      { action: 'vehicle.create', before: null, after: entry },
      { action: 'vehicle.restore', before: null, after: entry },
    ])
  })

  it('is changed by managers and admins alone; operation reads it', { tags: ['10.8-05'] }, async () => {
    const id = await createVehicle(manager, depot)
    expect((await staff.call('GET', `/vehicles/${id}`)).status).toBe(200)
    const change = { body: { capacityKg: 1_000 } }
    expect((await staff.call('PATCH', `/vehicles/${id}`, change)).status).toBe(403)
    expect((await (await signInAs(testApp, 'ADMIN')).call('PATCH', `/vehicles/${id}`, change)).status).toBe(200)
    expect((await (await signInAs(testApp, 'DRIVER')).call('GET', `/vehicles/${id}`)).status).toBe(403)
  })
})

describe('the list of vehicles', () => {
  beforeAll(async () => {
    const north = await createDepot(manager, { name: 'North yard' })
    const shift = { from: '06:30', to: '14:00' }
    const days = { shift, outOfServiceFrom: '2026-03-01', outOfServiceTo: '2026-03-05' }
    await createVehicle(manager, north, { plate: 'LST 1', capacityKg: 8_000, unloadingMinutes: 35, ...days })
    await createVehicle(manager, depot, { plate: 'LST 2', capacityKg: 2_500 })
    const old = await createVehicle(manager, depot, { plate: 'LST 3', capacityKg: 3_000 })
    await manager.call('DELETE', `/vehicles/${old}`)
  })

  it.each([
    ['q=north', ['LST 1']],
    ['depot=yard&sort=capacityKg', ['LST 2', 'LST 1']],
    ['capacityFrom=3000', ['LST 1']],
    ['capacityTo=3000', ['LST 2']],
    ['outFrom=2026-03-01&outTo=2026-03-31', ['LST 1']],
    ['sort=-outOfServiceFrom', ['LST 2', 'LST 1']],
    ['sort=-unloadingMinutes&limit=1', ['LST 1']],
    ['sort=depot', ['LST 1', 'LST 2']],
    ['archived=true', ['LST 3']],
  ])('is filtered and sorted by %s', async (query, plates) => {
    expect(platesIn(await staff.call('GET', `/vehicles?plate=lst&${query}`))).toEqual(plates)
  })

  it('has those of a depot', { tags: ['10.8-04'] }, async () => {
    const query = { plate: 'lst', depotId: depot }
    expect(platesIn(await staff.call('GET', '/vehicles', { query }))).toEqual(['LST 2'])
  })

  it('is exported under the same filters', async () => {
    const { text } = await staff.call('GET', '/vehicles/export?plate=lst&capacityFrom=3000')
    const days = ['Shift', 'Out of service from', 'Out of service to']
    expect(rowsOf(text)).toEqual([
      ['Plate number', 'Depot', 'Capacity (kg)', 'Unloading (minutes)', ...days],
      ['LST 1', 'North yard', '8000', '35', '06:30–14:00', '2026-03-01', '2026-03-05'],
    ])
    const xlsx = await staff.call('GET', '/vehicles/export?plate=lst&format=xlsx')
    expect([xlsx.status, xlsx.headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')])
  })
})
