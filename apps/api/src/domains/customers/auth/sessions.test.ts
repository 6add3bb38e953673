import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEntries } from '#database/schema/audit.ts'
import { sessions } from '#database/schema/auth.ts'
import { call, signInAs, testPassword } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { linkMailedTo } from '../../../../test/setup/mails.ts'

const testApp = useTestApp()
const second = 1_000
const day = 86_400 * second

const refresh = (refreshToken: string) => call(testApp.app, 'POST', '/refresh_token', { body: { refreshToken } })
const me = (token: string) => call(testApp.app, 'GET', '/me', { headers: { authorization: `Bearer ${token}` } })

async function sessionOf(userId: string) {
  const [session] = await testApp.database.select().from(sessions).where(eq(sessions.userId, userId))
  return session
}

describe('renewing a session', () => {
  it('answers a new access token, a new refresh token and the user', {
    tags: ['4-03', '7.2-03', 'R-sec-13'],
  }, async () => {
    const actor = await signInAs(testApp, 'ADMIN')
    testApp.clock.advance(16 * 60 * second)
    expect((await actor.call('GET', '/me')).status).toBe(401)
    const { status, body } = await refresh(actor.refreshToken)
    expect(status).toBe(200)
    expect(body.data.refreshToken).not.toBe(actor.refreshToken)
    expect(body.data.user._id).toBe(actor.id)
    expect((await me(body.data.token)).status).toBe(200)
  })

  it('continues with the newest token for as long as it is used', { tags: ['R-sec-13'] }, async () => {
    const actor = await signInAs(testApp, 'ADMIN')
    let token = actor.refreshToken
    for (let turn = 1; turn <= 5; turn++) {
      testApp.clock.advance(day)
      const { body } = await refresh(token)
      token = body.data.refreshToken
      expect((await sessionOf(actor.id))?.counter).toBe(turn)
    }
  })

  it('answers 20 parallel requests with one token alike and renews it once', { tags: ['R-sec-15'] }, async () => {
    const actor = await signInAs(testApp, 'ADMIN')
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(actor.refreshToken)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ body }) => body.data.refreshToken)).size).toBe(1)
    expect((await sessionOf(actor.id))?.counter).toBe(1)
  })

  it('answers the same new token again to a client that lost the first reply, for 10 seconds', {
    tags: ['R-sec-16'],
  }, async () => {
    const actor = await signInAs(testApp, 'ADMIN')
    const lost = await refresh(actor.refreshToken)
    testApp.clock.advance(10 * second)
    const retried = await refresh(actor.refreshToken)
    expect(retried.body.data.refreshToken).toBe(lost.body.data.refreshToken)
    expect((await refresh(retried.body.data.refreshToken)).status).toBe(200)
  })
})

describe('a refresh token used again', () => {
  // 8-12: the reply; that screens sign out is in the session.ts of the web.
  // 4-04: the reply; that screens sign out is in the session.ts of the web.
  it('ends the whole family after the grace, the newest tokens too, and leaves an audit entry', {
    tags: ['4-04', '8-12', 'R-sec-14'],
  }, async () => {
    const actor = await signInAs(testApp, 'ADMIN')
    const { body } = await refresh(actor.refreshToken)
    testApp.clock.advance(10 * second + 1)
    const reused = await refresh(actor.refreshToken)
    expect([reused.status, reused.body.code]).toEqual([401, 'session.ended'])
    expect((await refresh(body.data.refreshToken)).status).toBe(401)
    expect((await me(body.data.token)).body.code).toBe('session.ended')
    const entries = await testApp.database
      .select({ entityId: auditEntries.entityId, ip: auditEntries.ip })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'session.reuse-detected'))
    expect(entries).toEqual([{ entityId: actor.id, ip: '127.0.0.1' }])
  })

  it('ends the family at once when it is two renewals old', async () => {
    const actor = await signInAs(testApp, 'ADMIN')
    const first = await refresh(actor.refreshToken)
    const newest = await refresh(first.body.data.refreshToken)
    expect((await refresh(actor.refreshToken)).status).toBe(401)
    expect((await refresh(newest.body.data.refreshToken)).status).toBe(401)
  })

  it('leaves the other sessions of the user alone', async () => {
    const actor = await signInAs(testApp, 'ADMIN')
    const body = { email: actor.email, password: 'correct horse battery' }
    const other = await call(testApp.app, 'POST', '/login', { body })
    await refresh(actor.refreshToken)
    testApp.clock.advance(11 * second)
    expect((await refresh(actor.refreshToken)).status).toBe(401)
    expect((await refresh(other.body.data.refreshToken)).status).toBe(200)
  })
})

