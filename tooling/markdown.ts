import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const longestLine = 120

/**
 * Returns what a citation may name: the numbers of sections (`## 5. Title`, `### 2.8 Title`) and of entries (`-
 * **5-14** …`, `- **1-30**, **1-31**`, `- **1-30** to **1-33**`), and the words of headings (`#waste-totals`).
 */
export function anchorsOf(root: string, path: string): Set<string> {
  const anchors = new Set<string>()
  const text = textOf(root, path)
  for (const [, number = ''] of text.matchAll(/^#{2,} (\d+(?:\.\d+)?)\.? /gm)) anchors.add(number)
  for (const [, title = ''] of text.matchAll(/^#{2,} (.+)$/gm)) anchors.add(`#${slugOf(title)}`)
  for (const [entry] of text.matchAll(/^- \*\*[\w.-]+\*\*((?:,|\s+to)\s+\*\*[\w.-]+\*\*)*/gm)) {
    for (const [, first = '', last] of entry.matchAll(/\*\*([\w.-]+)\*\*(?:\s+to\s+\*\*([\w.-]+)\*\*)?/g)) {
      for (const number of numbersBetween(first, last)) anchors.add(number)
    }
  }
  return anchors
}

/** As GitHub makes the anchor of a heading. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s/g, '-')
}

/** Expands `2.5-02` to `2.5-10`, all of one section. */
function numbersBetween(first: string, last: string | undefined): string[] {
  const [, section = '', from = ''] = /^(.*-)(\d+)$/.exec(first) ?? []
  if (last === undefined || section === '') return [first]
  const count = Number(last.slice(section.length)) - Number(from) + 1
  return Array.from({ length: count }, (_, index) => section + String(Number(from) + index).padStart(from.length, '0'))
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
