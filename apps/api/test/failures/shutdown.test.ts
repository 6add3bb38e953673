import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { organizationForm } from '../records/factories.ts'
import { type Portal, postgresUrl, setUp, startPortal } from '../setup/portal-process.ts'

let dataDir: string
let portal: Portal | undefined

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thant-shutdown-'))
})

afterEach(async () => {
  await portal?.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

/** Locks the table, so that requests stay in flight until the returned function releases them. */
async function holdOrganizations(): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: postgresUrl(dataDir) })
  await client.connect()
  await client.query('begin; lock table organizations in access exclusive mode')
  return () => client.end()
}

describe('a portal process', () => {
  it('finishes what is in flight on SIGTERM, refuses what comes later, and stops its database', {
    tags: ['R-rel-08a'],
    timeout: 60_000,
  }, async () => {
    portal = await startPortal(dataDir, 3412)
    const running = portal
    const { token } = await setUp(running)
    const release = await holdOrganizations()
    const inFlight = Array.from({ length: 20 }, () => running.post('/organizations', organizationForm(), token))
    await delay(500)
    const startedAt = Date.now()
    const stopped = running.stop()
    await delay(300)
    await release()
    const replies = await Promise.all(inFlight)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await stopped).toBe(0)
    expect(Date.now() - startedAt).toBeLessThan(10_000)
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
    await expect(running.get('/health/live')).rejects.toThrow()
  })

  it('answers 503 to requests that arrive while it drains, and closes the connection', {
    tags: ['R-rel-08a'],
    timeout: 60_000,
  }, async () => {
    portal = await startPortal(dataDir, 3412)
    const running = portal
    const { token } = await setUp(running)
    const release = await holdOrganizations()
    const inFlight = running.post('/organizations', organizationForm(), token)
    const late = connect(3412, '127.0.0.1')
    await once(late, 'connect')
    late.write('GET /api/health/ready HTTP/1.1\r\nhost: 127.0.0.1\r\n')
    await delay(300)
    const stopped = running.stop()
    await delay(300)
    late.write('\r\n')
    const chunks = await late.toArray()
    const answer = Buffer.concat(chunks).toString()
    expect(answer).toMatch(/^HTTP\/1\.1 503 /)
    expect(answer).toMatch(/^connection: close$/im)
    await release()
    expect((await inFlight).status).toBe(201)
    expect(await stopped).toBe(0)
  })

  it('ends immediately on a second signal, and starts again on the same data', {
    tags: ['R-rel-08a'],
    timeout: 60_000,
  }, async () => {
    portal = await startPortal(dataDir, 3412)
    const { token } = await setUp(portal)
    const release = await holdOrganizations()
    const cutOff = portal.post('/organizations', organizationForm(), token).catch(() => 'cut off')
    await delay(300)
    const stopped = portal.stop()
    await delay(1_100)
    expect(portal.process.exitCode).toBeNull()
    portal.process.kill('SIGTERM')
    expect(await stopped).toBe(1)
    expect(await cutOff).toBe('cut off')
    await release()
    portal = await startPortal(dataDir, 3412)
    expect((await portal.get('/health/ready')).status).toBe(200)
  })

  it('refuses a second portal on its folder, naming process and folder, and keeps running', {
    tags: ['R-rel-03'],
    timeout: 60_000,
  }, async () => {
    const beganAt = Date.now()
    portal = await startPortal(dataDir, 3413)
    const startMs = Date.now() - beganAt
    const startedAt = Date.now()
    const second = startPortal(dataDir, 3414)
    await expect(second).rejects.toThrow(`process ${portal.process.pid}, already uses ${dataDir}`)
    await expect(second).rejects.toThrow('ended with 1')
    // The limit is relative to a normal start, so that the test also passes on a busy machine.
    expect(Date.now() - startedAt).toBeLessThan(startMs + 2_000)
    expect((await portal.get('/health/ready')).status).toBe(200)
  })

  it('prints a setup link that works once, and none when a user exists', async () => {
    portal = await startPortal(dataDir, 3415)
    const { link } = await setUp(portal)
    expect((await portal.get(`/setup/${link}`)).status).toBe(404)
    await portal.stop()
    portal = await startPortal(dataDir, 3415)
    expect(portal.output()).not.toContain('/setup/')
  }, 60_000)

  it('whose log reader goes away before it is ready starts all the same, and stops its database', {
    tags: ['R-rel-30'],
    timeout: 60_000,
  }, async () => {
    const child = spawn('node', ['apps/api/src/server.ts', '--no-screens'], {
      cwd: join(import.meta.dirname, '../../../..'),
      env: { ...process.env, DATA_DIR: dataDir, PORT: '3412', DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    child.stdout.destroy()
    const isOver = once(child, 'exit')
    const isReady = () =>
      fetch('http://127.0.0.1:3412/api/health/ready').then(
        ({ ok }) => ok || child.exitCode !== null,
        () => child.exitCode !== null,
      )
    await expect.poll(isReady, { timeout: 40_000, interval: 250 }).toBe(true)
    expect(child.exitCode).toBeNull()
    child.kill('SIGTERM')
    expect((await isOver)[0]).toBe(0)
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  })
})
