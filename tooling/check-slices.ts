/**
 * Checks that every file of a slice is named after one of its nouns (docs/rules.md 12), so that files are found where
 * they belong.
 */
import { globSync } from 'node:fs'
import { root } from './run.ts'
import { findSliceProblems } from './slice-problems.ts'
import { slices } from './slices.ts'

const paths = globSync(['{apps,packages,tooling,bench}/**/*.{ts,tsx}', 'apps/*/src/{domains,features}/**/*.*'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
})
const problems = findSliceProblems([...new Set(paths)].sort(), slices)

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
