import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inSpan, type Tracing } from '@thant/base/spans'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { createJobs } from '#lib/jobs/jobs.ts'
import { startTracing } from '#lib/tracing/tracing.ts'
import { createTypesetter } from '#lib/typst/typesetter.ts'
import { organizationForm } from '../../test/records/factories.ts'
import { literal, printedReport } from '../../test/records/printed-report.ts'
import { signInAs, type TestActor } from '../../test/setup/actors.ts'
import { createTestServices, testTimeZone, useTestApp } from '../../test/setup/create-test-app.ts'
import { idleJobs } from '../../test/setup/idle-jobs.ts'
import { silentLog } from '../../test/setup/silent-log.ts'
import { startTraceCollector, type TraceCollector } from '../../test/setup/trace-collector.ts'
import { createDatabase } from '../database/client.ts'

const testApp = useTestApp()
const client = 3
const standIn = new URL('../../test/files/stand-in-typesetter.ts', import.meta.url)
let folder: string
let collector: TraceCollector
let tracing: Tracing
let pool: Pool
let app: FastifyInstance
let closeAll: () => Promise<void>
let admin: TestActor

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thant-traces-'))
  collector = await startTraceCollector()
  tracing = startTracing({ endpoint: collector.endpoint, ratio: 1, log: silentLog, delayMs: 20 })
  const { connectionString, clock } = testApp
  const { database, close, ...made } = createDatabase({ connectionString, log: silentLog, maxConnections: 2, tracing })
  pool = made.pool
  const services = createTestServices(pool, { folder, clock })
  app = await buildApp({ database, pool, services, tracing: { tracing, joinsCallers: true } })
  closeAll = async () => {
    await app.close()
    await services.typesetter.close()
    await tracing.stop()
    await close()
  }
  admin = await signInAs({ ...testApp, app }, 'ADMIN')
})

beforeEach(() => {
  collector.spans.length = 0
})

afterAll(async () => {
  await closeAll()
  await collector.close()
  await rm(folder, { recursive: true, force: true })
})

const found = async (name: string, count = 1) => {
  const named = () => collector.spans.filter((span) => span.name === name)
  await expect.poll(() => named().length, { timeout: 20_000 }).toBe(count)
  return named()
}
const partsOf = (traceId: string | undefined) => collector.spans.filter((span) => span.traceId === traceId)

describe('the traces of a portal', () => {
  it('have a request with its route and status, and its statements as parts of it', {
    tags: ['R-rel-17a'],
  }, async () => {
    await admin.call('GET', '/organizations/00000000-0000-4000-8000-000000000000')
    const [request] = await found('GET /api/organizations/:id')
    expect(request).toMatchObject({
      attributes: { 'http.route': '/api/organizations/:id', 'http.response.status_code': 404 },
      hasFailed: false,
      service: { 'service.name': 'thant' },
    })
    const statement = partsOf(request?.traceId).find(({ name }) => name === 'select organizations')
    expect(statement).toMatchObject({ parentSpanId: request?.spanId, kind: client })
    expect(statement?.attributes).toMatchObject({ 'db.system.name': 'postgresql' })
  })

  it('keep a request with a body that came over the network together', { tags: ['R-rel-17a'] }, async () => {
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    const reply = await fetch(`${origin}/api/organizations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
      body: JSON.stringify(organizationForm({ name: 'Traced & Sons' })),
    })
    expect(reply.status).toBe(201)
    const [request] = await found('POST /api/organizations')
    const names = partsOf(request?.traceId).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['begin', 'insert organizations', 'insert audit_entries', 'commit']))
  })

  it('name nobody', { tags: ['R-rel-17a'] }, async () => {
    await admin.call('GET', '/organizations', { query: { search: 'Daw Secret' } })
    await found('GET /api/organizations')
    const sent = collector.sent()
    for (const secret of ['Daw Secret', 'Traced & Sons', admin.email, admin.name, admin.token, admin.id, '127.0.0.1']) {
      expect(sent).not.toContain(secret)
    }
  })

  it('give a statement that waits for a connection to the request that asked', { tags: ['R-rel-17a'] }, async () => {
    const paths = Array.from({ length: 12 }, (_, index) => `/organizations/00000000-0000-4000-8000-${index + 1e11}`)
    await Promise.all(paths.map((path) => admin.call('GET', path)))
    const requests = await found('GET /api/organizations/:id', 12)
    const lengths = requests.map(({ traceId }) =>
      partsOf(traceId)
        .map(({ name }) => name)
        .sort()
        .join(),
    )
    expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(12)
    expect(new Set(lengths).size).toBe(1)
  })

  it('join those of a proxy that is trusted', { tags: ['R-rel-17a'] }, async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    await admin.call('GET', '/company', { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } })
    const [request] = await found('GET /api/company')
    expect(request).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' })
  })

  it('have jobs, and what failed with its code', { tags: ['R-rel-17a'] }, async () => {
    const jobs = createJobs({ pool, log: silentLog, timeZone: testTimeZone, tracing })
    const isOver = Promise.withResolvers<void>()
    await jobs.start({
      ...idleJobs,
      mail: async () => {
        await pool.query("select 1/0 as of_nobody, 'Ko Hidden'").catch(() => undefined)
        isOver.resolve()
      },
    })
    await jobs.send(testApp.database, 'mail', { to: 'a@b.example', subject: '', text: '', messageId: '<a@b.example>' })
    await isOver.promise
    const [job] = await found('job mail')
    const [statement] = partsOf(job?.traceId).filter(({ kind }) => kind === client)
    expect(statement).toMatchObject({ hasFailed: true, attributes: { 'error.type': '22012' } })
    expect(statement?.attributes['db.query.text']).toBe("select 1/0 as of_nobody, '?'")
    await jobs.stop()
  })

  it('have the drawing of a PDF', { tags: ['R-rel-17a'] }, async () => {
    const typesetter = createTypesetter({ log: silentLog, script: standIn, tracing })
    const draw = (title: string) => typesetter.draw(printedReport({ id: title, title: literal(title), pages: [] }))
    await draw('one')
    await expect(draw('refuse')).rejects.toMatchObject({ code: 'pdf.failed' })
    const drawn = await found('draw PDF', 2)
    expect(drawn.map(({ hasFailed, attributes }) => [hasFailed, attributes['error.type']])).toEqual([
      [false, undefined],
      [true, 'pdf.failed'],
    ])
    await typesetter.close()
  })

  it('leave out health and what belongs to no request', { tags: ['R-rel-17a'] }, async () => {
    await app.inject({ url: '/api/health/live' })
    await pool.query('select 1 as nothing')
    await admin.call('GET', '/company')
    await found('GET /api/company')
    expect(collector.spans.map(({ name }) => name)).not.toContain('GET /api/health/live')
    expect(collector.sent()).not.toContain('select 1 as nothing')
  })
})

describe('a collector that is away', () => {
  it('is logged once, and holds nobody up', { tags: ['R-rel-17a'] }, async () => {
    const gone = await startTraceCollector()
    await gone.close()
    const notified: string[] = []
    const error = (...[, text]: unknown[]) => void notified.push(String(text))
    const own = startTracing({ endpoint: gone.endpoint, ratio: 1, log: { ...silentLog, error }, delayMs: 5 })
    expect(await inSpan(own, 'one', 'internal', async () => 1)).toBe(1)
    await expect.poll(() => notified, { timeout: 20_000 }).toEqual(['traces could not be sent'])
    await own.stop()
  })
})
