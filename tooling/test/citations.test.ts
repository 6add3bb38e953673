import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { citationProblems } from '../citations.ts'
import { coverageProblems } from '../coverage.ts'
import { longLines } from '../markdown.ts'
import { root } from '../run.ts'

const folder = mkdtempSync(join(tmpdir(), 'thant-citations-'))
afterAll(() => rmSync(folder, { recursive: true }))

const sound = {
  'docs/specification.md': '# Specification\n\n## 5. Validation\n\n- **5-01** A name is required.\n',
  'docs/reliability.md': '# Reliability\n\n- **R-sec-30a** A file needs authorization.\n',
  'docs/coverage.md': [
    '- **5-01**',
    '  - `names.test.ts: refuses a person',
    '    without a name`',
    '- **R-sec-30a**',
    '  - `e2e/files.spec.ts: opens nothing for …`',
    '',
  ].join('\n'),
  'docs/decisions/0007-one-statement.md': '# 7. One statement\n',
  'packages/names.test.ts': "describe('names', () => { it.each([1])('refuses a person without a name', check) })\n",
  'apps/web/e2e/files.spec.ts': 'test(`opens nothing for $' + '{role}`, check)\n',
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
  expect([...citationProblems(tree), ...coverageProblems(tree), ...longLines(tree)]).toEqual([])
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

describe('coverage is refused', () => {
  it.each([
    ['without an entry for a statement', '', 'has no entry for 5-01'],
    [
      'for a statement that no document has',
      '- **5-01**\n- **5-02**\n',
      'has an entry for 5-02, which no document states',
    ],
    ['by a sentence that no test has', '`names.test.ts: takes anything`', 'packages/names.test.ts has no test "takes'],
    ['by a file that is not there', '`gone.test.ts: takes anything`', 'gone.test.ts is not the name of one test file'],
  ])('%s', (_what, text, problem) => {
    const tree = repositoryWith({ 'docs/coverage.md': text })
    expect(coverageProblems(tree).join('\n')).toContain(problem)
  })
})

describe('a range of statements', () => {
  const specification = '# Specification\n\n## 5. Validation\n\n- **5-01** to **5-03** A name is required.\n'
  const rest = '- **R-sec-30a**\n'

  it('states each of them', () => {
    const tree = repositoryWith({
      'docs/specification.md': specification,
      'docs/coverage.md': `- **5-01**\n- **5-02**\n- **5-03**\n${rest}`,
      'apps/api/src/planted.ts': '// See docs/specification.md 5-02.\n',
    })
    expect([...citationProblems(tree), ...coverageProblems(tree)]).toEqual([])
  })

  it('needs an entry of coverage for each of them', () => {
    const tree = repositoryWith({
      'docs/specification.md': specification,
      'docs/coverage.md': `- **5-01**\n- **5-03**\n${rest}`,
    })
    expect(coverageProblems(tree)).toEqual(['docs/coverage.md has no entry for 5-02'])
  })
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
  expect(stderr).toBe('README.md cites docs/gone.md, which is not there\n')
})
