import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../run.ts'

const folder = mkdtempSync(join(tmpdir(), 'thant-imports-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the import check on two files, the first of which imports the second. */
function check(importing: string, imported: string): string {
  const tree = mkdtempSync(join(folder, 'tree-'))
  cpSync(join(root, '.dependency-cruiser.js'), join(tree, '.dependency-cruiser.js'))
  const wayUp = '../'.repeat(importing.split('/').length - 1)
  write(tree, 'package.json', '{ "type": "module" }')
  write(tree, importing, `import { a } from '${wayUp}${imported}'\nexport const b = a\n`)
  write(tree, imported, 'export const a = 1\n')
  const folders = [...new Set([importing, imported].map((path) => path.split('/')[0] ?? ''))]
  const cruiser = join(root, 'node_modules/.bin/depcruise')
  return spawnSync(cruiser, ['--config', '.dependency-cruiser.js', ...folders], { cwd: tree, encoding: 'utf8' }).stdout
}

function write(tree: string, path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  writeFileSync(join(tree, path), text)
}

it.each([
  [
    'api-company-files-imports-only',
    'apps/api/src/domains/company/files/planted.ts',
    'apps/api/src/domains/service/pickups/items.ts',
  ],
  ['the-tables-know-nothing-above', 'apps/api/src/database/planted.ts', 'apps/api/src/lib/clock.ts'],
  ['lib-knows-the-tables-and-the-configuration', 'apps/api/src/lib/planted.ts', 'apps/api/src/plugins/access.ts'],
  ['plugins-know-no-domain', 'apps/api/src/plugins/planted.ts', 'apps/api/src/domains/service/pickups/items.ts'],
  ['components-know-no-feature', 'apps/web/src/components/planted.ts', 'apps/web/src/features/customers/users/api.ts'],
  [
    'what-a-feature-shares-knows-none-of-its-parts',
    'apps/web/src/features/service/pickups/planted.ts',
    'apps/web/src/features/service/pickups/form/pickup-values.ts',
  ],
  [
    'a-part-of-a-feature-knows-its-form-and-what-is-shared',
    'apps/web/src/features/service/pickups/driver/planted.ts',
    'apps/web/src/features/service/pickups/yearly-calendar/year-days.ts',
  ],
  ['contracts-know-only-zod', 'packages/contracts/src/planted.ts', 'apps/api/src/lib/clock.ts'],
  ['contracts-know-only-zod', 'packages/contracts/src/planted.ts', 'packages/i18n/src/format.ts'],
  ['packages-know-no-app', 'packages/backup/src/planted.ts', 'apps/api/src/lib/clock.ts'],
  ['base-knows-no-other-package', 'packages/base/src/planted.ts', 'packages/contracts/src/durations.ts'],
  ['the-database-knows-only-base', 'packages/database/src/planted.ts', 'packages/backup/src/keyring.ts'],
  ['backups-know-contracts-and-the-database', 'packages/backup/src/planted.ts', 'packages/i18n/src/format.ts'],
  ['what-screens-use-knows-no-server', 'packages/charts/src/planted.ts', 'packages/database/src/embedded.ts'],
  ['of-backups-only-the-front-is-used', 'apps/api/src/planted.ts', 'packages/backup/src/file/tar.ts'],
])('%s: refuses %s importing %s', (rule, importing, imported) => {
  expect(check(importing, imported)).toContain(rule)
})

it.each([
  ['apps/api/src/domains/service/pickups/planted.ts', 'apps/api/src/domains/company/files/items.ts'],
  ['apps/api/src/planted.ts', 'packages/backup/src/point-in-time/moments.ts'],
  ['apps/api/test/planted.ts', 'packages/backup/src/file/tar.ts'],
  ['packages/contracts/src/planted.ts', 'packages/i18n/src/translation-key.ts'],
])('accepts %s importing %s', (importing, imported) => {
  expect(check(importing, imported)).toContain('no dependency violations found')
})
