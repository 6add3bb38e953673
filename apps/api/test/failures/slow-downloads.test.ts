import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createExports } from '#lib/lists/exports.ts'
import { signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'

const testApp = useTestApp({}, { exports: createExports({ timeoutMs: 5_000, longestMs: 8_000 }) })
let port: number
let readers: TestActor[]
let other: TestActor
const sockets: Socket[] = []

beforeAll(async () => {
  port = Number(new URL(await testApp.app.listen({ host: '127.0.0.1', port: 0 })).port)
  // The file is larger than what the buffers between server and client hold.
  await testApp.pool.query(`
    insert into users (name, email, phone, role)
    select repeat('x', 3000), n || '@staff.example', '', 'DRIVER' from generate_series(1, 6000) n`)
  readers = [await signInAs(testApp, 'ADMIN'), await signInAs(testApp, 'ADMIN'), await signInAs(testApp, 'ADMIN')]
  other = await signInAs(testApp, 'ADMIN')
  for (const reader of readers) sockets.push(await downloadWithoutReading(reader))
})

afterAll(() => {
  for (const socket of sockets) socket.destroy()
})

/** Asks for a download and reads only what the socket takes without being read. */
async function downloadWithoutReading({ token }: TestActor): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`GET /api/users/export HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`)
  await once(socket, 'readable')
  return socket
}

const exportEmpty = (actor: TestActor | undefined) => actor?.call('GET', '/users/export', { query: { q: 'nothing' } })

describe('three downloads that nobody reads', () => {
  it('take no connection of the pool', async () => {
    expect(testApp.pool.totalCount - testApp.pool.idleCount).toBe(0)
    expect((await other.call('GET', '/users')).status).toBe(200)
  })

  it('let their users begin no second one, and nobody else a fourth', async () => {
    const [second, fourth] = [await exportEmpty(readers[0]), await exportEmpty(other)]
    expect([second?.status, second?.body.code, second?.headers['retry-after']]).toEqual([503, 'export.under-way', '5'])
    expect([fourth?.status, fourth?.body.code, fourth?.headers['retry-after']]).toEqual([503, 'export.busy', '5'])
  })

  it('are ended after a while, and others have their places', async () => {
    const isFree = async () => (await exportEmpty(other))?.status === 200
    await vi.waitUntil(isFree, { timeout: 15_000, interval: 250 })
    const connections = () =>
      testApp.pool.query(
        `select from pg_stat_activity where datname = current_database() and application_name = 'thant snapshot'`,
      )
    await vi.waitUntil(async () => (await connections()).rows.length === 0, { timeout: 5_000 })
  })
})

it('a download that trickles is ended once it takes too long as a whole', {
  tags: ['R-rel-28'],
  timeout: 40_000,
}, async () => {
  const socket = await downloadWithoutReading(other)
  sockets.push(socket)
  // Each read lets the server send a little more, so it never stands still for long.
  const trickle = setInterval(() => socket.read(), 50)
  const startedAt = Date.now()
  await vi.waitUntil(async () => (await exportEmpty(other))?.status === 200, { timeout: 25_000, interval: 500 })
  expect(Date.now() - startedAt).toBeGreaterThan(6_500)
  clearInterval(trickle)
})
