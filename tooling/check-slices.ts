/** Checks that every file of a slice has a name and a folder that slices have (docs/rules.md#where-a-file-belongs). */
import { globSync } from 'node:fs'
import { root } from './run.ts'
import { findSliceProblems } from './slice-problems.ts'

// The configuration is JavaScript, so its type has to be said here.
const { places }: { places: string[] } = await import(new URL('../.dependency-cruiser.js', import.meta.url).href)
const paths = globSync(['{apps,packages,tooling,ops,bench}/**/*.{ts,tsx}', 'apps/*/src/{domains,features}/**/*.*'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
})
const problems = findSliceProblems([...new Set(paths)].sort(), places)

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
