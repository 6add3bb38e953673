import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import staticFiles from '@fastify/static'
import Fastify from 'fastify'
import { build } from 'vite'

/** Builds and serves a page that React draws in the browser, packed like the portal's, to compare pages with. */
export async function serveBarePage() {
  const folder = await mkdtemp(join(tmpdir(), 'thant-bare-page-'))
  await build({
    root: fileURLToPath(new URL('bare-page', import.meta.url)),
    build: { outDir: folder, emptyOutDir: true },
    logLevel: 'error',
  })
  for (const path of globSync('assets/*.js', { cwd: folder })) {
    writeFileSync(join(folder, `${path}.br`), brotliCompressSync(readFileSync(join(folder, path))))
  }
  const app = Fastify()
  await app.register(staticFiles, { root: folder, preCompressed: true })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url: `${url}/`,
    stop: async () => {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
