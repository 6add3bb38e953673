import { maxSavedViews } from '@thant/contracts/customers/saved-views'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createSavedView } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let owner: TestActor
let colleague: TestActor
let admin: TestActor

beforeAll(async () => {
  owner = await signInAs(testApp, 'OPERATION', null, { name: 'Ko Ye' })
  colleague = await signInAs(testApp, 'FINANCE OFFICE')
  admin = await signInAs(testApp, 'ADMIN')
})
beforeEach(async () => {
  await testApp.pool.query('delete from saved_views')
})

const namesOf = async (by: TestActor, list = '/logistics') =>
  (await by.call('GET', '/views', { query: { list } })).body.data.map(({ name }: { name: string }) => name)

it('is kept for its owner, of one list, by name', { tags: ['13.10-01'] }, async () => {
  const body = { list: '/logistics', name: ' Without a driver ', search: 'driver=none&sort=pickUpTime' }
  const { status, body: answer } = await owner.call('POST', '/views', { body })
  expect(status).toBe(201)
  expect(answer.data).toMatchObject({
    __v: 0,
    list: '/logistics',
    name: 'Without a driver',
    search: 'driver=none&sort=pickUpTime',
    isShared: false,
    owner: { _id: owner.id, name: 'Ko Ye' },
  })
  await createSavedView(owner, { name: 'Ahlone' })
  await createSavedView(owner, { list: '/payment', name: 'Overdue' })
  expect(await namesOf(owner)).toEqual(['Ahlone', 'Without a driver'])
  expect(await namesOf(owner, '/payment')).toEqual(['Overdue'])
  expect(await namesOf(colleague)).toEqual([])
})

it('is seen by all of the office once it is shared, and changed by its owner alone', {
  tags: ['13.10-02'],
}, async () => {
  const id = await createSavedView(owner, { name: 'Tomorrow' })
  const path = `/views/${id}`
  const change = { name: 'Mine' }
  expect((await colleague.call('PATCH', path, { body: change })).status).toBe(404)
  expect((await colleague.call('DELETE', path)).status).toBe(404)

  expect((await owner.call('PATCH', path, { body: { isShared: true } })).status).toBe(200)
  expect(await namesOf(colleague)).toEqual(['Tomorrow'])
  const refused = await colleague.call('PATCH', path, { body: change })
  expect([refused.status, refused.body.code]).toEqual([403, 'view.of-another'])
  expect((await colleague.call('DELETE', path)).body.code).toBe('view.of-another')
  expect((await admin.call('PATCH', path, { body: change })).body.code).toBe('view.of-another')
})

it('that is shared is deleted by an admin too, and can be restored', { tags: ['13.10-02'] }, async () => {
  const id = await createSavedView(owner, { name: 'Tomorrow', isShared: true })
  expect((await admin.call('DELETE', `/views/${id}`)).status).toBe(200)
  expect(await namesOf(owner)).toEqual([])
  expect((await owner.call('POST', `/views/${id}/restore`)).status).toBe(200)
  expect(await namesOf(owner)).toEqual(['Tomorrow'])
})

it('has a name that its owner has not given twice', { tags: ['13.10-01'] }, async () => {
  const id = await createSavedView(owner, { name: 'Tomorrow' })
  await createSavedView(colleague, { name: 'Tomorrow' })
  const again = await owner.call('POST', '/views', { body: { list: '/logistics', name: 'tomorrow', search: '' } })
  expect([again.status, again.body.code, again.body.issues[0].path]).toEqual([409, 'view.name-taken', 'name'])
  await owner.call('DELETE', `/views/${id}`)
  await createSavedView(owner, { name: 'Tomorrow' })
  expect((await owner.call('POST', `/views/${id}/restore`)).body.code).toBe('view.name-taken')
})

it.each<[string, object, string]>([
  ['name', { name: '' }, 'Required'],
  ['name', { name: 'x'.repeat(61) }, 'At most 60 characters'],
  ['search', { search: 'x'.repeat(2_001) }, 'At most 2000 characters'],
  ['list', { list: 'https://elsewhere.example' }, 'Invalid'],
  ['list', { list: '//elsewhere' }, 'Invalid'],
])('is refused at the field %s', { tags: ['13.10-01'] }, async (path, change, message) => {
  const body = { list: '/logistics', name: 'Tomorrow', search: '', ...change }
  const { status, body: answer } = await owner.call('POST', '/views', { body })
  expect([status, answer.issues]).toEqual([400, [{ path, message }]])
})

it(`is one of at most ${maxSavedViews} of a person and list`, { tags: ['13.10-01'] }, async () => {
  await testApp.pool.query(
    `insert into saved_views (owner_id, list, name, search, is_shared)
     select $1, '/logistics', 'View ' || n, '', false from generate_series(1, $2) n`,
    [owner.id, maxSavedViews],
  )
  const body = { list: '/logistics', name: 'One more', search: '' }
  expect((await owner.call('POST', '/views', { body })).body.code).toBe('view.too-many')
  expect((await owner.call('POST', '/views', { body: { ...body, list: '/payment' } })).status).toBe(201)
})

it('is restored only where its owner has room for it, whoever restores it', { tags: ['13.10-01'] }, async () => {
  const id = await createSavedView(owner, { name: 'Tomorrow', isShared: true })
  expect((await owner.call('DELETE', `/views/${id}`)).status).toBe(200)
  await testApp.pool.query(
    `insert into saved_views (owner_id, list, name, search, is_shared)
     select $1, '/logistics', 'View ' || n, '', n = 1 from generate_series(1, $2) n`,
    [owner.id, maxSavedViews],
  )
  for (const by of [owner, admin]) {
    const { status, body } = await by.call('POST', `/views/${id}/restore`)
    expect([status, body.code]).toEqual([409, 'view.too-many'])
  }
  expect(await namesOf(owner)).toHaveLength(maxSavedViews)
  await testApp.pool.query(`delete from saved_views where name = 'View 2'`)
  expect((await admin.call('POST', `/views/${id}/restore`)).status).toBe(200)
})
