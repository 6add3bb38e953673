import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { anchorsOf, oneLine } from './markdown.ts'

/** Matches the number of a section or an entry: `5`, `2.8`, `2.8-14`, `R-sec-30a`. */
const number = String.raw`(?:R-[a-z]+-\d+[a-z]?|\d+(?:\.\d+)?(?:-\d+)?)(?![\w.]*\w)`
/**
 * Matches `docs/rules.md#waste-totals`, `[payments.md](payments.md) 6`, `docs/specification.md 5-14 to 5-16, 6`, or a
 * document alone.
 */
const citation = new RegExp(
  String.raw`(?<![\w/:.[-])((?:[\w.-]+/)*[\w-]+\.md)(#[\w-]+)?\)?((?:(?:,| to| and)? ${number})*)`,
  'g',
)
const decision = /\bdecision (\d+)\b/g
/** Titles in capitals name no file, so citations must not use them. */
const title = /\b(?:SPECIFICATION|DESIGN|RELIABILITY)\b/g

/** Finds citations, in code and in documents, of a document or section that does not exist. */
export function citationProblems(root: string): string[] {
  return citingFilesIn(root).flatMap((path) => {
    const text = oneLine(readFileSync(join(root, path), 'utf8'))
    const missing = [
      ...[...text.matchAll(citation)].flatMap(([, document = '', heading, numbers = '']) =>
        missingOf(root, path, document, [
          ...(heading === undefined ? [] : [heading]),
          ...(numbers.match(new RegExp(number, 'g')) ?? []),
        ]),
      ),
      ...[...text.matchAll(decision)].flatMap(([name, count = '']) => (hasDecision(root, count) ? [] : [name])),
      ...[...text.matchAll(title)].map(([name]) => name),
    ]
    return missing.map((name) => `${path} cites ${name}, which is not there`)
  })
}

/** This check and its test are left out, because they contain wrong citations as examples. */
function citingFilesIn(root: string): string[] {
  const code = '{apps,packages,tooling,bench}/**/*.{ts,tsx,js,css,typ,md}'
  return globSync([code, 'docs/**/*.md', '*.{md,js,ts,yaml}', '.*.js', '.github/**/*.yml', 'Dockerfile'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/test-results/**', 'tooling/**/citations*.ts'],
  })
}

/** A citation names a document relative to the root or to the folder of the citing file. */
function missingOf(root: string, path: string, document: string, cited: string[]): string[] {
  const file = [document, join(dirname(path), document)].map(normalize).find((name) => existsSync(join(root, name)))
  if (file === undefined) return [document]
  if (cited.length === 0) return []
  const anchors = anchorsOf(root, file)
  return cited
    .filter((anchor) => !anchors.has(anchor))
    .map((anchor) => (anchor.startsWith('#') ? document + anchor : `${document} ${anchor}`))
}

function hasDecision(root: string, count: string): boolean {
  return globSync(`docs/decisions/${count.padStart(4, '0')}-*.md`, { cwd: root }).length === 1
}
