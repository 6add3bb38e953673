import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createNote, createOrganization } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let author: TestActor
let colleague: TestActor
let organization: string

beforeAll(async () => {
  author = await signInAs(testApp, 'CUSTOMER SERVICE', null, { name: 'Daw Mya' })
  colleague = await signInAs(testApp, 'SUPER ADMIN', null, { name: 'Ko Ye' })
})
beforeEach(async () => {
  testApp.clock.set('2026-02-03T03:00:00Z')
  organization = await createOrganization(colleague)
})

const pathOf = (id = '') => `/organizations/${organization}/notes${id && `/${id}`}`
const change = (by: TestActor, id: string, body: object) => by.call('PATCH', pathOf(id), { body })
const notes = async (query = '') => (await author.call('GET', `${pathOf()}${query}`)).body.data
const nextContact = async () => (await notes('?isNextContact=true')).map(({ text }: { text: string }) => text)

describe('a note', () => {
  it('has a text, its author and a day, and stands first among those of the organization', {
    tags: ['13.7-01'],
  }, async () => {
    await createNote(author, organization, { text: 'Earlier' })
    testApp.clock.set('2026-02-03T03:10:00Z')
    const body = { text: ' Wants a second bin.\nAsk again ', nextContactOn: '2026-02-10' }
    const { status, body: answer } = await author.call('POST', pathOf(), { body })
    expect(status).toBe(201)
    expect(answer.data).toMatchObject({
      __v: 0,
      createdAt: '2026-02-03T03:10:00.000Z',
      text: 'Wants a second bin.\nAsk again',
      author: { _id: author.id, name: 'Daw Mya' },
      organization: { _id: organization },
      nextContactOn: '2026-02-10',
      contactedAt: null,
      isNextContact: true,
    })
    expect((await notes()).map(({ text }: { text: string }) => text)).toEqual([answer.data.text, 'Earlier'])
  })

  it.each<[string, object, string]>([
    ['text', {}, 'Required'],
    ['text', { text: ' \n ' }, 'Required'],
    ['text', { text: 'x'.repeat(2_001) }, 'At most 2000 characters'],
    ['nextContactOn', { text: 'Call', nextContactOn: '2026-02-02' }, 'This day is over.'],
    ['nextContactOn', { text: 'Call', nextContactOn: 'soon' }, 'Invalid date'],
  ])('is refused at the field %s', { tags: ['13.7-01'] }, async (path, body, message) => {
    const { status, body: answer } = await author.call('POST', pathOf(), { body })
    expect([status, answer.issues]).toEqual([400, [{ path, message }]])
    expect(await notes()).toEqual([])
  })

  it('is changed by its author alone, who keeps a day that has passed meanwhile', { tags: ['13.7-02'] }, async () => {
    testApp.clock.set('2026-02-03T17:25:00Z')
    const evening = await signInAs(testApp, 'FINANCE OFFICE')
    const other = await signInAs(testApp, 'OPERATION')
    const id = await createNote(evening, organization, { nextContactOn: '2026-02-03' })
    testApp.clock.set('2026-02-03T17:35:00Z')
    const refused = await change(other, id, { text: 'Not so' })
    expect([refused.status, refused.body.code]).toEqual([403, 'note.of-another'])
    const saved = await change(evening, id, { text: 'Corrected', nextContactOn: '2026-02-03', __v: 0 })
    expect(saved.body.data).toMatchObject({ __v: 1, text: 'Corrected', nextContactOn: '2026-02-03' })
    expect((await change(evening, id, { nextContactOn: '2026-02-02' })).status).toBe(400)
  })

  it('is not overwritten by somebody who read an older version', { tags: ['13.7-02'] }, async () => {
    const id = await createNote(author, organization)
    await change(author, id, { text: 'First', __v: 0 })
    const { status, body } = await change(author, id, { text: 'Second', __v: 0 })
    expect([status, body.code, body.current.text]).toEqual([409, 'record.stale', 'First'])
  })

  it('is archived and restored, which the audit log says with its text', { tags: ['13.7-02'] }, async () => {
    const id = await createNote(author, organization, { text: 'Gate code changed' })
    expect((await colleague.call('DELETE', pathOf(id))).status).toBe(200)
    expect(await notes()).toEqual([])
    expect((await change(author, id, { text: 'Still there?' })).status).toBe(404)
    const restored = await colleague.call('POST', `${pathOf(id)}/restore`)
    expect(restored.body.data).toMatchObject({ text: 'Gate code changed', archivedAt: null })
    const { body } = await colleague.call('GET', '/audit', { query: { entity: 'note', id } })
    expect(body.data.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      'note.archive',
      'note.create',
      'note.restore',
    ])
    const created = body.data.find(({ action }: { action: string }) => action === 'note.create')
    expect(created.after).toMatchObject({ text: 'Gate code changed' })
  })

  it('is not found under another organization, and none is of one that is not there', async () => {
    const id = await createNote(author, organization)
    const other = await createOrganization(colleague)
    for (const [method, path] of [
      ['PATCH', `/organizations/${other}/notes/${id}`],
      ['DELETE', `/organizations/${other}/notes/${id}`],
      ['POST', `/organizations/${other}/notes/${id}/restore`],
      ['GET', `/organizations/${id}/notes`],
      ['POST', `/organizations/${id}/notes`],
    ] as const) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : { text: 'Elsewhere' }
      expect([method, (await author.call(method, path, { body })).status]).toEqual([method, 404])
    }
    expect(await notes()).toHaveLength(1)
  })

  it('stays readable with an archived organization, which gets no new one', { tags: ['13.7-01'] }, async () => {
    await createNote(author, organization, { text: 'Moved away' })
    await colleague.call('DELETE', `/organizations/${organization}`)
    expect((await notes()).map(({ text }: { text: string }) => text)).toEqual(['Moved away'])
    expect((await author.call('POST', pathOf(), { body: { text: 'Back?' } })).status).toBe(400)
  })

  it('is hidden from customers and drivers', { tags: ['13.7-01'] }, async () => {
    await createNote(author, organization, { text: 'Pays late' })
    const customer = await signInAs(testApp, 'USER', organization)
    const driver = await signInAs(testApp, 'DRIVER')
    for (const by of [customer, driver]) {
      for (const path of [pathOf(), `/organizations/${organization}/stream`]) {
        const { status, text } = await by.call('GET', path)
        expect([by.role, status, text.includes('Pays late')]).toEqual([by.role, 403, false])
      }
    }
  })
})

