import { createHmac, generateKeyPairSync, randomUUID, sign as signWithKey } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { sessions } from '#database/schema/auth.ts'
import { users } from '#database/schema/users.ts'
import { createOrganization } from '../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../test/setup/actors.ts'
import { useTestApp } from '../../test/setup/create-test-app.ts'

const present = 'the secret that signs the tokens of these tests'
const previous = 'the secret that signed the tokens until yesterday'
const testApp = useTestApp({ tokenSecrets: [present, previous] })
let admin: TestActor
let superAdmin: TestActor
let claims: Record<string, unknown>

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  claims = JSON.parse(Buffer.from(admin.token.split('.')[1] ?? '', 'base64url').toString())
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const header = { alg: 'HS256', typ: 'JWT' }

function tokenOf(
  payload: object,
  secret = present,
  head: typeof header & { crit?: string[]; b64?: boolean } = header,
): string {
  const input = `${encode(head)}.${encode(payload)}`
  const hash = head.alg.replace('HS', 'sha')
  return `${input}.${createHmac(hash, secret).update(input).digest('base64url')}`
}

const me = (token: string) => call(testApp.app, 'GET', '/me', { headers: { authorization: `Bearer ${token}` } })

describe('an access token', () => {
  it('is accepted when it has every claim and the right signature', async () => {
    expect((await me(tokenOf(claims))).body.data._id).toBe(admin.id)
  })

  it('is accepted when the previous secret signed it, and new ones are signed with the present one', {
    tags: ['R-sec-41a'],
  }, async () => {
    expect((await me(tokenOf(claims, previous))).status).toBe(200)
    const [head, payload, signature] = admin.token.split('.')
    expect(createHmac('sha256', present).update(`${head}.${payload}`).digest('base64url')).toBe(signature)
  })

  const without = (claim: string) => () => tokenOf({ ...claims, [claim]: undefined })
  const withClaim = (claim: object) => () => tokenOf({ ...claims, ...claim })

  it.each<[string, () => string]>([
    ['no signature and alg none', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`],
    [
      'alg none with the old signature',
      () => `${encode({ alg: 'none' })}.${admin.token.split('.').slice(1).join('.')}`,
    ],
    ['no signature', () => `${encode(header)}.${encode(claims)}.`],
    ['an unknown secret', () => tokenOf(claims, 'a secret of somebody else, as long as it should be')],
    ['an empty secret', () => tokenOf(claims, '')],
    ['an edited payload', () => editPayload({ type: 'SUPER ADMIN' })],
    ["another user's id", () => editPayload({ sub: superAdmin.id })],
    ['another HMAC', () => tokenOf(claims, present, { ...header, alg: 'HS512' })],
    ['an RSA signature', () => rsaToken()],
    ['no exp', without('exp')],
    ['no sub', without('sub')],
    ['no sid', without('sid')],
    ['no iss', without('iss')],
    ['no aud', without('aud')],
    ['no typ', without('typ')],
    ['another iss', withClaim({ iss: 'somebody' })],
    ['another aud', withClaim({ aud: 'something' })],
    ['the typ of a refresh token', withClaim({ typ: 'refresh' })],
    ['an nbf to come', () => tokenOf({ ...claims, nbf: Math.floor(Date.now() / 1_000) + 3_600 })],
    ['a session of nobody', () => tokenOf({ ...claims, sid: randomUUID() })],
    ["somebody else's session", () => tokenOf({ ...claims, sub: superAdmin.id, type: 'SUPER ADMIN' })],
    ['another role than the user has', () => tokenOf({ ...claims, type: 'SUPER ADMIN' })],
    ['three dots', () => '...'],
    ['a critical header that nobody knows', () => tokenOf(claims, present, { ...header, crit: ['b64'], b64: false })],
  ])('is refused with %s', { tags: ['6-01', '7.11-03', 'R-sec-11', 'R-sec-12'] }, async (_what, make) => {
    const { status, body } = await me(make())
    expect([status, body.code.split('.')[0]]).toEqual([401, 'session'])
  })

  it('is refused once it has expired', { tags: ['R-sec-12'] }, async () => {
    const actor = await signInAs(testApp, 'DRIVER')
    testApp.clock.advance(15 * 60_000 - 1)
    expect((await actor.call('GET', '/me')).status).toBe(200)
    testApp.clock.advance(1)
    const { status, body } = await actor.call('GET', '/me')
    testApp.clock.advance(-15 * 60_000)
    expect([status, body.code]).toEqual([401, 'session.expired'])
    expect((await actor.call('GET', '/me')).status).toBe(200)
  })

  it('is refused as a refresh token, and a refresh token as an access token', { tags: ['R-sec-12'] }, async () => {
    expect((await me(admin.refreshToken)).status).toBe(401)
    const body = { refreshToken: admin.token }
    expect((await call(testApp.app, 'POST', '/refresh_token', { body })).status).toBe(401)
  })

  it.each([undefined, '', 'Bearer', 'Basic YWRtaW46YWRtaW4=', 'Bearer  ', 'Bearer a b'])(
    'is missing in the header %j',
    { tags: ['6-24', '7.1-01'] },
    async (authorization) => {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
      const { status, body } = await call(testApp.app, 'GET', '/me', { headers })
      expect([status, body.code]).toEqual([401, 'session.missing'])
    },
  )
})

describe('access ends at once', () => {
  it('for a deactivated user', { tags: ['R-sec-17'] }, async () => {
    const driver = await signInAs(testApp, 'DRIVER')
    await superAdmin.call('DELETE', `/users/${driver.id}`)
    const { status, body } = await driver.call('GET', '/me')
    expect([status, body.code]).toEqual([401, 'session.ended'])
    expect((await refresh(driver.refreshToken)).status).toBe(401)
  })

  it('for a user whose type was changed, until the token is renewed with the new one', {
    tags: ['6-01', 'R-sec-17'],
  }, async () => {
    const operator = await signInAs(testApp, 'OPERATION')
    const form = { name: 'Ko Aung', email: operator.email, phoneNumber: '09 123 456 789' }
    await superAdmin.call('PATCH', `/users/${operator.id}`, { body: { ...form, type: 'FINANCE OFFICE' } })
    const { status, body } = await operator.call('GET', '/users')
    expect([status, body.code]).toEqual([401, 'session.expired'])
    const renewed = await refresh(operator.refreshToken)
    expect(renewed.body.data.user.type).toBe('FINANCE OFFICE')
    const headers = { authorization: `Bearer ${renewed.body.data.token}` }
    expect((await call(testApp.app, 'GET', '/users', { headers })).status).toBe(403)
    expect((await call(testApp.app, 'GET', '/organizations', { headers })).status).toBe(200)
  })

  it('for a user who moved to another organization', async () => {
    const customer = await signInAs(testApp, 'USER', await createOrganization(superAdmin))
    const other = await createOrganization(superAdmin)
    await testApp.database.update(users).set({ organizationId: other }).where(eq(users.id, customer.id))
    expect((await customer.call('GET', `/organizations/${customer.organizationId}`)).status).toBe(401)
    expect((await customer.call('GET', `/organizations/${other}`)).status).toBe(401)
  })

  it('for the users of an archived organization, whose refresh token ends too', { tags: ['R-sec-17'] }, async () => {
    const organizationId = await createOrganization(superAdmin)
    const customer = await signInAs(testApp, 'USER', organizationId)
    await superAdmin.call('DELETE', `/organizations/${organizationId}`)
    expect((await customer.call('GET', '/me')).body.code).toBe('session.ended')
    expect((await refresh(customer.refreshToken)).status).toBe(401)
  })

  it('before the result of a concurrent read is sent, even a 404', async () => {
    const organizationId = await createOrganization(superAdmin)
    const staff = await signInAs(testApp, 'ADMIN')
    await superAdmin.call('DELETE', `/users/${staff.id}`)
    for (const path of [
      `/organizations/${organizationId}`,
      `/organizations/${randomUUID()}`,
      '/organizations?page=9999',
    ]) {
      const { status, body } = await staff.call('GET', path)
      expect([path, status, body.code]).toEqual([path, 401, 'session.ended'])
    }
  })

  it('for a session that was signed out, and for no other session of the user', { tags: ['4-02'] }, async () => {
    const driver = await signInAs(testApp, 'DRIVER')
    const [row] = await testApp.database
      .insert(sessions)
      .values({ userId: driver.id, seed: 'seed', createdAt: testApp.clock.now(), renewedAt: testApp.clock.now() })
      .returning()
    const other = tokenOf({ ...claims, sub: driver.id, sid: row?.id, type: 'DRIVER' })
    expect((await driver.call('POST', '/logout')).status).toBe(200)
    expect((await driver.call('GET', '/me')).body.code).toBe('session.ended')
    expect((await refresh(driver.refreshToken)).status).toBe(401)
    expect((await me(other)).status).toBe(200)
    const open = await testApp.database
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, driver.id), eq(sessions.id, row?.id ?? '')))
    expect(open[0]?.endedAt).toBeNull()
  })
})

const refresh = (refreshToken: string) => call(testApp.app, 'POST', '/refresh_token', { body: { refreshToken } })

function editPayload(change: object): string {
  const [head, , signature] = admin.token.split('.')
  return `${head}.${encode({ ...claims, ...change })}.${signature}`
}

function rsaToken(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const input = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`
  return `${input}.${signWithKey('sha256', Buffer.from(input), privateKey).toString('base64url')}`
}
