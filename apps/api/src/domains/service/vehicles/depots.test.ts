import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { createDepot, createVehicle, depotForm } from '../../../../test/records/vehicles.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let manager: TestActor
let staff: TestActor

beforeAll(async () => {
  manager = await signInAs(testApp, 'OPERATION MANAGER')
  staff = await signInAs(testApp, 'OPERATION')
})

const namesIn = ({ body }: { body: { data: Array<{ name: string }> } }) => body.data.map(({ name }) => name)

describe('a depot', () => {
  it('is added, read, and changed field by field', { tags: ['10.8-02'] }, async () => {
    const form = depotForm()
    const made = await manager.call('POST', '/depots', { body: form })
    expect([made.status, made.body.message]).toEqual([201, 'The depot was added.'])
    expect(made.body.data).toMatchObject({ ...form, __v: 0, archivedAt: null })
    const id = made.body.data._id
    const changed = await manager.call('PATCH', `/depots/${id}`, { body: { openingHours: null, __v: 0 } })
    expect(changed.body.data).toMatchObject({ ...form, openingHours: null, __v: 1 })
    expect((await staff.call('GET', `/depots/${id}`)).body.data).toEqual(changed.body.data)
  })

  it.each([
    ['name', ' ', 'name', 'Required'],
    ['name', 'x'.repeat(201), 'name', 'At most 200 characters'],
    ['address', undefined, 'address', 'Required'],
    ['location', { lng: 181, lat: 16 }, 'location.lng', 'Invalid Number'],
    ['openingHours', { from: '6', to: '18:00' }, 'openingHours.from', 'Invalid time'],
    ['openingHours', { from: '06:00', to: '06:00' }, 'openingHours.to', 'Must differ from the time of opening'],
  ])('is refused at a field of %s for %j', { tags: ['10.8-02'] }, async (name, value, path, message) => {
    const { status, body } = await manager.call('POST', '/depots', { body: depotForm({ [name]: value }) })
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })

  it('has a name of its own among those in use', { tags: ['10.8-03'] }, async () => {
    const { name } = depotForm()
    const id = await createDepot(manager, { name })
    const again = await manager.call('POST', '/depots', { body: depotForm({ name: name.toUpperCase() }) })
    expect([again.status, again.body.code, again.body.issues?.[0]?.path]).toEqual([409, 'depot.name-taken', 'name'])
    await manager.call('DELETE', `/depots/${id}`)
    expect((await manager.call('POST', '/depots', { body: depotForm({ name }) })).status).toBe(201)
    expect((await manager.call('POST', `/depots/${id}/restore`)).body.code).toBe('depot.name-taken')
  })

  it('answers 409 to the second of two people who save it', async () => {
    const id = await createDepot(manager)
    const replies = await Promise.all(
      ['A', 'B'].map((address) => manager.call('PATCH', `/depots/${id}`, { body: { address, __v: 0 } })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('stays while a vehicle belongs to it, and is archived and restored once none does', {
    tags: ['10.8-04'],
  }, async () => {
    const id = await createDepot(manager)
    const vehicle = await createVehicle(manager, id)
    const refused = await manager.call('DELETE', `/depots/${id}`)
    expect([refused.status, refused.body.code, refused.body.values]).toEqual([409, 'depot.in-use', { count: 1 }])
    await manager.call('DELETE', `/vehicles/${vehicle}`)
    expect((await manager.call('DELETE', `/depots/${id}`)).status).toBe(200)
    expect((await staff.call('GET', `/depots/${id}`)).body.data.archivedAt).not.toBeNull()
    expect((await manager.call('PATCH', `/depots/${id}`, { body: { name: 'Back' } })).status).toBe(404)
    const returned = await manager.call('POST', `/vehicles/${vehicle}/restore`)
    expect([returned.status, returned.body.issues?.[0]?.path]).toEqual([400, 'depotId'])
    expect((await manager.call('POST', `/depots/${id}/restore`)).body.data.archivedAt).toBeNull()
    expect((await manager.call('POST', `/vehicles/${vehicle}/restore`)).status).toBe(200)
    const { body } = await (await signInAs(testApp, 'ADMIN')).call('GET', `/audit?entity=depot&id=${id}`)
    expect(body.data.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      'depot.archive',
      'depot.create',
      'depot.restore',
    ])
  })
})

describe('the list of depots', () => {
  beforeAll(async () => {
    await createDepot(manager, { name: 'Listed North', address: 'Insein', openingHours: null })
    await createDepot(manager, { name: 'Listed South', address: 'Thaketa' })
    await manager.call('DELETE', `/depots/${await createDepot(manager, { name: 'Listed Old', address: 'Bahan' })}`)
  })

  it.each([
    ['q=thaketa', ['Listed South']],
    ['address=insein', ['Listed North']],
    ['sort=-name', ['Listed South', 'Listed North']],
    ['sort=address&limit=1', ['Listed North']],
    ['archived=true', ['Listed Old']],
  ])('is filtered and sorted by %s', { tags: ['10.8-04'] }, async (query, names) => {
    expect(namesIn(await staff.call('GET', `/depots?name=listed&${query}`))).toEqual(names)
  })

  it('is exported under the same filters', { tags: ['10.8-04'] }, async () => {
    const { text } = await staff.call('GET', '/depots/export?name=listed')
    expect(rowsOf(text)).toEqual([
      ['Name', 'Address', 'Opens at', 'Closes at'],
      ['Listed North', 'Insein', '', ''],
      ['Listed South', 'Thaketa', '05:30', '19:00'],
    ])
  })
})
