import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { tagProblems } from '../statements.ts'

const folder = mkdtempSync(join(tmpdir(), 'thant-statements-'))
afterAll(() => rmSync(folder, { recursive: true }))

const tagged = {
  'docs/specification.md': '# Specification\n\n## 5. Validation\n\n- **5-01** to **5-03** A name is required.\n',
  'docs/reliability.md': '# Reliability\n\n- **R-sec-30a** A file needs authorization.\n',
  'packages/names.test.ts':
    "it.each([1])('refuses a person without a name', { timeout: 9, tags: ['5-01', '5-02'] }, check)\n",
  'apps/web/e2e/names.spec.ts': "test('opens nothing', {\n  tag: [\n    '@5-03',\n    '@R-sec-30a',\n  ],\n}, check)\n",
}

function problemsWith(planted: Record<string, string>): string[] {
  const tree = mkdtempSync(join(folder, 'tree-'))
  for (const [path, text] of Object.entries({ ...tagged, ...planted })) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  return tagProblems(tree)
}

it('finds nothing when each statement is a tag, of Vitest or Playwright', () => {
  expect(problemsWith({})).toEqual([])
})

it('names each statement without a test', () => {
  expect(
    problemsWith({ 'packages/names.test.ts': "it('refuses a person without a name', { tags: ['5-01'] }, check)\n" }),
  ).toEqual(['no test has the tag 5-02'])
})

it.each([
  ['of Vitest', 'packages/planted.test.ts', "it('takes anything', { tags: ['5-01', '5-99'] }, check)\n"],
  ['of Playwright', 'apps/web/e2e/planted.spec.ts', "test('takes anything', { tag: ['@5-99'] }, check)\n"],
])('names a tag %s that no document states', (_whose, path, text) => {
  expect(problemsWith({ [path]: text })).toEqual([`${path} has the tag 5-99, which no document states`])
})
