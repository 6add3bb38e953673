import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { variables } from '#config-variables.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The image sets them. */
const leftOut = ['HOST', 'PORT', 'DATA_DIR']

// R-rel-31: the files are read; nothing is built or run.
it('compose.yaml passes on every variable that the portal knows', { tags: ['R-rel-31'] }, () => {
  const passed = [...read('compose.yaml').matchAll(/^ {6}(\w+): \$\{(\w+):-/gm)].map(([, name, source]) => [
    name,
    source,
  ])
  const known = Object.keys(variables).filter((name) => !leftOut.includes(name))
  expect(passed.toSorted()).toEqual(known.map((name) => [name, name]).toSorted())
})

it('compose.yaml keeps backups in a volume of their own', { tags: ['R-rel-31'] }, () => {
  const compose = read('compose.yaml')
  for (const said of [/^ {6}BACKUP_DIR: \S+:-\/backups\}$/m, /- backups:\/backups/, /- data:\/data/])
    expect(compose).toMatch(said)
})

it('the image has the Node that everything is tested with', () => {
  const { packages } = JSON.parse(read('package-lock.json'))
  expect(read('Dockerfile')).toContain(`/node:${packages['node_modules/node'].version}-`)
})

it('the image has no demonstration', () => {
  expect(read('Dockerfile')).toMatch(/^ {2}&& rm -r packages\/demo$/m)
})
