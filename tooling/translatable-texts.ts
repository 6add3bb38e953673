import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('..', import.meta.url))
const web = join(root, 'apps/web/src')

export type TranslatableText = { text: string; file: string }

/**
 * Collects the English texts that people may see: in the screens reachable from any route, in what the server writes for
 * them, and in the contracts' errors.
 */
export function translatableTexts(): TranslatableText[] {
  const routes = globSync('app/{*,routes/*/*}.{ts,tsx}', { cwd: web })
  const screens = reachedFrom(routes.map((path) => join(web, path)))
  const server = globSync('apps/api/src/{domains,lib}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
  const texts = [
    ...screens.flatMap((file) => textsIn(file, isShown)),
    ...server.flatMap((path) => textsIn(join(root, path), isTranslated)),
    ...textsIn(join(root, 'packages/contracts/src/errors.ts'), isShown),
    ...['primitives', 'days', 'amounts'].flatMap((name) =>
      textsIn(join(root, `packages/contracts/src/${name}.ts`), isProblem),
    ),
  ]
  return texts.filter(({ text }) => text !== '')
}

/** Follows imports within the web app. */
function reachedFrom(entries: string[]): string[] {
  const reached = new Set<string>()
  const next = [...entries]
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (reached.has(file) || /\.test\./.test(file)) continue
    reached.add(file)
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      const path = fileName.startsWith('#') ? join(web, fileName.slice(1)) : join(dirname(file), fileName)
      if (/^[#.]/.test(fileName) && /\.tsx?$/.test(path) && existsSync(path)) next.push(path)
    }
  }
  return [...reached]
}

function textsIn(file: string, isText: (literal: ts.Node) => boolean): TranslatableText[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: TranslatableText[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isText(node)) found.push({ text: node.text, file: relative(root, file) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Matches `t('Text')`, even when the text is conditional: `t(isOpen ? 'Close' : 'Open')`. */
function isTranslated(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isCallExpression(parent)) {
    const name = ts.isPropertyAccessExpression(parent.expression) ? parent.expression.name : parent.expression
    return parent.arguments[0] === node && ts.isIdentifier(name) && ['t', 'translate'].includes(name.text)
  }
  const isChoice = ts.isConditionalExpression(parent) && parent.condition !== node
  const isFallback = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
  return (isChoice || isFallback || ts.isParenthesizedExpression(parent)) && isTranslated(parent)
}

/** Texts in these properties are translated where they are displayed. */
const carriers = [
  'label',
  'title',
  'saved',
  'failed',
  'hint',
  'text',
  'heading',
  'line',
  'subtitle',
  'submit',
  'emptyText',
]

function isShown(node: ts.Node): boolean {
  if (isTranslated(node)) return true
  const { parent } = node
  if (!ts.isPropertyAssignment(parent) || !isSentence(node)) return false
  return (ts.isIdentifier(parent.name) && carriers.includes(parent.name.text)) || isInLabels(parent)
}

/** Matches a value of a table such as `const ageLabels = { 0: '1–29 days overdue' }`. */
function isInLabels({ parent }: ts.PropertyAssignment): boolean {
  const table = ts.isSatisfiesExpression(parent.parent) ? parent.parent : parent
  return ts.isVariableDeclaration(table.parent) && /(labels|texts|titles)$/i.test(table.parent.name.getText())
}

/** Matches the text of a check in a contract, e.g. `z.minLength(1, 'Required')`. */
function isProblem(node: ts.Node): boolean {
  return ts.isCallExpression(node.parent) && node.parent.arguments.includes(node as ts.Expression) && isSentence(node)
}

function isSentence(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) && /^[A-Z][a-z]|^\d+[– ]|^SERVER/.test(node.text)
}
