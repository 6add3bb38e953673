import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { links } from '#database/schema/links.ts'
import { users } from '#database/schema/users.ts'
import { userForm } from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor, testPassword } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { linkMailedTo, mailsTo } from '../../../../test/setup/mails.ts'

const testApp = useTestApp()
let superAdmin: TestActor
const minute = 60_000
const newPassword = 'a door opens slowly'

beforeAll(async () => {
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
})

beforeEach(() => testApp.clock.set('2026-02-03T03:00:00Z'))

let addresses = 0
/** Every call comes from its own IP address, so that only the account's limit counts. */
const ask = (body: unknown, ip = `10.1.0.${++addresses}`) =>
  call(testApp.app, 'POST', '/send_password_reset_link', { body, ip })
const reset = (link: string, password = newPassword) =>
  call(testApp.app, 'POST', `/reset_password/${link}`, { body: { password }, ip: `10.2.0.${++addresses}` })
const logIn = (email: string, password: string) => call(testApp.app, 'POST', '/login', { body: { email, password } })

async function userWithLink() {
  const user = await signInAs(testApp, 'FINANCE OFFICE')
  await ask({ email: user.email })
  return { user, link: await linkMailedTo(testApp, user.email) }
}

describe('asking for a reset link', () => {
  it('mails a link to the address and says so', { tags: ['3-04', '4-05', '7.2-04', '8-09'] }, async () => {
    const user = await signInAs(testApp, 'ADMIN', null, { name: 'Daw <Su>' })
    const { status, body } = await ask({ email: ` ${user.email.toUpperCase()} ` })
    expect([status, body]).toEqual([200, { data: null, message: 'We have sent you an email! Check it out!' }])
    const [mail, ...others] = await mailsTo(testApp, user.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Reset your password at Thant')
    expect(mail?.text).toMatch(/http:\/\/127\.0\.0\.1:3000\/password_reset\/[\w-]{22}\n/)
    expect(mail?.text).toContain('Dear Daw <Su>,')
    expect(mail?.html).toContain('Dear Daw &#60;Su&#62;,')
  })

  // 5-03: the reply; the type of the field is in password-reset-form.tsx.
  it.each([
    [{}, 400, 'Email is required'],
    [{ email: '' }, 400, 'Email is required'],
    [{ email: '   ' }, 400, 'Email is required'],
    [{ email: null }, 400, 'Email is required'],
    [{ email: 'no address' }, 400, 'Invalid email address'],
    [{ email: 'nobody@nowhere.example' }, 404, 'Email not found'],
  ])('answers %j with %i %s', { tags: ['5-02', '5-03', '8-03', '8-04'] }, async (body, status, message) => {
    const reply = await ask(body)
    expect([reply.status, reply.body.message]).toEqual([status, message])
  })

  it('treats a deactivated user as unknown', async () => {
    const user = await signInAs(testApp, 'DRIVER')
    await superAdmin.call('DELETE', `/users/${user.id}`)
    expect((await ask({ email: user.email })).status).toBe(404)
  })

  it('keeps only the hash of 128 random bits', { tags: ['R-sec-07'] }, async () => {
    const { user, link } = await userWithLink()
    expect(Buffer.from(link, 'base64url').length).toBe(16)
    const rows = await testApp.database.select().from(links).where(eq(links.subjectId, user.id))
    expect(rows.length).toBe(1)
    expect(JSON.stringify(rows)).not.toContain(link)
  })

  it('is allowed 5 times an hour for one account from one address, and 20 times from one address', {
    tags: ['R-sec-06', 'R-sec-34a'],
  }, async () => {
    const { email } = await signInAs(testApp, 'DRIVER')
    for (let turn = 0; turn < 5; turn++) expect((await ask({ email }, '192.0.2.2')).status).toBe(200)
    const refused = await ask({ email: email.toUpperCase() }, '192.0.2.2')
    expect([refused.status, refused.body.code]).toEqual([429, 'request.too-often'])
    expect(Number(refused.headers['retry-after'])).toBe(3_600)

    const guesses = Array.from({ length: 20 }, (_, turn) =>
      ask({ email: `guess.${turn}@nowhere.example` }, '192.0.2.1'),
    )
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([404]))
    expect((await ask({ email: superAdmin.email }, '192.0.2.1')).status).toBe(429)
  })

  it('works for the owner while strangers ask for the same account, and voids no link', async () => {
    const { email } = await signInAs(testApp, 'DRIVER')
    await ask({ email })
    const link = await linkMailedTo(testApp, email)
    for (let turn = 0; turn < 60; turn++) {
      testApp.clock.advance(50_000)
      expect((await ask({ email })).status).toBe(200)
    }
    expect((await mailsTo(testApp, email)).length).toBe(9)
    expect((await reset(link)).status).toBe(200)
  })

  it('sends one mail a minute at most', async () => {
    const { email } = await signInAs(testApp, 'DRIVER')
    const replies = [await ask({ email }), await ask({ email })]
    testApp.clock.advance(minute - 1)
    replies.push(await ask({ email }))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await mailsTo(testApp, email)).length).toBe(1)
    testApp.clock.advance(1)
    await ask({ email })
    expect((await mailsTo(testApp, email)).length).toBe(2)
  })
})

