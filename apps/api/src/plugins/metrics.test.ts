import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup } from '@thant/backup/make-backup'
import { portalVersion } from '@thant/base/portal-version'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import type { Services } from '#lib/context.ts'
import { createMetrics, type Metrics } from '#lib/metrics/metrics.ts'
import { archivedUntil } from '../../test/records/archived-until.ts'
import { call, signInAs } from '../../test/setup/actors.ts'
import { createTestServices, useTestApp } from '../../test/setup/create-test-app.ts'
import { startDatabaseProxy } from '../../test/setup/database-proxy.ts'
import { silentLog } from '../../test/setup/silent-log.ts'
import { createDatabase } from '../database/client.ts'
import { buildMetricsServer } from './metrics.ts'

const token = 'Vn3kQ8xTz2LrYw7PcJ5sHd9BgMf4Ae6U'
const testApp = useTestApp()
let folder: string
let services: Services
let metrics: Metrics
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thant-metrics-'))
  const keep = { daily: 7, weekly: 4, monthly: 12 }
  const settings = { backups: { dir: folder, copyDir: undefined, keep } }
  services = createTestServices(testApp.pool, { folder, clock: testApp.clock, settings })
  metrics = createMetrics({ pool: testApp.pool, services, log: silentLog })
  app = await buildApp({ ...testApp, services, metrics: { metrics, token } })
})

afterAll(async () => {
  await metrics.stop()
  await app.close()
  await services.typesetter.close()
  await rm(folder, { recursive: true, force: true })
})

const read = (headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  app.inject({ url: '/metrics', headers })
const lines = async () => (await read()).body.split('\n')
const figureOf = async (series: string) => {
  const line = (await lines()).find((text) => text.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

describe('the figures of a portal', () => {
  it('are refused without the token', { tags: ['R-rel-17'] }, async () => {
    expect((await read({})).statusCode).toBe(401)
    for (const authorization of ['Bearer wrong', `bearer ${token}`, token]) {
      expect((await read({ authorization })).statusCode).toBe(401)
    }
    expect((await read()).headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  })

  it('count requests by method, route and status, and add up how long they took', { tags: ['R-rel-17'] }, async () => {
    const actor = await signInAs({ ...testApp, app }, 'ADMIN')
    for (const id of ['00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000001']) {
      await actor.call('GET', `/organizations/${id}`)
    }
    await call(app, 'GET', '/nothing/here')
    const labels = 'method="GET",route="/api/organizations/:id",status="404"'
    expect(await figureOf(`http_request_duration_seconds_count{${labels}}`)).toBe(2)
    expect(await figureOf(`http_request_duration_seconds_bucket{${labels},le="+Inf"}`)).toBe(2)
    expect(await figureOf(`http_request_duration_seconds_sum{${labels}}`)).toBeGreaterThan(0)
    expect(await figureOf('http_request_duration_seconds_count{method="GET",route="none",status="404"}')).toBe(1)
  })

  it('tell connections, jobs, PDFs, memory and the event loop', { tags: ['R-rel-17'] }, async () => {
    await services.jobs.send(testApp.database, 'sweep', {}, { startAfter: new Date('2030-01-01T00:00:00Z') })
    expect(await figureOf('thant_jobs{queue="sweep",state="created"}')).toBe(1)
    expect(await figureOf('thant_database_up')).toBe(1)
    expect(await figureOf('thant_database_connections_max')).toBe(testApp.pool.options.max)
    expect(await figureOf('thant_pdf_queue{state="waiting"}')).toBe(0)
    expect(await figureOf('process_resident_memory_bytes')).toBeGreaterThan(1e6)
    expect(await figureOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    expect(await figureOf(`thant_build_info{version="${portalVersion}"}`)).toBe(1)
  })

  it('tell when the last good backup was made, and zero before', { tags: ['R-rel-17'] }, async () => {
    expect(await figureOf('thant_last_good_backup_timestamp_seconds')).toBe(0)
    const { connectionString, clock } = testApp
    const uploads = services.storage
    await makeBackup({ connectionString, uploads, backupDir: folder, reason: 'asked', now: clock.now() })
    expect(await figureOf('thant_last_good_backup_timestamp_seconds')).toBe(clock.now().getTime() / 1_000)
  })

  it('tell until when the WAL is archived, where it is', { tags: ['R-rel-20'] }, async () => {
    expect(await figureOf('thant_wal_archived_timestamp_seconds')).toBeUndefined()
    const now = testApp.clock.now()
    const settings = { ...services.settings, ...(await archivedUntil(folder, now)) }
    const archiving = createMetrics({ pool: testApp.pool, services: { ...services, settings }, log: silentLog })
    expect(await archiving.read()).toContain(`\nthant_wal_archived_timestamp_seconds ${now.getTime() / 1_000}\n`)
    await archiving.stop()
  })

  it('are told while the database is away, without what it would say', { tags: ['R-rel-17'] }, async () => {
    const network = await startDatabaseProxy(testApp.connectionString)
    const away = createDatabase({ connectionString: network.connectionString, log: silentLog })
    network.close()
    const others = createMetrics({ pool: away.pool, services, log: silentLog })
    const server = buildMetricsServer({ metrics: others, token: undefined })
    const { body } = await server.inject('/metrics')
    expect(body).toContain('thant_database_up 0\n')
    expect(body).toContain('thant_database_waiting 0\n')
    expect(body).not.toContain('thant_jobs{')
    await server.close()
    await others.stop()
    await away.close()
  })

  it('are those that the dashboard for Grafana draws', { tags: ['R-rel-17'] }, async () => {
    const dashboard = await readFile(new URL('../../../../docs/grafana-dashboard.json', import.meta.url), 'utf8')
    const drawn = new Set(dashboard.match(/\b(?:http_request|thant|nodejs|process)_[a-z0-9_]+(?=[{,])/g))
    const notified = (await read()).body
    expect(drawn.size).toBeGreaterThan(10)
    expect([...drawn].filter((name) => !notified.includes(`\n${name}{`) && !notified.includes(`\n${name} `))).toEqual(
      [],
    )
  })

  it('are served by nobody unless somebody asked for them', { tags: ['R-rel-17'] }, async () => {
    expect((await testApp.app.inject({ url: '/metrics' })).statusCode).toBe(404)
  })
})
