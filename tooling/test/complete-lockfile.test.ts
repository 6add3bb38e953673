import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../run.ts'

const folder = mkdtempSync(join(tmpdir(), 'thant-lockfile-'))
mkdirSync(join(folder, 'tooling'))
cpSync(join(root, 'tooling/complete-lockfile.ts'), join(folder, 'tooling/complete-lockfile.ts'))
afterAll(() => rmSync(folder, { recursive: true }))

function check(packages: object) {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  const { status, stderr } = spawnSync(process.execPath, ['tooling/complete-lockfile.ts', '--check'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, stderr }
}

const drawing = { version: '1.0.0', optionalDependencies: { '@drawing/linux-x64': '1.0.0' } }

it('accepts a lock file that has every platform and no engines', () => {
  const packages = { 'node_modules/drawing': drawing, 'node_modules/@drawing/linux-x64': { version: '1.0.0' } }
  expect(check(packages)).toEqual({ status: 0, stderr: '' })
})

it('refuses a lock file without the package of a platform, which it names', () => {
  const { status, stderr } = check({ 'node_modules/drawing': drawing })
  expect(status).toBe(1)
  expect(stderr).toContain('missing @drawing/linux-x64@1.0.0')
})

it('refuses a lock file that says which engines a package needs', () => {
  expect(check({ 'node_modules/drawing': { version: '1.0.0', engines: { node: '>=20' } } }).status).toBe(1)
})
