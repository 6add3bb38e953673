import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { anchorsOf, oneLine, textOf } from './markdown.ts'
import { testTitlesOf } from './test-titles.ts'

const path = 'docs/coverage.md'
const statement = /^(\d+(\.\d+)?|R-[a-z]+)-\d+[a-z]?$/
/** A test is cited as its file's name and its title. */
const testReference = /`([\w/.-]+\.(?:test|spec)\.tsx?): ([^`]+)`/g

/** Compares docs/coverage.md with the statements, and finds tests that it names but do not exist. */
export function coverageProblems(root: string): string[] {
  const stated = new Set(['docs/specification.md', 'docs/reliability.md'].flatMap((name) => statementsOf(root, name)))
  const covered = new Set(statementsOf(root, path))
  return [
    ...[...stated].filter((id) => !covered.has(id)).map((id) => `${path} has no entry for ${id}`),
    ...[...covered]
      .filter((id) => !stated.has(id))
      .map((id) => `${path} has an entry for ${id}, which no document states`),
    ...testProblems(root),
  ]
}

function statementsOf(root: string, name: string): string[] {
  return [...anchorsOf(root, name)].filter((anchor) => statement.test(anchor))
}

function testProblems(root: string): string[] {
  const tests = '{apps,packages,tooling}/**/*.{test,spec}.{ts,tsx}'
  const files = Map.groupBy(globSync(tests, { cwd: root, exclude: ['**/node_modules/**'] }), (file) => basename(file))
  const titles = new Map<string, Set<string>>()
  return [...oneLine(textOf(root, path)).matchAll(testReference)].flatMap(([, name = '', sentence = '']) => {
    const [file, ...others] = files.get(basename(name)) ?? []
    if (file === undefined || others.length > 0) return [`${path}: ${name} is not the name of one test file`]
    const known = titles.get(file) ?? testTitlesOf(join(root, file))
    titles.set(file, known)
    return known.has(sentence) ? [] : [`${path}: ${file} has no test "${sentence}"`]
  })
}
