/** Builds and compresses the screens into apps/web/dist, unless the last build had the same sources. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}apps/web/dist/.built-from`
const sources = [
  'package-lock.json',
  'apps/web/{index.html,vite.config.ts,burmese-font.ts,burmese-texts.ts,named-texts.ts,licence-texts.ts,package.json}',
  'apps/web/{src,public}/**/*.*',
  'packages/*/src/**/*.{ts,json}',
  'packages/charts/drawings/*.svg',
  'tooling/build-screens.ts',
]

const smallestPacked = 1_000

const hash = createHash('sha256')
for (const path of globSync(sources, { cwd: root }).sort()) hash.update(path).update(readFileSync(`${root}${path}`))
const fingerprint = hash.digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint) {
  build()
  // The screens are also built for the server, which draws their pages and reads the names of the assets at run time.
  build('--ssr', 'src/app/render-pages.tsx', '--outDir', 'dist/server')
  pack()
  writeFileSync(stamp, fingerprint)
}

function build(...options: string[]): void {
  // Vite keeps a NODE_ENV that is set, such as the test runner's, and would then build the slow screens of development.
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync('vite', ['build', '--logLevel', 'warn', ...options], { cwd: `${root}apps/web`, stdio: 'inherit', env })
}

/**
 * Compresses at the highest level once. Compression per request would cost the server time and yield files a fifth
 * larger.
 */
function pack(): void {
  const dist = `${root}apps/web/dist/`
  for (const path of globSync('{.,assets}/*.{css,js,svg,txt,wasm}', { cwd: dist })) {
    const content = readFileSync(dist + path)
    if (content.length >= smallestPacked) writeFileSync(`${dist}${path}.br`, brotliCompressSync(content))
  }
}
