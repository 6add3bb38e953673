/** Every file of a slice has a name from a small set (docs/rules.md 12), so that anything is found where it belongs. */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { root } from './run.ts'

/** HTTP, writes, reads, rules about who and when, shapes of replies, and tests of any of them. */
const apiRoles = /^[a-z0-9-]+\.(routes|service|queries|policy|presenter)\.ts$/
/** A pure rule carries a noun; so does a file that makes one thing, e.g. a mail. */
const noun = /^[a-z0-9]+(-[a-z0-9]+)*\.ts$/
const test = /\.test\.ts$/
const vague = /^(index|utils?|helpers?|misc|common|shared|types|constants)\.tsx?$/

const problems: string[] = []

for (const path of globSync('apps/api/src/domains/*/**', { cwd: root, withFileTypes: false })) {
  const name = basename(path)
  const isFile = name.includes('.')
  if (isFile && !apiRoles.test(name) && !noun.test(name) && !test.test(name))
    problems.push(`${path}: no role that a domain's file may have`)
}
for (const path of globSync('apps/web/src/features/*/*.*', { cwd: root })) {
  if (!noun.test(basename(path)) && !test.test(basename(path)))
    problems.push(`${path}: belongs into components/, or is no pure file`)
}
for (const path of globSync('{apps,packages,tooling,bench}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
})) {
  if (vague.test(basename(path)) && !path.includes('routes/shared')) problems.push(`${path}: a name that says nothing`)
}

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
