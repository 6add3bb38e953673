import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOrganization, createSchedule } from '../../../../test/records/factories.ts'
import { createDepot, createVehicle } from '../../../../test/records/vehicles.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let manager: TestActor
let organization: string
let depot: string

beforeAll(async () => {
  manager = await signInAs(testApp, 'OPERATION MANAGER')
  organization = await createOrganization(manager)
  depot = await createDepot(manager)
})

type Named = { plate_number?: string; vehicleId?: string | null }

async function pickupWith(vehicle: Named): Promise<{ id: string; vehicle: Named }> {
  const body = { organizationId: organization, pickUpTime: '2026-02-05T02:00:00.000Z', vehicle }
  const made = await manager.call('POST', '/logistics', { body })
  return { id: made.body.data._id, vehicle: made.body.data.vehicle }
}

const vehicleOf = async (id: string) => (await manager.call('GET', `/logistics/${id}`)).body.data.vehicle
const change = (id: string, vehicle: Named) => manager.call('PATCH', `/logistics/${id}`, { body: { vehicle } })

describe('the vehicle of a pickup', () => {
  it('has its plate by its id, and its id by its plate however it is typed', { tags: ['10.14-33'] }, async () => {
    const truck = await createVehicle(manager, depot, { plate: 'NMD 1A-0001' })
    const { id, vehicle } = await pickupWith({ vehicleId: truck })
    expect(vehicle).toMatchObject({ plate_number: 'NMD 1A-0001', vehicleId: truck })
    expect((await change(id, { plate_number: 'elsewhere 1' })).body.data.vehicle).toMatchObject({
      plate_number: 'elsewhere 1',
      vehicleId: null,
    })
    await change(id, { plate_number: 'nmd 1a 0001' })
    expect(await vehicleOf(id)).toMatchObject({ plate_number: 'nmd 1a 0001', vehicleId: truck })
    await change(id, { vehicleId: null })
    expect(await vehicleOf(id)).toMatchObject({ plate_number: '', vehicleId: null })
  })

  it('has to be in use, unless it is the same as before', { tags: ['10.14-33'] }, async () => {
    const old = await createVehicle(manager, depot, { plate: 'NMD 2A-0001' })
    const { id } = await pickupWith({ vehicleId: old })
    const { id: other } = await pickupWith({})
    await manager.call('DELETE', `/vehicles/${old}`)
    const refused = await change(other, { vehicleId: old })
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([404, 'vehicle.vehicleId'])
    expect((await change(id, { vehicleId: old })).status).toBe(200)
    await change(id, { plate_number: 'NMD 2A-0001' })
    expect((await vehicleOf(id)).vehicleId).toBe(old)
  })

  it('of a schedule is that of its pickups', { tags: ['10.14-33'] }, async () => {
    const truck = await createVehicle(manager, depot, { plate: 'NMD 3A-0001' })
    const schedule = await createSchedule(manager, organization, { plate_number: 'NMD3A0001' })
    const vehicles = async () => {
      const { rows } = await testApp.pool.query(
        `select distinct plate_number, vehicle_id from pickups where schedule_id = $1`,
        [schedule],
      )
      return rows
    }
    const read = (await manager.call('GET', `/schedules/${schedule}`)).body.data
    expect(read).toMatchObject({ plate_number: 'NMD3A0001', vehicleId: truck })
    expect(await vehicles()).toEqual([{ plate_number: 'NMD3A0001', vehicle_id: truck }])
    await manager.call('PATCH', `/schedules/${schedule}`, { body: { plate_number: 'NMD 3A-9999' } })
    expect(await vehicles()).toContainEqual({ plate_number: 'NMD 3A-9999', vehicle_id: null })
    await manager.call('POST', '/vehicles', {
      body: { plate: 'nmd 3a 9999', capacityKg: 500, depotId: depot, unloadingMinutes: 10 },
    })
    expect(await vehicles()).not.toContainEqual({ plate_number: 'NMD 3A-9999', vehicle_id: null })
  })

  it('filters pickups, their file and schedules, also where a plate was typed otherwise', {
    tags: ['10.14-39'],
  }, async () => {
    const truck = await createVehicle(manager, depot, { plate: 'NMD 9A-0001' })
    const { id } = await pickupWith({ plate_number: 'nmd9a0001' })
    await pickupWith({ plate_number: 'NMD 9A-00011' })
    const schedule = await createSchedule(manager, organization, { plate_number: 'NMD 9A-0001' })
    const found = async (path: string, query: Record<string, string>) =>
      (await manager.call('GET', path, { query })).body
    const ids = (body: { data: Array<{ _id: string }> }) => body.data.map(({ _id }) => _id)
    const query = { vehicleId: truck, to: '2026-02-05', status: 'REQUESTED' }
    expect(ids(await found('/logistics', query))).toContain(id)
    const rows = (await manager.call('GET', '/logistics/export', { query: { vehicleId: truck } })).text
    expect([rows.includes('nmd9a0001'), rows.includes('NMD 9A-00011')]).toEqual([true, false])
    expect(ids(await found('/schedules', { vehicleId: truck }))).toEqual([schedule])
    expect((await found('/schedules', { vehicleId: 'none' })).issues[0].path).toBe('vehicleId')
  })

  it('gets its new plate while the pickup is ahead, and one that is done keeps what it said', {
    tags: ['10.14-34'],
  }, async () => {
    const truck = await createVehicle(manager, depot, { plate: 'NMD 4A-0001' })
    const { id: ahead } = await pickupWith({ vehicleId: truck })
    const { id: done } = await pickupWith({ vehicleId: truck })
    await testApp.pool.query(`update pickups set status = 'ONHOLD' where id = $1`, [done])
    const changed = await manager.call('PATCH', `/vehicles/${truck}`, { body: { plate: 'NMD 4A-0002' } })
    expect(changed.status).toBe(200)
    expect(await vehicleOf(ahead)).toMatchObject({ plate_number: 'NMD 4A-0002', vehicleId: truck })
    expect(await vehicleOf(done)).toMatchObject({ plate_number: 'NMD 4A-0001', vehicleId: truck })
  })

  it('is found again by the plate when it is added after the pickup, or restored', {
    tags: ['10.14-34'],
  }, async () => {
    const { id } = await pickupWith({ plate_number: 'NMD-5A 0001' })
    const first = await createVehicle(manager, depot, { plate: 'NMD 5A-0001' })
    expect(await vehicleOf(id)).toMatchObject({ plate_number: 'NMD-5A 0001', vehicleId: first })
    await manager.call('DELETE', `/vehicles/${first}`)
    const second = await createVehicle(manager, depot, { plate: 'NMD 5A-0001' })
    expect((await vehicleOf(id)).vehicleId).toBe(second)
    await manager.call('DELETE', `/vehicles/${second}`)
    await manager.call('POST', `/vehicles/${first}/restore`)
    expect((await vehicleOf(id)).vehicleId).toBe(first)
  })

  it('of what there was before vehicles had ids is found by the plate', { tags: ['10.14-33'] }, async () => {
    const truck = await createVehicle(manager, depot, { plate: 'NMD 6A-0001' })
    const { id } = await pickupWith({ plate_number: 'nmd6a 0001' })
    const { id: other } = await pickupWith({ plate_number: 'NMD 6A-0002' })
    const { id: without } = await pickupWith({})
    const schedule = await createSchedule(manager, organization, { plate_number: 'NMD 6A 0001' })
    const ids = [id, other, without, schedule]
    await testApp.pool.query(`update pickups set vehicle_id = null where id = any($1)`, [ids])
    await testApp.pool.query(`update schedules set vehicle_id = null where id = any($1)`, [ids])
    const migration = new URL('../../../../drizzle/0018_vehicles_by_id.sql', import.meta.url)
    const statements = (await readFile(migration, 'utf8')).split('--> statement-breakpoint')
    for (const statement of statements.filter((text) => text.includes('UPDATE "'))) await testApp.pool.query(statement)
    const { rows } = await testApp.pool.query(
      `select vehicle_id from pickups where id = any($1) union all select vehicle_id from schedules where id = any($1)`,
      [ids],
    )
    expect(rows.filter(({ vehicle_id }) => vehicle_id === truck)).toHaveLength(2)
    expect(rows.filter(({ vehicle_id }) => vehicle_id === null)).toHaveLength(2)
  })
})
