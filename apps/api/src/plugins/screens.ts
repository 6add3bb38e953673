import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import { areas } from '@thant/contracts/roles'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isScreenPath } from './is-screen-path.ts'
import { createPageRenderer, loadRenderer } from './page-renderer.ts'
import { servePublicPages } from './public-pages.ts'
import { serveRecordPages } from './record-pages.ts'
import { withSandboxNotice } from './sandbox-notice.ts'
import { signedInPage } from './signed-in-pages.ts'
import { startPageOf } from './start-page.ts'

export const screensFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Serves the files of the built screens, and for every other path their one page, which routes in the browser. */
export async function screens(app: FastifyInstance): Promise<void> {
  const page = withSandboxNotice(app.services, await readFile(join(screensFolder, 'index.html'), 'utf8'))
  const config = { isOpen: 'the screens ask the API for everything they show' }
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...config }
  })
  await app.register(staticFiles, {
    root: screensFolder,
    index: false,
    wildcard: false,
    // The renderer of the public pages runs on the server and must not be served.
    globIgnore: ['server/**'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isNamedByContent = path.includes('/assets/')
      reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const renderPage = createPageRenderer(app, { folder: screensFolder, plainPage: page })
  servePublicPages(app, { renderPage, plainPage: page })
  serveRecordPages(app, { renderPage, plainPage: page })
  // Search engines list the rendered public pages only: the addresses of others may hold a secret or a person's record.
  const asScreen = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').header('x-robots-tag', 'noindex').type('text/html; charset=utf-8')
  const sendScreen = async (request: FastifyRequest, reply: FastifyReply, html = page) => {
    const drawn = await signedInPage(app, request, () => loadRenderer(screensFolder))
    asScreen(reply).header('vary', 'cookie')
    if (drawn === undefined) return reply.send(html)
    // Nobody else may ever see what is on the page of a person.
    return reply.header('cache-control', 'private, no-store').send(withSandboxNotice(app.services, drawn))
  }
  const manifest = JSON.parse(await readFile(join(screensFolder, '.vite/manifest.json'), 'utf8'))
  const startPages = new Map(areas.map((area): [string, string] => [area, startPageOf(area, page, manifest)]))
  // The browser tells its user's area, of which nothing but the code to load depends.
  app.get('/', (request, reply) => sendScreen(request, reply, startPages.get(request.cookies.area ?? '')))
  app.get('/*', (request, reply) => {
    const isForTheApi = request.url === '/api' || request.url.startsWith('/api/')
    if (isForTheApi) return reply.callNotFound()
    // The page is friendly at any path; its status tells programs that they found nothing.
    const [pathname = '/'] = request.url.split('?')
    return isScreenPath(pathname) ? sendScreen(request, reply) : asScreen(reply.code(404)).send(page)
  })
}
