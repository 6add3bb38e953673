import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

type Component = { name: string; version: string; scope?: string; purl: string; hashes?: unknown[] }
type Lock = { packages: Record<string, { version?: string; link?: boolean; name?: string; dev?: boolean }> }

// With --omit=dev, npm also omits packages that both the portal and a tool need, such as zod, so the test uses the full
// list.
// R-sec-42: no test reaches a service that knows weaknesses.
test('npm sbom lists every package of the lock file with its hash, and what is shipped as required', {
  tags: ['R-sec-42'],
}, async () => {
  const options = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
  const { stdout } = await promisify(execFile)('npm', options, { cwd: root, maxBuffer: 64 * 1_048_576 })
  const { components }: { components: Component[] } = JSON.parse(stdout)
  const listed = new Map(components.map((component) => [component.purl, component]))

  const lock: Lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const packages = Object.entries(lock.packages).filter(([place, { link }]) => place.includes('node_modules/') && !link)
  expect(packages.length).toBeGreaterThan(400)
  const missing = packages.filter(([place, { name, version }]) => {
    const called = name ?? place.split('node_modules/').at(-1)
    return !listed.has(`pkg:npm/${called?.replace('@', '%40')}@${version}`)
  })
  expect(missing).toEqual([])

  const { dependencies } = JSON.parse(await readFile(join(root, 'apps/api/package.json'), 'utf8'))
  for (const [name, version] of Object.entries(dependencies).filter(([name]) => !name.startsWith('@thant/'))) {
    const shipped = listed.get(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    expect(shipped, name).toMatchObject({ scope: 'required', hashes: [expect.anything()] })
  }
})
