import { tmpdir } from 'node:os'
import { mayLag } from '@thant/contracts/may-lag'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { createDatabase } from '#database/client.ts'
import { openReplica, type Replica } from '#database/replica.ts'
import type { Services } from '#lib/context.ts'
import { createMetrics } from '#lib/metrics/metrics.ts'
import { createOrganization } from '../records/factories.ts'
import { call, signInAs, type TestActor } from '../setup/actors.ts'
import { createTestClock, createTestServices } from '../setup/create-test-app.ts'
import { execute } from '../setup/database-server.ts'
import { type Replication, startReplication } from '../setup/replication.ts'
import { silentLog } from '../setup/silent-log.ts'

const limitMs = 60_000
const minuteMs = 60_000
const clock = createTestClock('2026-02-03T03:00:00Z')
let replication: Replication
let primary: ReturnType<typeof createDatabase>
let services: Services
/** Both portals use the same replica; the first allows it to lag for five minutes, the second for three seconds. */
let lenient: Portal
let strict: Portal
let reader: TestActor
let writer: TestActor

type Portal = { app: FastifyInstance; replica: Replica }

beforeAll(async () => {
  replication = await startReplication()
  primary = createDatabase({ connectionString: replication.primaryUrl, log: silentLog })
  services = createTestServices(primary.pool, { folder: tmpdir(), clock })
  lenient = await createPortal(5 * minuteMs)
  strict = await createPortal(3_000)
  reader = await signInAs({ ...lenient, database: primary.database }, 'SUPER ADMIN')
  writer = await signInAs({ ...lenient, database: primary.database }, 'SUPER ADMIN')
  clock.advance(7 * minuteMs)
}, limitMs)

afterAll(async () => {
  for (const { app, replica } of [lenient, strict]) {
    await app.close()
    await replica.close()
  }
  await services.typesetter.close()
  await primary.close()
  await replication.remove()
}, limitMs)

async function createPortal(maxLagMs: number): Promise<Portal> {
  const connectionString = replication.replicaUrl
  const replica = openReplica({
    connectionString,
    maxLagMs,
    primary: primary.pool,
    log: silentLog,
    timeoutMs: limitMs,
  })
  return { app: await buildApp({ ...primary, services, replica }), replica }
}

const isUsed = ({ replica }: Portal) => expect.poll(() => replica.state(), { timeout: limitMs }).toBe('ok')

function get({ app }: Portal, path: string, { token }: TestActor) {
  return call(app, 'GET', path, { headers: { authorization: `Bearer ${token}` } })
}

const countBy = async (portal: Portal, actor: TestActor): Promise<number> =>
  (await get(portal, '/dashboard', actor)).body.data.organizations

const detailsOf = async ({ app }: Portal) => (await call(app, 'GET', '/health/details')).body.replica

async function figures(): Promise<string> {
  const metrics = createMetrics({ pool: primary.pool, replica: lenient.replica, services, log: silentLog })
  return metrics.read().finally(() => metrics.stop())
}

const replay = (action: 'pause' | 'resume') => execute(replication.replicaUrl, `select pg_wal_replay_${action}()`)

describe('with a replica', () => {
  it('no call may lag that writes, or whose caller is not known', { tags: ['R-rel-21'] }, () => {
    const wrong = lenient.app.endpoints.filter(
      (endpoint) =>
        mayLag(endpoint) &&
        (endpoint.access === 'public' || (endpoint.method !== 'GET' && endpoint.transaction === undefined)),
    )
    expect(wrong).toEqual([])
  })

  it('every call that may lag reads from it, writes nothing, and answers as without it', {
    tags: ['R-rel-21'],
  }, async () => {
    await isUsed(lenient)
    const { app, replica } = lenient
    // Calls that need a record, or months, are left out.
    const paths = app.endpoints.flatMap((endpoint) => {
      const { method, path, query } = endpoint
      const isPlain = method === 'GET' && !path.includes(':') && (query?.safeParse({}).success ?? true)
      return mayLag(endpoint) && isPlain ? [path] : []
    })
    expect(paths.length).toBeGreaterThan(15)
    const before = { ...replica.reads }
    for (const path of paths) expect([path, (await get(lenient, path, reader)).status]).toEqual([path, 200])
    expect(replica.reads).toEqual({ replica: before.replica + paths.length, primary: before.primary })
  })

  it('who has just written reads the own write, on each portal; others may read it later', {
    tags: ['R-rel-21'],
    timeout: limitMs,
  }, async () => {
    const before = await countBy(lenient, reader)
    await replay('pause')
    await createOrganization(writer)
    expect(await countBy(lenient, reader)).toBe(before)
    expect(await countBy(lenient, writer)).toBe(before + 1)
    expect(await countBy(strict, writer)).toBe(before + 1)
  })

  it('one that lags is not read, until it has caught up', { tags: ['R-rel-21'], timeout: limitMs }, async () => {
    await expect.poll(() => detailsOf(strict), { timeout: limitMs }).toBe('lagging')
    expect(await countBy(strict, reader)).toBe(await countBy(strict, writer))
    expect(await detailsOf(lenient)).toBe('ok')
    await replay('resume')
    await isUsed(strict)
    expect(await detailsOf(strict)).toBe('ok')
  })

  it('what is not there yet is read from the primary', { tags: ['R-rel-21'] }, async () => {
    clock.advance(7 * minuteMs)
    await replay('pause')
    const id = await createOrganization(writer)
    expect((await get(lenient, `/dashboard/contracts/organizations/${id}`, reader)).status).toBe(200)
    await replay('resume')
  })

  it('one that goes away is replaced by the primary without an error, and is read again when it is back', {
    tags: ['R-rel-21'],
    timeout: limitMs,
  }, async () => {
    await isUsed(lenient)
    await replication.stopReplica()
    const statuses = await Promise.all(
      ['/dashboard', '/dashboard/trend', '/organizations/export'].map(
        async (path) => (await get(lenient, path, reader)).status,
      ),
    )
    expect(statuses).toEqual([200, 200, 200])
    await expect.poll(() => detailsOf(lenient), { timeout: limitMs }).toBe('away')
    expect(await figures()).toContain('thant_replica_up 0')
    await replication.startReplica()
    await isUsed(lenient)
    expect(await figures()).toContain('thant_replica_up 1')
  })
})
