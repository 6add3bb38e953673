import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildApp } from '#app.ts'
import { useTestApp } from '../../test/setup/create-test-app.ts'
import { servePages } from './pages.ts'

const testApp = useTestApp()
let isRendererLoaded = false
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  app = await buildApp({
    ...testApp,
    services: testApp.app.services,
    maxEventLoopDelayMs: 100,
    async screens(pages) {
      pages.addHook('onRoute', (route) => {
        route.config = { ...route.config, isOpen: 'stands in for the built screens' }
      })
      pages.get('/assets/screen.css', (_, reply) => reply.type('text/css').send('body{}'))
      servePages(pages, {
        async load() {
          isRendererLoaded = true
          return {
            renderPage: async ({ isDrawn }) =>
              isDrawn ? { html: 'drawn', outcome: 'screen' } : { html: 'links', outcome: 'left to the browser' },
          }
        },
        plainPage: 'plain',
      })
    },
  })
  await app.ready()
})

afterAll(() => app.close())

it('has loaded the renderer of pages before it is ready', { tags: ['R-rel-10a'] }, () => {
  expect(isRendererLoaded).toBe(true)
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
    ['/reporting/saved', 'links'],
    ['/landing', 'links'],
  ] as const) {
    const { statusCode, payload } = await app.inject(path)
    expect([path, statusCode, payload]).toEqual([path, 200, body])
  }
})

it('draws pages again once it has time', { tags: ['R-rel-10a'] }, async () => {
  await vi.waitUntil(() => !app.isUnderPressure(), { timeout: 20_000 })
  testApp.clock.advance(5_000)
  expect((await app.inject('/landing')).payload).toBe('drawn')
})
