import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { createDestination, createTreatmentProfile, destinationForm } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
})

const namesIn = ({ body }: { body: { data: Array<{ name: string }> } }) => body.data.map(({ name }) => name)

describe('a destination', () => {
  it('is added, read, and changed field by field', { tags: ['11.1-01'] }, async () => {
    const form = destinationForm({ kind: 'landfill' })
    const made = await staff.call('POST', '/destinations', { body: form })
    expect([made.status, made.body.data]).toEqual([201, expect.objectContaining({ ...form, __v: 0, archivedAt: null })])
    const id = made.body.data._id
    const changed = await staff.call('PATCH', `/destinations/${id}`, { body: { licence: '', __v: 0 } })
    expect(changed.body.data).toMatchObject({ ...form, licence: '', __v: 1 })
    expect((await staff.call('GET', `/destinations/${id}`)).body.data).toEqual(changed.body.data)
  })

  it.each([
    ['name', ' ', 'Required'],
    ['name', undefined, 'Required'],
    ['kind', 'ocean', 'Required'],
    ['licence', 'x'.repeat(121), 'At most 120 characters'],
    ['address', 7, 'Required'],
  ])('is refused at the field %s for %j', async (path, value, message) => {
    const { status, body } = await staff.call('POST', '/destinations', { body: destinationForm({ [path]: value }) })
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })

  it('has a name of its own among those in use', { tags: ['11.1-02'] }, async () => {
    const { name } = destinationForm()
    const id = await createDestination(staff, { name })
    const again = await staff.call('POST', '/destinations', { body: destinationForm({ name: name.toUpperCase() }) })
    expect([again.status, again.body.code, again.body.issues?.[0]?.path]).toEqual([
      409,
      'destination.name-taken',
      'name',
    ])
    await staff.call('DELETE', `/destinations/${id}`)
    expect((await staff.call('POST', '/destinations', { body: destinationForm({ name }) })).status).toBe(201)
  })

  it('answers 409 to the second of two people who save it', async () => {
    const id = await createDestination(staff)
    const replies = await Promise.all(
      ['A', 'B'].map((contact) => staff.call('PATCH', `/destinations/${id}`, { body: { contact, __v: 0 } })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is archived: still found by its id, but no longer listed, changed or named', { tags: ['11.1-02'] }, async () => {
    const { name } = destinationForm()
    const id = await createDestination(staff, { name })
    expect((await staff.call('DELETE', `/destinations/${id}`)).status).toBe(200)
    expect((await staff.call('GET', `/destinations/${id}`)).body.data.archivedAt).not.toBeNull()
    expect((await staff.call('PATCH', `/destinations/${id}`, { body: { name: 'Back' } })).status).toBe(404)
    expect(namesIn(await staff.call('GET', '/destinations', { query: { name } }))).toEqual([])
    expect(namesIn(await staff.call('GET', '/destinations', { query: { name, archived: 'true' } }))).toEqual([name])
    const shares = [{ treatment: 'landfill', destinationId: id, percent: 100 }]
    const profile = await staff.call('POST', '/treatment_profiles', {
      body: { wasteType: 'Cans', validFrom: '2026-02-03', shares },
    })
    expect([profile.status, profile.body.issues?.[0]?.path]).toEqual([400, 'shares.0.destinationId'])
    const admin = await signInAs(testApp, 'ADMIN')
    const { body } = await admin.call('GET', `/audit?entity=destination&id=${id}`)
    expect(body.data.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      'destination.archive',
      'destination.create',
    ])
  })

  it('is restored and can be named again, unless another one has its name meanwhile', {
    tags: ['11.1-02'],
  }, async () => {
    const { name } = destinationForm()
    const id = await createDestination(staff, { name })
    await staff.call('DELETE', `/destinations/${id}`)
    const next = await createDestination(staff, { name })
    expect((await staff.call('POST', `/destinations/${id}/restore`)).body.code).toBe('destination.name-taken')
    await staff.call('DELETE', `/destinations/${next}`)
    expect((await staff.call('POST', `/destinations/${id}/restore`)).body.data).toMatchObject({
      name,
      archivedAt: null,
    })
    expect((await staff.call('POST', `/destinations/${id}/restore`)).status).toBe(404)
    expect(namesIn(await staff.call('GET', '/destinations', { query: { name } }))).toEqual([name])
  })

  it('stays while a present or coming profile names it, and goes once only earlier ones do', {
    tags: ['11.1-02'],
  }, async () => {
    const id = await createDestination(staff)
    const bound = (treatment: string) => [{ treatment, destinationId: id, percent: 100 }]
    await createTreatmentProfile(staff, { wasteType: 'Glasses', validFrom: '2026-01-01', shares: bound('reuse') })
    const ahead = await createTreatmentProfile(staff, {
      wasteType: 'Papers',
      validFrom: '2026-09-01',
      shares: bound('recycling'),
    })
    const refused = await staff.call('DELETE', `/destinations/${id}`)
    expect([refused.status, refused.body.code, refused.body.values]).toEqual([409, 'destination.in-use', { count: 2 }])
    await staff.call('DELETE', `/treatment_profiles/${ahead}`)
    expect((await staff.call('DELETE', `/destinations/${id}`)).body.values).toEqual({ count: 1 })
    const shares = [{ treatment: 'recycling', percent: 100 }]
    await createTreatmentProfile(staff, { wasteType: 'Glasses', validFrom: '2026-02-03', shares })
    expect((await staff.call('DELETE', `/destinations/${id}`)).status).toBe(200)
  })
})

describe('the list', () => {
  beforeAll(async () => {
    await createDestination(staff, { name: 'Listed Paper Mill', kind: 'recycler', licence: 'B2', address: 'Hlaing' })
    await createDestination(staff, { name: 'Listed Hill', kind: 'landfill', licence: 'A1', address: 'Dagon' })
  })

  it.each([
    ['kind=landfill', ['Listed Hill']],
    ['licence=b2', ['Listed Paper Mill']],
    ['address=dagon', ['Listed Hill']],
    ['sort=licence', ['Listed Hill', 'Listed Paper Mill']],
    ['sort=-name', ['Listed Paper Mill', 'Listed Hill']],
    ['sort=kind&limit=1', ['Listed Hill']],
    ['archived=true', []],
  ])('is narrowed and sorted by %s', { tags: ['11.1-01'] }, async (query, names) => {
    expect(namesIn(await staff.call('GET', `/destinations?name=listed&${query}`))).toEqual(names)
  })

  it('is exported', async () => {
    const licence = ['Licensed until', 'State of the licence', 'Licensed waste types', 'Licensed treatments']
    const { text } = await staff.call('GET', '/destinations/export?name=listed&kind=landfill')
    expect(rowsOf(text)).toEqual([
      ['Name', 'Kind', 'Licence', ...licence, 'Address', 'Contact'],
      ['Listed Hill', 'Landfill', 'A1', '', 'End of licence not recorded', '', '', 'Dagon', 'U Ba Maung, 09 765 4323'],
    ])
  })
})