describe('a reset link', () => {
  it('sets the password once', { tags: ['3-05', '7.2-05', '8-10', 'R-sec-07'] }, async () => {
    const { user, link } = await userWithLink()
    const { status, body } = await reset(link)
    expect([status, body]).toEqual([200, { data: null, message: 'Password reset finished!' }])
    expect((await logIn(user.email, newPassword)).status).toBe(200)
    expect((await logIn(user.email, testPassword)).status).toBe(401)
    const again = await reset(link, 'another door opens')
    expect([again.status, again.body.code]).toEqual([400, 'link.invalid'])
    expect((await logIn(user.email, newPassword)).status).toBe(200)
  })

  it('is told to the user when it was used, but not as the answer to an invitation', async () => {
    const { user, link } = await userWithLink()
    await reset(link)
    const subjects = (await mailsTo(testApp, user.email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Reset your password at Thant', 'Your password at Thant was changed'])
    const form = userForm({ type: 'DRIVER', organizationId: null })
    await superAdmin.call('POST', '/users', { body: form })
    expect((await reset(await linkMailedTo(testApp, form.email))).status).toBe(200)
    expect((await mailsTo(testApp, form.email)).length).toBe(1)
  })

  it('ends every session of that user and of nobody else', { tags: ['R-sec-09'] }, async () => {
    const { user, link } = await userWithLink()
    const other = await logIn(user.email, testPassword)
    await reset(link)
    expect((await user.call('GET', '/me')).body.code).toBe('session.ended')
    for (const refreshToken of [user.refreshToken, other.body.data.refreshToken]) {
      expect((await call(testApp.app, 'POST', '/refresh_token', { body: { refreshToken } })).status).toBe(401)
    }
    expect((await superAdmin.call('GET', '/me')).status).toBe(200)
  })

  it('works for exactly one of two concurrent uses', { tags: ['R-sec-08'] }, async () => {
    const { user, link } = await userWithLink()
    const passwords = ['the first of two doors', 'the second of two doors']
    const replies = await Promise.all(passwords.map((password) => reset(link, password)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    const winner = passwords[replies.findIndex(({ status }) => status === 200)] ?? ''
    const loser = passwords[replies.findIndex(({ status }) => status === 400)] ?? ''
    expect((await logIn(user.email, winner)).status).toBe(200)
    expect((await logIn(user.email, loser)).status).toBe(401)
  })

  it('can be checked without using it up', async () => {
    const { user, link } = await userWithLink()
    const check = async (tested: string) => {
      const { status, body } = await call(testApp.app, 'GET', `/reset_password/${tested}`, {
        ip: `10.4.0.${++addresses}`,
      })
      return [status, body.code]
    }
    expect(await check(link)).toEqual([200, undefined])
    expect(await check('unknown')).toEqual([400, 'link.invalid'])
    expect((await reset(link)).status).toBe(200)
    expect(await check(link)).toEqual([400, 'link.invalid'])
    const expired = await userWithLink()
    testApp.clock.advance(60 * minute)
    expect(await check(expired.link)).toEqual([400, 'link.invalid'])
    expect((await logIn(user.email, newPassword)).status).toBe(200)
  })

  it('voids the other ones of its user when it is used', { tags: ['R-sec-07'] }, async () => {
    const { user, link } = await userWithLink()
    testApp.clock.advance(minute)
    await ask({ email: user.email })
    expect((await reset(await linkMailedTo(testApp, user.email))).status).toBe(200)
    expect((await reset(link)).body.code).toBe('link.invalid')
  })

  it('works for an hour', { tags: ['R-sec-07'] }, async () => {
    const [early, late] = [await userWithLink(), await userWithLink()]
    testApp.clock.advance(60 * minute - 1)
    expect((await reset(early.link)).status).toBe(200)
    testApp.clock.advance(1)
    expect((await reset(late.link)).status).toBe(400)
  })

  it('is void for a user who was deactivated meanwhile', async () => {
    const { user, link } = await userWithLink()
    await superAdmin.call('DELETE', `/users/${user.id}`)
    expect((await reset(link)).body.code).toBe('link.invalid')
  })

  it('is void when it was never issued', { tags: ['8-11'] }, async () => {
    for (const link of ['unknown', 'x'.repeat(200), '..%2f..', '%00', '%F0%9F%98%80']) {
      expect([link, (await reset(link)).body.code]).toEqual([link, 'link.invalid'])
    }
  })
})

describe('the new password', () => {
  // 8-11: the replies; they are shown by new-password-form.tsx.
  it.each([
    ['nothing', '', 'Required'],
    ['7 characters', '1234567', 'At least 8 characters'],
    ['129 characters', 'x'.repeat(129), 'At most 128 characters'],
    ['a common one', 'password1', 'This password is used too often. Please choose another one.'],
    ['a common one in another case', 'PassWord1', 'This password is used too often. Please choose another one.'],
    ['the present one', testPassword, 'This is your present password. Please choose another one.'],
    ['a row of keys', 'qwertyuiop', 'This password is used too often. Please choose another one.'],
  ])(
    'is refused at its field when it is %s, and the link stays good',
    { tags: ['5-04', '5-06', '8-11', 'R-sec-02'] },
    async (_what, password, message) => {
      const { link } = await userWithLink()
      const { status, body } = await reset(link, password)
      expect([status, body.issues]).toEqual([400, [{ path: 'password', message }]])
      expect((await reset(link)).status).toBe(200)
    },
  )

  it.each([
    ['8 letters', 'jhqwzvxk'],
    ['128 characters', 'ab cdefg'.repeat(16)],
    ['Burmese words', 'မင်္ဂလာပါ ခင်ဗျာ'],
  ])('may be %s, with no rule of what is in it', { tags: ['5-06', 'R-sec-01'] }, async (_what, password) => {
    const { user, link } = await userWithLink()
    expect((await reset(link, password)).status).toBe(200)
    expect((await logIn(user.email, password)).status).toBe(200)
  })

  it('matches in any Unicode normalization', async () => {
    const { user, link } = await userWithLink()
    expect((await reset(link, 'cafe\u0301 de flore')).status).toBe(200)
    expect((await logIn(user.email, 'caf\u00e9 de flore')).status).toBe(200)
    expect((await logIn(user.email, 'cafe de flore')).status).toBe(401)
  })
})

describe('with unknown e-mails hidden', () => {
  const hiding = useTestApp({ hideUnknownEmails: true })

  it('answers a known and an unknown address alike, in the same time', {
    tags: ['8-03', 'R-sec-06'],
    retry: 2,
  }, async () => {
    await hiding.pool.query('delete from jobs.job; delete from links')
    const { email } = await signInAs(hiding, 'ADMIN')
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    for (let turn = 0; turn < 20; turn++) {
      await hiding.database.execute('delete from rate_limits')
      hiding.clock.advance(10 * minute)
      for (const kind of ['known', 'unknown'] as const) {
        const body = { email: kind === 'known' ? email : `nobody.${turn}@nowhere.example` }
        const started = performance.now()
        const reply = await call(hiding.app, 'POST', '/send_password_reset_link', { body })
        times[kind].push(performance.now() - started)
        expect([reply.status, reply.body]).toEqual([
          200,
          { data: null, message: 'We have sent you an email! Check it out!' },
        ])
      }
    }
    // Both cases do the same work; the tolerance is for a busy machine, where both vary by milliseconds.
    const medians = [median(times.known), median(times.unknown)]
    expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.5)
    const { rows } = await hiding.pool.query(`select count(*)::int as count from jobs.job where data ->> 'to' <> $1`, [
      email,
    ])
    expect([(await mailsTo(hiding, email)).length, rows[0].count]).toEqual([20, 0])
    const kept = await hiding.database.select({ subjectId: links.subjectId }).from(links)
    const [user] = await hiding.database.select({ id: users.id }).from(users).where(eq(users.email, email))
    expect(new Set(kept.map(({ subjectId }) => subjectId))).toEqual(new Set([user?.id]))
  })
})

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
