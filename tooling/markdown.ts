import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const longestLine = 120

/**
 * Returns what a citation may name: the numbers of sections (`## 5. Title`, `### 2.8 Title`) and of entries (`-
 * **5-14** …`, `- **1-30**, **1-31**`).
 */
export function anchorsOf(root: string, path: string): Set<string> {
  const anchors = new Set<string>()
  const text = textOf(root, path)
  for (const [, number = ''] of text.matchAll(/^#{2,} (\d+(?:\.\d+)?)\.? /gm)) anchors.add(number)
  for (const [entry] of text.matchAll(/^- \*\*[\w.-]+\*\*(,\s+\*\*[\w.-]+\*\*)*/gm)) {
    for (const [, number = ''] of entry.matchAll(/\*\*([\w.-]+)\*\*/g)) anchors.add(number)
  }
  return anchors
}

export function textOf(root: string, path: string): string {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Joins the lines of a text and drops the `*` or `//` that begins a line of a comment. */
export function oneLine(text: string): string {
  return text.replace(/\n\s*(?:(?:\*|\/\/)(?=\s))?\s*/g, ' ')
}

/** Finds lines longer than in code; rows of tables are exempt, because they cannot be broken. */
export function longLines(root: string): string[] {
  const paths = globSync(['*.md', '{docs,apps,packages}/**/*.md'], { cwd: root, exclude: ['**/node_modules/**'] })
  return paths.flatMap((path) =>
    textOf(root, path)
      .split('\n')
      .flatMap((line, index) =>
        line.length > longestLine && !line.startsWith('|')
          ? [`${path}:${index + 1} is longer than ${longestLine}`]
          : [],
      ),
  )
}
