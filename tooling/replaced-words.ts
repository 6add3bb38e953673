import ts from 'typescript'

/** Words in names that CONTRIBUTING.md#words replaces by those of the field. */
const replaced = /^(asked|doubt|doubtful|doubts|narrowed|parked|patience|tell|told|untold|usual|usually|wanted)$/

/** Other programs, saved reports or tables of the first release have these names. */
const known = new Set([
  'asked',
  'askedBy',
  'askedById',
  'askedByName',
  'askedByRole',
  'isDoubtful',
  'is_told',
  'licenceDoubts',
  'toldAt',
  'wanted',
  'wantedAt',
])

/** Returns the names in a file, and of the file itself, that are made of replaced words. */
export function findReplacedWords(path: string, contents: string): string[] {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !known.has(node.text) && hasReplacedWord(node.text)) found.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, contents, ts.ScriptTarget.Latest))
  const fileName = path.split('/').at(-1) ?? path
  return hasReplacedWord(fileName) ? [fileName, ...found] : [...found]
}

function hasReplacedWord(name: string): boolean {
  return name.split(/[^A-Za-z]|(?<=[a-z])(?=[A-Z])/).some((word) => replaced.test(word.toLowerCase()))
}
