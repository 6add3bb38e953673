import { beforeAll, describe, expect, it } from 'vitest'
import { call, type Reply, signInAs, type TestActor, testPassword } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { linkMailedTo, mailsTo } from '../../../../test/setup/mails.ts'

const testApp = useTestApp()
const quarterHour = 15 * 60_000
const home = '192.0.2.1'
const newPassword = 'a door opens slowly'
let email: string
let user: TestActor

beforeAll(() => testApp.clock.set('2026-02-03T03:00:00Z'))

let addresses = 0
const nextAddress = () => `10.0.${Math.floor(++addresses / 250)}.${addresses % 250}`
const logIn = (password: string, { ip = nextAddress(), cookie = '', as = email, session = 'token' } = {}) =>
  call(testApp.app, 'POST', '/login', { body: { email: as, password, session }, ip, headers: { cookie } })
const guess = (options?: Parameters<typeof logIn>[1]) => logIn('not the password', options)
const guessTimes = async (count: number, options?: Parameters<typeof logIn>[1]) => {
  const statuses: number[] = []
  for (let turn = 0; turn < count; turn++) statuses.push((await guess(options)).status)
  return statuses
}
const times = (count: number, status: number) => Array<number>(count).fill(status)
const waitOf = ({ headers }: Reply) => Number(headers['retry-after'])
/** The cookie that a browser gets when it signs in. */
const deviceOf = ({ headers }: Reply) =>
  [headers['set-cookie']]
    .flat()
    .find((cookie) => cookie?.startsWith('device='))
    ?.split(';')[0] ?? ''
const freshUser = async () => {
  user = await signInAs(testApp, 'FINANCE OFFICE')
  email = user.email
}

describe('wrong passwords from one address', () => {
  beforeAll(freshUser)

  it('are refused after ten, and the right one from there too', { tags: ['R-sec-04'] }, async () => {
    expect(await guessTimes(12, { ip: home })).toEqual([...times(10, 401), ...times(2, 429)])
    const refused = await logIn(testPassword, { ip: home })
    expect([refused.status, refused.body.code]).toEqual([429, 'request.too-often'])
    expect(waitOf(refused)).toBe(quarterHour / 1_000)
  })

  it('keep the right one out nowhere else for more than five seconds', { tags: ['R-sec-04'] }, async () => {
    expect(waitOf(await logIn(testPassword))).toBe(5)
    expect(await guessTimes(50, { ip: home })).toEqual(times(50, 429))
    testApp.clock.advance(5_000)
    expect((await logIn(testPassword)).status).toBe(200)
  })

  it('are counted anew after a quarter of an hour', async () => {
    testApp.clock.advance(quarterHour)
    expect((await logIn(testPassword, { ip: home })).status).toBe(200)
  })
})

describe('wrong passwords from many addresses', () => {
  beforeAll(freshUser)

  it('slow the account: of 20 at once 10 count, then one in 5, 10, 20 and at most 300 seconds', {
    tags: ['R-sec-04', 'R-sec-34a'],
  }, async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await guess()).status))
    expect(statuses.sort()).toEqual([...times(10, 401), ...times(10, 429)])
    for (const seconds of [5, 10, 20, 40, 80, 160, 300, 300]) {
      expect(waitOf(await logIn(testPassword))).toBe(seconds)
      testApp.clock.advance(seconds * 1_000 - 1)
      expect((await guess()).status).toBe(429)
      testApp.clock.advance(1)
      expect((await guess()).status).toBe(401)
    }
  })

  it('do not keep the right one out', async () => {
    testApp.clock.advance(300_000)
    expect((await logIn(testPassword)).status).toBe(200)
  })

  it('are forgotten an hour after the last of them', async () => {
    testApp.clock.advance(60 * 60_000)
    expect(await guessTimes(11)).toEqual([...times(10, 401), 429])
  })
})

describe('wrong passwords from one address, without end', () => {
  const attacker = '192.0.2.66'

  it('cost a browser that is not known five seconds', { tags: ['R-sec-04'] }, async () => {
    await freshUser()
    for (let minutes = 0; minutes < 120; minutes += 1) {
      await guess({ ip: attacker })
      testApp.clock.advance(60_000)
    }
    const refused = await logIn(testPassword)
    if (refused.status !== 200) {
      expect([refused.status, waitOf(refused)]).toEqual([429, 5])
      testApp.clock.advance(waitOf(refused) * 1_000)
      await guess({ ip: attacker })
      testApp.clock.advance(1_500)
      expect((await logIn(testPassword)).status).toBe(200)
    }
  })

  it('take two turns at most of an account that many addresses slowed down before', {
    tags: ['R-sec-04'],
  }, async () => {
    await freshUser()
    await guessTimes(10)
    for (const seconds of [5, 10, 20, 40, 80, 160, 300]) {
      testApp.clock.advance(seconds * 1_000)
      await guess()
    }
    const owner = { ip: '192.0.2.67' }
    const statuses: number[] = []
    for (let turn = 0; turn < 3; turn++) {
      const wait = waitOf(await logIn(testPassword, owner)) * 1_000
      testApp.clock.advance(wait)
      await guess({ ip: attacker })
      testApp.clock.advance(1_500)
      statuses.push((await logIn(testPassword, owner)).status)
    }
    expect(statuses).toEqual([429, 429, 200])
  })

  it('are evaluated no more often than once in five minutes in the long run', { tags: ['R-sec-04'] }, async () => {
    await freshUser()
    let evaluated = 0
    for (let seconds = 0; seconds < 4 * 3_600; seconds += 30) {
      if ((await guess({ ip: attacker })).status === 401) evaluated += 1
      testApp.clock.advance(30_000)
    }
    expect(evaluated).toBeLessThan(4 * 12 + 20)
  })
})

