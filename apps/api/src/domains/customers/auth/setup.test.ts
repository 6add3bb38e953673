import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '#database/schema/users.ts'
import { call, testPassword } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { createSetupLink } from './setup.service.ts'

const testApp = useTestApp()
const form = { name: 'Daw Khin', email: 'khin@staff.example', password: 'a door opens slowly' }

beforeEach(async () => {
  // Replica mode skips the triggers that forbid deleting rows which refer to users.
  await testApp.pool.query(`begin; set local session_replication_role = replica; truncate users cascade; commit`)
  await testApp.pool.query('delete from rate_limits')
})

const newLink = async () => (await createSetupLink(testApp)) ?? ''
const open = (link: string) => call(testApp.app, 'GET', `/setup/${link}`)
const setUp = (link: string, body: unknown = form) => call(testApp.app, 'POST', `/setup/${link}`, { body })

describe('the setup link', () => {
  it('makes the first super admin, who signs in', async () => {
    const link = await newLink()
    expect((await open(link)).status).toBe(200)
    expect((await setUp(link)).status).toBe(201)
    const { body } = await call(testApp.app, 'POST', '/login', { body: { ...form, email: 'KHIN@staff.example' } })
    expect(body.data.user).toMatchObject({ name: 'Daw Khin', type: 'SUPER ADMIN', organizationId: null })
  })

  it('takes nothing but name, e-mail and password', { tags: ['R-sec-23'] }, async () => {
    const sent = { ...form, _id: randomUUID(), type: 'DRIVER', createdAt: '1999-01-01T00:00:00Z', passwordHash: 'x' }
    expect((await setUp(await newLink(), sent)).status).toBe(201)
    const [user] = await testApp.database.select().from(users)
    expect(user).toMatchObject({ role: 'SUPER ADMIN', createdAt: testApp.clock.now() })
    expect(user?.id).not.toBe(sent._id)
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/)
  })

  it('is not found once it was used, nor is any other', async () => {
    const link = await newLink()
    await setUp(link)
    for (const reply of [await open(link), await setUp(link, { ...form, email: 'other@staff.example' })]) {
      expect([reply.status, reply.body.code]).toEqual([404, 'setup.not-found'])
    }
    expect(await createSetupLink(testApp)).toBeUndefined()
  })

  it('is not found once any user exists', async () => {
    const link = await newLink()
    await testApp.database.insert(users).values({ name: 'A', email: 'a@b.example', phone: '', role: 'DRIVER' })
    expect((await open(link)).status).toBe(404)
    expect((await setUp(link)).status).toBe(404)
  })

  it('is not found when it is unknown or older than a day', async () => {
    const link = await newLink()
    expect((await open('unknown')).status).toBe(404)
    testApp.clock.advance(86_400_000 - 1)
    expect((await open(link)).status).toBe(200)
    testApp.clock.advance(1)
    expect((await setUp(link)).status).toBe(404)
  })

  it('of each server that started works, and two of them used at once make one super admin', async () => {
    const links = await Promise.all([newLink(), newLink(), newLink()])
    for (const link of links) expect((await open(link)).status).toBe(200)
    const emails = ['khin@staff.example', 'other@staff.example']
    const replies = await Promise.all(emails.map((email, index) => setUp(links[index] ?? '', { ...form, email })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 404])
    expect((await open(links[2] ?? '')).status).toBe(404)
  })

  it('makes one super admin when it is used twice at once', async () => {
    const link = await newLink()
    const replies = await Promise.all([setUp(link), setUp(link, { ...form, email: 'other@staff.example' })])
    expect(replies.map(({ status }) => status).sort()).not.toEqual([201, 201])
    expect((await testApp.database.select().from(users)).length).toBe(1)
  })

  it.each([
    [{ name: '' }, 'name', 'Required'],
    [{ email: 'khin' }, 'email', 'Invalid email address'],
    [{ password: 'short' }, 'password', 'At least 8 characters'],
    [{ password: 'password1' }, 'password', 'This password is used too often. Please choose another one.'],
  ])('stays good when %j is refused', async (change, path, message) => {
    const link = await newLink()
    const { status, body } = await setUp(link, { ...form, ...change })
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
    expect((await setUp(link, { ...form, password: testPassword })).status).toBe(201)
  })
})
