import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { licenceProblems } from '../licences.ts'
import { root } from '../run.ts'

const folder = mkdtempSync(join(tmpdir(), 'thant-licences-'))
afterAll(() => rmSync(folder, { recursive: true }))

function check(tree: string) {
  const { status, stderr } = spawnSync(process.execPath, ['tooling/check-licences.ts', tree], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, stderr }
}

it('accepts what the portal is made of', () => {
  expect(check(root)).toEqual({ status: 0, stderr: '' })
})

it('refuses a package of production under a licence that restricts its use', () => {
  const packages = { 'node_modules/maps': { version: '1.0.0', license: 'Hippocratic-2.1' } }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  const { status, stderr } = check(folder)
  expect([status, stderr]).toEqual([1, expect.stringContaining('node_modules/maps is under Hippocratic-2.1')])
})

it.each<[packages: Parameters<typeof licenceProblems>[0], what: string]>([
  [{ 'node_modules/a': {} }, 'without a licence'],
  [{ 'node_modules/a': { license: 'MIT AND SSPL-1.0' } }, 'of which one part is under another licence'],
  [{ 'node_modules/a': { license: '(SSPL-1.0 OR BUSL-1.1)' } }, 'with no accepted alternative'],
  [{ 'node_modules/b/node_modules/a': { license: 'UNLICENSED' } }, 'below another one'],
  [{ 'apps/web/node_modules/a': { license: 'SEE LICENSE IN terms' } }, 'of one app'],
])('refuses a package %j %s', (packages, _what) => {
  expect(licenceProblems(packages)).toEqual([expect.stringMatching(/\ba is under /)])
})

it('accepts tools under any licence, alternatives, and builds for other platforms', () => {
  const packages = {
    'node_modules/tool': { license: 'SSPL-1.0', dev: true },
    'node_modules/@thant/api': { link: true },
    'apps/api': {},
    'node_modules/either': { license: '(SSPL-1.0 OR CC0-1.0)' },
    'node_modules/drawing': { license: 'Apache-2.0', optionalDependencies: { '@drawing/linux-x64': '1.0.0' } },
    'node_modules/@drawing/linux-x64': {},
  }
  expect(licenceProblems(packages)).toEqual([])
})