describe('a refresh token that is not genuine', () => {
  it('is refused and ends nothing', async () => {
    const actor = await signInAs(testApp, 'ADMIN')
    const [id, counter, signature = ''] = actor.refreshToken.split('.')
    const other = signature.startsWith('A') ? 'B' : 'A'
    const forged = [
      `${id}.${counter}.${other}${signature.slice(1)}`,
      `${id}.1.${signature}`,
      `${id}.00.${signature}`,
      `${id}.-1.${signature}`,
      `00000000-0000-4000-8000-000000000000.${counter}.${signature}`,
      `${'-'.repeat(36)}.${counter}.${signature}`,
      `${actor.refreshToken}A`,
      '',
      '\0',
    ]
    for (const token of forged) expect([token, (await refresh(token)).status]).toEqual([token, 401])
    expect((await refresh(actor.refreshToken)).status).toBe(200)
  })
})

describe('a session expires', () => {
  it('14 days after it was last renewed', { tags: ['R-sec-18'] }, async () => {
    const actor = await signInAs(testApp, 'ADMIN')
    testApp.clock.advance(14 * day - 1)
    const renewed = await refresh(actor.refreshToken)
    expect(renewed.status).toBe(200)
    testApp.clock.advance(14 * day)
    const { status, body } = await refresh(renewed.body.data.refreshToken)
    expect([status, body.code]).toEqual([401, 'session.ended'])
  })

  it('90 days after sign-in, however often it was renewed', { tags: ['R-sec-18'] }, async () => {
    const actor = await signInAs(testApp, 'ADMIN')
    let tokens = { token: actor.token, refreshToken: actor.refreshToken }
    for (let turn = 0; turn < 8; turn++) {
      testApp.clock.advance(11 * day)
      tokens = (await refresh(tokens.refreshToken)).body.data
    }
    testApp.clock.advance(2 * day - 60 * second)
    tokens = (await refresh(tokens.refreshToken)).body.data
    expect((await me(tokens.token)).status).toBe(200)
    testApp.clock.advance(60 * second)
    expect((await me(tokens.token)).body.code).toBe('session.expired')
    expect((await refresh(tokens.refreshToken)).status).toBe(401)
  })
})

it('stores nothing from which a refresh token could be made without the secret', async () => {
  const actor = await signInAs(testApp, 'ADMIN')
  const rows = await testApp.database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, actor.id)))
  const signature = actor.refreshToken.split('.')[2] ?? ''
  expect(JSON.stringify(rows)).not.toContain(signature)
})

describe('signing out everywhere else', () => {
  const logIn = async (email: string) => {
    const { body } = await call(testApp.app, 'POST', '/login', { body: { email, password: testPassword } })
    return body.data
  }

  it('ends the other sessions at once, and keeps the own one and those of other users', async () => {
    const [actor, other] = [await signInAs(testApp, 'DRIVER'), await signInAs(testApp, 'DRIVER')]
    const elsewhere = await logIn(actor.email)
    expect((await actor.call('DELETE', '/me/sessions')).status).toBe(200)
    expect((await me(elsewhere.token)).body.code).toBe('session.ended')
    expect((await refresh(elsewhere.refreshToken)).body.code).toBe('session.ended')
    expect((await refresh(actor.refreshToken)).status).toBe(200)
    expect((await other.call('GET', '/me')).status).toBe(200)
    expect((await me((await logIn(actor.email)).token)).status).toBe(200)
  })

  it('voids links to choose a password, which somebody else may have asked for', async () => {
    const actor = await signInAs(testApp, 'ADMIN')
    await call(testApp.app, 'POST', '/send_password_reset_link', { body: { email: actor.email } })
    const link = await linkMailedTo(testApp, actor.email)
    await actor.call('DELETE', '/me/sessions')
    expect((await call(testApp.app, 'GET', `/reset_password/${link}`)).body.code).toBe('link.invalid')
  })

  it('is in the audit log', async () => {
    const actor = await signInAs(testApp, 'FINANCE OFFICE')
    await actor.call('DELETE', '/me/sessions')
    const isOwn = and(eq(auditEntries.actorId, actor.id), eq(auditEntries.action, 'session.end-others'))
    expect(await testApp.database.$count(auditEntries, isOwn)).toBe(1)
  })
})