describe('tries of one account', () => {
  beforeAll(freshUser)

  it('are the same whatever the case of the e-mail and the spaces around it', async () => {
    const spellings = [email, email.toUpperCase(), ` ${email} `]
    for (let turn = 0; turn < 10; turn++) await guess({ ip: home, as: spellings[turn % 3] ?? '' })
    expect((await logIn(testPassword, { ip: home })).status).toBe(429)
  })

  it('are given back when the password was right', { tags: ['R-sec-04'] }, async () => {
    await freshUser()
    await guessTimes(9, { ip: home })
    expect((await logIn(testPassword, { ip: home })).status).toBe(200)
    expect((await logIn(testPassword, { ip: home })).status).toBe(200)
    expect(await guessTimes(2, { ip: home })).toEqual([401, 429])
  })
})

describe('tries of one address', () => {
  it('are counted over all accounts, whatever it says it forwards for', { tags: ['R-sec-04'] }, async () => {
    const ip = '192.0.2.7'
    const guesses = Array.from({ length: 60 }, (_, turn) => guess({ as: `guess.${turn}@nowhere.example`, ip }))
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([401]))
    await freshUser()
    expect((await logIn(testPassword, { ip })).status).toBe(429)
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const body = { email, password: testPassword }
    expect((await call(testApp.app, 'POST', '/login', { body, headers, ip })).status).toBe(429)
    expect((await logIn(testPassword, { ip: '192.0.2.8' })).status).toBe(200)
  })

  it('do not count when they are refused, so many right passwords at once are no matter', async () => {
    await freshUser()
    const ip = '192.0.2.9'
    const statuses = await Promise.all(
      Array.from({ length: 80 }, async () => (await logIn(testPassword, { ip })).status),
    )
    expect(statuses).toContain(429)
    expect((await logIn(testPassword, { ip })).status).toBe(200)
    expect(await guessTimes(10, { ip })).toEqual(times(10, 401))
  })
})

describe('a browser that signed in before', () => {
  const office = '192.0.2.20'
  let cookie: string

  beforeAll(async () => {
    await freshUser()
    const reply = await logIn(testPassword, { session: 'cookie' })
    cookie = deviceOf(reply)
    expect([reply.headers['set-cookie']].flat().find((set) => set?.startsWith('device='))).toMatch(
      /^device=[\w-]+\.[\w-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
    )
  })

  it('signs in at once, while a stranger guesses from its own address and elsewhere', async () => {
    await guessTimes(15, { ip: office })
    await guessTimes(15)
    expect((await logIn(testPassword, { ip: office })).status).toBe(429)
    expect((await logIn(testPassword, { ip: office, cookie })).status).toBe(200)
    expect((await logIn(testPassword, { cookie })).status).toBe(200)
  })

  it('has ten tries of its own in a quarter of an hour', async () => {
    expect(await guessTimes(11, { cookie })).toEqual([...times(10, 401), 429])
    expect((await logIn(testPassword, { cookie })).status).toBe(429)
    testApp.clock.advance(quarterHour)
    expect((await logIn(testPassword, { cookie })).status).toBe(200)
  })

  it('is known only for the account it signed in to, and only by a cookie that we signed', async () => {
    const known = email
    await freshUser()
    await guessTimes(10, { ip: office })
    const [nonce, signature] = cookie.replace('device=', '').split('.')
    for (const claimed of [cookie, `device=other.${signature}`, `device=${nonce}.`, 'device=', 'device=a.b.c']) {
      expect((await logIn(testPassword, { ip: office, cookie: claimed })).status).toBe(429)
    }
    expect((await logIn(testPassword, { ip: office, cookie, as: known.toUpperCase() })).status).toBe(200)
  })
})

describe('a reset', () => {
  it('opens the account again, and its browser is known from then on', async () => {
    await freshUser()
    await guessTimes(10, { ip: home })
    await guessTimes(5)
    const reply = await resetPassword()
    expect(reply.status).toBe(200)
    expect((await logIn(newPassword, { ip: home })).status).toBe(200)
    await guessTimes(12, { ip: home })
    expect((await logIn(newPassword, { ip: home })).status).toBe(429)
    expect((await logIn(newPassword, { ip: home, cookie: deviceOf(reply) })).status).toBe(200)
  })
})

describe('the owner', () => {
  const warnings = async () =>
    (await mailsTo(testApp, email)).filter(
      ({ subject }) => subject === 'Many wrong passwords for your account at Thant',
    )

  it('gets one mail a day when the tries are used up', async () => {
    await freshUser()
    await guessTimes(9)
    expect(await warnings()).toEqual([])
    await guessTimes(5, { ip: home })
    expect((await warnings()).length).toBe(1)
    expect((await warnings())[0]?.text).toContain('/password_reset\n')
    testApp.clock.advance(2 * 60 * 60_000)
    await guessTimes(12)
    expect((await warnings()).length).toBe(1)
    testApp.clock.advance(24 * 60 * 60_000)
    await guessTimes(12)
    expect((await warnings()).length).toBe(2)
  })

  it('is nobody for an unknown address, to which nothing is sent', async () => {
    await guessTimes(12, { as: 'nobody@nowhere.example' })
    expect(await mailsTo(testApp, 'nobody@nowhere.example')).toEqual([])
  })
})

async function resetPassword(): Promise<Reply> {
  await call(testApp.app, 'POST', '/send_password_reset_link', { body: { email }, ip: nextAddress() })
  const link = await linkMailedTo(testApp, email)
  return call(testApp.app, 'POST', `/reset_password/${link}`, { body: { password: newPassword }, ip: nextAddress() })
}
