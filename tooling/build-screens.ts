/** Builds the screens into apps/web/dist, unless what is there was built from the very same sources. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}apps/web/dist/.built-from`
const sources = [
  'package-lock.json',
  'apps/web/{index.html,vite.config.ts,package.json}',
  'apps/web/{src,public}/**/*.*',
  'packages/*/src/**/*.ts',
]

const hash = createHash('sha256')
for (const path of globSync(sources, { cwd: root }).sort()) hash.update(path).update(readFileSync(`${root}${path}`))
const fingerprint = hash.digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint) {
  build()
  // The public pages once more, for the server to fill: it reads the names of the screens' files when it runs.
  build('--ssr', 'src/app/render-public.tsx', '--outDir', 'dist/server')
  writeFileSync(stamp, fingerprint)
}

function build(...options: string[]): void {
  execFileSync('vite', ['build', '--logLevel', 'warn', ...options], { cwd: `${root}apps/web`, stdio: 'inherit' })
}
