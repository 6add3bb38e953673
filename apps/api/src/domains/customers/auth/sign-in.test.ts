import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { company } from '#database/schema/company.ts'
import { users } from '#database/schema/users.ts'
import { hashPassword } from '#lib/passwords.ts'
import { createOrganization } from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor, testPassword } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let superAdmin: TestActor
let organizationId: string

beforeAll(async () => {
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  organizationId = await createOrganization(superAdmin)
})

let addresses = 0
/** Every call comes from its own IP address, so that only the account's limit counts. */
const logIn = (
  email: string,
  password = testPassword,
  ip = `10.0.${Math.floor(++addresses / 250)}.${addresses % 250}`,
) => call(testApp.app, 'POST', '/login', { body: { email, password }, ip })

describe('signing in', () => {
  it('answers a 15 minute token, a refresh token and the user as /me does', {
    tags: ['3-01', '3-02', '3-03', '7.2-01', '7.11-01'],
  }, async () => {
    const customer = await signInAs(testApp, 'USER', organizationId, { name: 'Ma Hnin' })
    const { status, body } = await logIn(customer.email.toUpperCase())
    expect(status).toBe(200)
    expect(body.data).toEqual({
      token: expect.any(String),
      refreshToken: expect.any(String),
      user: {
        _id: customer.id,
        __v: 0,
        name: 'Ma Hnin',
        email: customer.email,
        phoneNumber: '09 123 456 789',
        type: 'USER',
        organizationId: { _id: organizationId, name: expect.any(String), logo: null },
        siteIds: null,
        theme: 'auto',
        language: 'en',
        timeFormat: '24h',
        abilities: expect.objectContaining({ 'pickups:read': 'own' }),
      },
    })
    const headers = { authorization: `Bearer ${body.data.token}` }
    const me = await call(testApp.app, 'GET', '/me', { headers })
    expect(body.data.user).toEqual(me.body.data)
    expect(claimsOf(body.data.token)).toMatchObject({
      sub: customer.id,
      type: 'USER',
      organizationId,
      exp: testApp.clock.now().getTime() / 1_000 + 900,
    })
  })

  it('makes a new session each time', { tags: ['R-sec-13'] }, async () => {
    const { email } = await signInAs(testApp, 'ADMIN')
    const first = await logIn(email)
    const second = await logIn(email)
    expect(claimsOf(second.body.data.token).sid).not.toBe(claimsOf(first.body.data.token).sid)
  })

  it.each([
    [{}, ['email', 'password']],
    [{ email: '', password: '' }, ['email', 'password']],
    [{ email: '', password: 'x' }, ['email']],
    [{ email: 'someone@example.com' }, ['password']],
  ])('names the fields missing in %j', { tags: ['3-02', '5-01'] }, async (body, fields) => {
    const reply = await call(testApp.app, 'POST', '/login', { body })
    expect(reply.status).toBe(400)
    expect(reply.body.issues).toEqual(fields.map((path) => ({ path, message: 'Required' })))
  })
})

