import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { citationProblems } from '../citations.ts'
import { longLines } from '../markdown.ts'
import { root } from '../run.ts'

const folder = mkdtempSync(join(tmpdir(), 'thant-citations-'))
afterAll(() => rmSync(folder, { recursive: true }))

const sound = {
  'docs/specification.md': '# Specification\n\n## 5. Validation\n\n- **5-01** A name is required.\n',
  'docs/reliability.md': '# Reliability\n\n- **R-sec-30a** A file needs authorization.\n',
  'docs/decisions/0007-one-statement.md': '# 7. One statement\n',
  'docs/rules.md': '# Rules\n\n## Waste totals\n\nThey add up, as [the log](rules.md#waste-totals) shows.\n',
  'packages/names.ts': '/** Required (docs/specification.md 5-01 to 5-01, 5), as decision 7\n * has it. */\n',
}

/** Creates a repository in which every citation resolves, except in the planted files. */
function repositoryWith(planted: Record<string, string>): string {
  const tree = mkdtempSync(join(folder, 'tree-'))
  for (const [path, text] of Object.entries({ ...sound, ...planted })) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  return tree
}

it('finds nothing when every citation resolves', () => {
  const tree = repositoryWith({})
  expect([...citationProblems(tree), ...longLines(tree)]).toEqual([])
})

describe('a citation is refused', () => {
  it.each([
    ['of a document that is not there', '// See docs/manners.md 2.', 'docs/manners.md'],
    ['of a file without its folder', '// As API.md says.', 'API.md'],
    ['of a title in capitals', '// As SPECIFICATION 5 says.', 'SPECIFICATION'],
    ['of a section that is not there', '// See docs/specification.md 6.', 'docs/specification.md 6'],
    ['of a statement that is not there', '// See docs/specification.md 5-99.', 'docs/specification.md 5-99'],
    ['whose range ends nowhere', '// See docs/specification.md 5-01 to 5-09.', 'docs/specification.md 5-09'],
    ['that goes over two lines', '/** (docs/specification.md\n * 5-98) */', 'docs/specification.md 5-98'],
    ['of a rule that is not there', '// See docs/rules.md#waste-tables.', 'docs/rules.md#waste-tables'],
    ['of a rule by a number', '// See docs/rules.md 6.', 'docs/rules.md 6'],
    ['of a decision that is not there', '// By decision 8.', 'decision 8'],
  ])('%s', (_what, comment, cited) => {
    const tree = repositoryWith({ 'apps/api/src/planted.ts': `${comment}\n` })
    expect(citationProblems(tree)).toEqual([`apps/api/src/planted.ts cites ${cited}, which is not there`])
  })

  it('of a section that a document links to', () => {
    const tree = repositoryWith({
      'docs/rules.md': 'See [the specification](specification.md) 7 and [x](../gone.md).\n',
    })
    expect(citationProblems(tree)).toEqual([
      'docs/rules.md cites specification.md 7, which is not there',
      'docs/rules.md cites ../gone.md, which is not there',
    ])
  })
})

it('accepts each statement of a range', () => {
  const tree = repositoryWith({
    'docs/specification.md': '# Specification\n\n## 5. Validation\n\n- **5-01** to **5-03** A name is required.\n',
    'apps/api/src/planted.ts': '// See docs/specification.md 5-02.\n',
  })
  expect(citationProblems(tree)).toEqual([])
})

it('refuses a line of a document that is too long, but not a row of a table', () => {
  const tree = repositoryWith({ 'docs/look.md': `${'long '.repeat(25)}\n| ${'long '.repeat(25)}|\n` })
  expect(longLines(tree)).toEqual(['docs/look.md:1 is longer than 120'])
})

it('ends with a failure that names each problem', () => {
  const tree = repositoryWith({ 'README.md': 'See docs/gone.md.\n' })
  const { status, stderr } = spawnSync(process.execPath, ['tooling/check-citations.ts', tree], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([
    'README.md cites docs/gone.md, which is not there',
    'no test has the tag 5-01',
    'no test has the tag R-sec-30a',
  ])
})
