import { globSync } from 'node:fs'
import { anchorsOf, textOf } from './markdown.ts'
import { root as repository } from './run.ts'

const statement = /^(\d+(\.\d+)?|R-[a-z]+)-\d+[a-z]?$/
/** Matches `tags: ['5-14', '5-15']` of Vitest and `tag: ['@5-14']` of Playwright. */
const tagList = /\btags?: \[([^\]]*)\]/g

/** The tags that Vitest accepts: the numbers of all statements. */
export const statementTags = statementsOf(repository).map((name) => ({ name }))

/** Finds statements that no test has as a tag, and tags that are no statement. */
export function tagProblems(root: string): string[] {
  const stated = new Set(statementsOf(root))
  const tags = testsIn(root).flatMap((path) => tagsOf(root, path).map((tag) => ({ path, tag })))
  const shown = new Set(tags.map(({ tag }) => tag))
  return [
    ...[...stated].filter((id) => !shown.has(id)).map((id) => `no test has the tag ${id}`),
    ...tags
      .filter(({ tag }) => !stated.has(tag))
      .map(({ path, tag }) => `${path} has the tag ${tag}, which no document states`),
  ]
}

function statementsOf(root: string): string[] {
  return ['docs/specification.md', 'docs/reliability.md'].flatMap((path) =>
    [...anchorsOf(root, path)].filter((anchor) => statement.test(anchor)),
  )
}

/** The test of this check is left out, because it contains wrong tags as examples. */
function testsIn(root: string): string[] {
  return globSync('{apps,packages,tooling}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', 'tooling/**/statements.test.ts'],
  })
}

function tagsOf(root: string, path: string): string[] {
  return [...textOf(root, path).matchAll(tagList)].flatMap(([, list = '']) =>
    [...list.matchAll(/'@?([^']+)'/g)].map(([, tag = '']) => tag),
  )
}
