/** Checks that names are made of the field's words (CONTRIBUTING.md#words). */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findReplacedWords } from './replaced-words.ts'
import { root } from './run.ts'

const paths = globSync('{apps,packages,tooling,ops,bench}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
})
const problems = paths.flatMap((path) =>
  findReplacedWords(path, readFileSync(join(root, path), 'utf8')).map((name) => `${path}: ${name}`),
)

for (const problem of problems) console.error(`${problem} has a word that CONTRIBUTING.md#words replaces`)
process.exit(problems.length === 0 ? 0 : 1)
