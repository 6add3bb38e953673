import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { signInAs } from '../../test/setup/actors.ts'
import { useTestApp } from '../../test/setup/create-test-app.ts'
import { accessPlugin } from './access.ts'

describe('a route that declares no access', () => {
  const start = async (config?: object) => {
    const app = fastify()
    await app.register(accessPlugin)
    app.route({ method: 'GET', url: '/unguarded', handler: async () => 'open', ...(config && { config }) })
    await app.ready()
    return app.close()
  }

  it('stops the server from starting, and is named', { tags: ['6-25', 'R-sec-21'] }, async () => {
    await expect(start()).rejects.toThrow('GET /unguarded declares no access')
    await expect(start({})).rejects.toThrow('GET /unguarded declares no access')
  })

  it('is accepted with a reason why it is open', async () => {
    await expect(start({ isOpen: 'a test' })).resolves.toBeUndefined()
  })
})

describe('calls that a role may not make', () => {
  const testApp = useTestApp()
  const entriesOf = async (actorId: string) => {
    const { rows } = await testApp.pool.query<{ action: string; count: number }>(
      `select action, count(*)::int as count from audit_entries
       where actor_id = $1 and action like 'access.%' group by action order by action`,
      [actorId],
    )
    return rows
  }

  it('are refused with 429 after 60 in a quarter of an hour, and fill the audit log no further', async () => {
    const driver = await signInAs(testApp, 'DRIVER')
    const statuses: number[] = []
    for (let turn = 0; turn < 70; turn++) statuses.push((await driver.call('GET', '/users')).status)
    expect(statuses).toEqual([...Array(60).fill(403), ...Array(10).fill(429)])
    const refused = await driver.call('POST', '/bins')
    expect([refused.body.code, refused.headers['retry-after']]).toEqual(['request.too-often', '900'])
    expect(await entriesOf(driver.id)).toEqual([
      { action: 'access.flood', count: 1 },
      { action: 'access.refuse', count: 60 },
    ])
    expect((await driver.call('GET', '/me')).status).toBe(200)
    expect((await (await signInAs(testApp, 'DRIVER')).call('GET', '/users')).status).toBe(403)
  })

  it('are recorded again a quarter of an hour later', async () => {
    const driver = await signInAs(testApp, 'DRIVER')
    for (let turn = 0; turn < 61; turn++) await driver.call('GET', '/users')
    testApp.clock.advance(15 * 60_000 - 1)
    expect((await driver.call('GET', '/users')).status).toBe(429)
    testApp.clock.advance(1)
    const { body } = await driver.call('POST', '/refresh_token', { body: { refreshToken: driver.refreshToken } })
    const headers = { authorization: `Bearer ${body.data.token}` }
    expect((await driver.call('GET', '/users', { headers })).status).toBe(403)
  })
})