describe('the next contact', () => {
  it('is that of the latest note with one, until any of the staff says that it was made', {
    tags: ['13.7-03'],
  }, async () => {
    await createNote(author, organization, { text: 'First', nextContactOn: '2026-02-04' })
    testApp.clock.set('2026-02-03T03:05:00Z')
    const id = await createNote(author, organization, { text: 'Second', nextContactOn: '2026-02-05' })
    testApp.clock.set('2026-02-03T03:10:00Z')
    await createNote(author, organization, { text: 'Without a day' })
    expect(await nextContact()).toEqual(['Second'])

    const done = await change(colleague, id, { isContacted: true, __v: 0 })
    expect(done.body.data).toMatchObject({ contactedAt: '2026-02-03T03:10:00.000Z', isNextContact: false })
    expect(await nextContact()).toEqual([])
    const { body } = await colleague.call('GET', '/audit', { query: { action: 'note.contact' } })
    expect(body.data[0]).toMatchObject({ entityId: id, actor: { name: 'Ko Ye' } })

    await change(author, id, { nextContactOn: '2026-02-12' })
    expect(await nextContact()).toEqual(['Second'])
    await change(author, id, { isContacted: true })
    await change(author, id, { isContacted: false })
    expect(await nextContact()).toEqual(['Second'])
  })

  it('is again that of an earlier note where the later one is archived', { tags: ['13.7-03'] }, async () => {
    await createNote(author, organization, { text: 'First', nextContactOn: '2026-02-04' })
    testApp.clock.set('2026-02-03T03:10:00Z')
    const id = await createNote(author, organization, { text: 'A slip', nextContactOn: '2026-02-05' })
    await author.call('DELETE', pathOf(id))
    expect(await nextContact()).toEqual(['First'])
  })

  it('is not made of a note without a day', async () => {
    const id = await createNote(author, organization)
    const { status, body } = await change(author, id, { isContacted: true })
    expect([status, body.issues]).toEqual([400, [{ path: 'nextContactOn', message: 'Required' }]])
  })
})
