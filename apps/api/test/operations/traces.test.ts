import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../setup/portal-process.ts'
import { createQuietDatabase } from '../setup/quiet-database.ts'
import { startTraceCollector, type TraceCollector } from '../setup/trace-collector.ts'

const limitMs = 120_000
/** Says which of the SDK's modules a process loads. */
const spy = `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) {
  if (url.includes('/@opentelemetry/')) console.log('loads ' + url)
  return next(url, context)
} })`
let folder: string
let collector: TraceCollector
let database: Awaited<ReturnType<typeof createQuietDatabase>>
const portals: Portal[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thant-traced-'))
  collector = await startTraceCollector()
  database = await createQuietDatabase()
})

afterAll(async () => {
  await Promise.all(portals.map((portal) => portal.stop()))
  await database.drop()
  await collector.close()
  await rm(folder, { recursive: true, force: true })
}, limitMs)

async function start(name: string, port: number, variables: Record<string, string>): Promise<Portal> {
  const portal = await startPortal(join(folder, name), port, ['--no-screens'], {
    DATABASE_URL: database.connectionString,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(spy)}`,
    ...variables,
  })
  portals.push(portal)
  return portal
}

it('a portal sends traces where they are collected, and loads nothing for it elsewhere', {
  tags: ['R-rel-17a'],
  timeout: limitMs,
}, async () => {
  const [plain, traced] = await Promise.all([
    start('plain', 3441, {}),
    start('traced', 3442, {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
      OTEL_SERVICE_NAME: 'portal-one',
    }),
  ])
  for (const portal of [plain, traced]) expect((await portal.get('/company')).status).toBe(200)
  await traced.stop()
  const request = collector.spans.find(({ name }) => name === 'GET /api/company')
  expect(request?.attributes['http.response.status_code']).toBe(200)
  expect(request?.service['service.name']).toBe('portal-one')
  expect(collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)).not.toEqual([])
  expect(traced.output()).toContain('loads file:')
  expect(plain.output()).not.toContain('loads file:')
})
