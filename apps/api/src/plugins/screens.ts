import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { servePages } from './pages.ts'
import { serveSearchEngines } from './search-engines.ts'
import { screensPermissionsPolicy, withCompiledCode } from './security-headers.ts'

export const screensFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** The one worker that runs compiled code. A worker goes by the policy of its own file, and no page by this one. */
const wasmWorker = /\/assets\/wasm-worker-[\w-]+\.js(\.br)?$/

/** Serves the files of the built screens, and a page for every other path. */
export async function screens(app: FastifyInstance): Promise<void> {
  const config = { isOpen: 'the screens ask the API for everything they show' }
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...config }
  })
  await app.register(staticFiles, {
    root: screensFolder,
    index: false,
    wildcard: false,
    // The renderer of the pages runs on the server and must not be served.
    globIgnore: ['server/**'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isNamedByContent = path.includes('/assets/')
      if (wasmWorker.test(path)) {
        reply.header('content-security-policy', withCompiledCode(String(reply.getHeader('content-security-policy'))))
      }
      reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache')
      // Browsers keep this page with its headers, and show it as a screen while there is no network.
      if (path.endsWith('/index.html')) reply.header('permissions-policy', screensPermissionsPolicy)
    },
  })
  serveSearchEngines(app)
  servePages(app, {
    plainPage: await readFile(join(screensFolder, 'index.html'), 'utf8'),
    load: () => import(pathToFileURL(join(screensFolder, 'server/render-pages.js')).href),
  })
}
