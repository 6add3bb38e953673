import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildApp } from '#app.ts'
import { useTestApp } from '../../test/create-test-app.ts'
import { createPageRenderer } from './page-renderer.ts'
import { servePublicPages } from './public-pages.ts'

const testApp = useTestApp()
let folder: string
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thant-pages-'))
  await mkdir(join(folder, 'server'))
  const renderer = "globalThis.rendererIsLoaded = true; export const renderPublicPage = () => '<title>rendered</title>'"
  await writeFile(join(folder, 'server/render-pages.js'), renderer)
  app = await buildApp({
    ...testApp,
    services: testApp.app.services,
    maxEventLoopDelayMs: 100,
    async screens(pages) {
      pages.addHook('onRoute', (route) => {
        route.config = { ...route.config, isOpen: 'stands in for the built screens' }
      })
      pages.get('/assets/screen.css', (_, reply) => reply.type('text/css').send('body{}'))
      pages.get('/*', (_, reply) => reply.type('text/html').send('plain'))
      servePublicPages(pages, {
        renderPage: createPageRenderer(pages, { folder, plainPage: 'plain' }),
        plainPage: 'plain',
      })
    },
  })
  await app.ready()
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

it('has loaded the renderer of public pages before it is ready', { tags: ['R-rel-10a'] }, () => {
  expect(globalThis).toHaveProperty('rendererIsLoaded', true)
})

it('sheds calls while it is busy, and neither pages nor their files', { tags: ['R-rel-10a'] }, async () => {
  const deadline = Date.now() + 10_000
  while (!app.isUnderPressure() && Date.now() < deadline) {
    const until = Date.now() + 300
    while (Date.now() < until);
    await nextTurn()
  }
  const call = await app.inject('/api/company')
  expect([call.statusCode, call.headers['retry-after'], call.json().code]).toEqual([503, '1', 'server.busy'])
  expect((await app.inject('/api/health/live')).statusCode).toBe(200)
  for (const [path, body] of [
    ['/assets/screen.css', 'body{}'],
    ['/reporting/saved', 'plain'],
    ['/landing', 'plain'],
  ] as const) {
    const { statusCode, payload } = await app.inject(path)
    expect([path, statusCode, payload]).toEqual([path, 200, body])
  }
})

it('renders public pages again once it has time', { tags: ['R-rel-10a'] }, async () => {
  await vi.waitUntil(() => !app.isUnderPressure(), { timeout: 20_000 })
  testApp.clock.advance(5_000)
  expect((await app.inject('/landing')).payload).toBe('<title>rendered</title>')
})