describe('a refused sign-in', () => {
  it('says the same for an unknown e-mail, a wrong password, a deactivated and an invited user', {
    tags: ['8-01', 'R-sec-05'],
  }, async () => {
    const [known, gone, invited] = [await makeUser(), await makeUser(), await makeUser({ passwordHash: null })]
    await superAdmin.call('DELETE', `/users/${gone.id}`)
    const replies = [
      await logIn('nobody@nowhere.example', 'not the password'),
      await logIn(known.email, 'not the password'),
      await logIn(gone.email),
      await logIn(invited.email),
      // This is the password of the placeholder hash, which must not let anyone in.
      await logIn(invited.email, 'no one has this password'),
    ]
    for (const { status, body } of replies) {
      expect(status).toBe(401)
      expect(body).toEqual({
        message: 'Incorrect email or password',
        code: 'sign-in.refused',
        requestId: expect.any(String),
      })
    }
  })

  it('takes the same time for each of them', { tags: ['R-sec-05'], timeout: 30_000, retry: 2 }, async () => {
    const present = await Promise.all(Array.from({ length: 10 }, () => makeUser()))
    const gone = await Promise.all(Array.from({ length: 10 }, () => makeUser()))
    for (const { id } of gone) await superAdmin.call('DELETE', `/users/${id}`)
    const kinds = {
      unknown: (turn: number) => `nobody.${turn}@nowhere.example`,
      wrong: (turn: number) => present[turn % 10]?.email ?? '',
      deactivated: (turn: number) => gone[turn % 10]?.email ?? '',
    }
    const times: Record<string, number[]> = { unknown: [], wrong: [], deactivated: [] }
    for (let turn = 0; turn < 50; turn++) {
      for (const [kind, emailOf] of Object.entries(kinds)) {
        const started = performance.now()
        const { status } = await logIn(emailOf(turn), 'not the password')
        times[kind]?.push(performance.now() - started)
        expect(status).toBe(401)
      }
    }
    const medians = Object.values(times).map(median)
    // Allows 5 ms, or a share of the time on a machine so busy that hashing takes far longer.
    const allowed = Math.max(5, Math.max(...medians) * 0.3)
    expect(Math.max(...medians) - Math.min(...medians)).toBeLessThan(allowed)
  })

  it('tells a user of an archived organization whom to call, only with the right password', async () => {
    await testApp.database.update(company).set({ phone: '01 555 000' })
    const archived = await createOrganization(superAdmin)
    const customer = await signInAs(testApp, 'USER', archived)
    await superAdmin.call('DELETE', `/organizations/${archived}`)
    const { status, body } = await logIn(customer.email)
    expect([status, body.code]).toEqual([403, 'organization.archived'])
    expect(body.message).toBe('This organization is no longer active. Please call us at 01 555 000.')
    expect(body.values).toEqual({ phone: '01 555 000' })
    expect((await logIn(customer.email, 'not the password')).status).toBe(401)
  })
})

describe('the password', () => {
  it('is compared whole: a long one that differs in its last character is refused', {
    tags: ['R-sec-01'],
  }, async () => {
    for (const length of [8, 64, 65, 72, 73, 128]) {
      const password = 'abcdefgh'.repeat(16).slice(0, length)
      const { email } = await makeUser({ passwordHash: await hashPassword(password) })
      expect((await logIn(email, password)).status).toBe(200)
      expect((await logIn(email, `${password.slice(0, -1)}!`)).status).toBe(401)
      expect((await logIn(email, `${password}!`)).status).toBe(401)
    }
  })

  it("is rehashed when its hash is weaker than today's", { tags: ['R-sec-03'] }, async () => {
    const weak = await hash(testPassword, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    const { id, email } = await makeUser({ passwordHash: weak })
    await logIn(email, 'not the password')
    expect(await hashOf(id)).toBe(weak)
    expect((await logIn(email)).status).toBe(200)
    const strong = await hashOf(id)
    expect(strong).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await logIn(email)).status).toBe(200)
    expect(await hashOf(id)).toBe(strong)
  })
})

let made = 0
let passwordHash: Promise<string> | undefined

async function makeUser(overrides: { passwordHash?: string | null } = {}) {
  made += 1
  passwordHash ??= hashPassword(testPassword)
  const [user] = await testApp.database
    .insert(users)
    .values({
      name: 'Ko Aung',
      email: `aung.${made}@staff.example`,
      phone: '09 123 456 789',
      role: 'OPERATION',
      passwordHash: await passwordHash,
      ...overrides,
    })
    .returning({ id: users.id, email: users.email })
  if (user === undefined) throw new Error('no user was made')
  return user
}

async function hashOf(id: string): Promise<string | null | undefined> {
  const [user] = await testApp.database.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id))
  return user?.passwordHash
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
