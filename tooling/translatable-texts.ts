import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('..', import.meta.url))
const web = join(root, 'apps/web/src')

export type TranslatableText = { text: string; file: string }

/**
 * Collects the English texts that people may see: in the screens reachable from any route, in what the server writes for
 * them, and in the contracts: their errors, labels and the heads of their lists.
 */
export function translatableTexts(): TranslatableText[] {
  const routes = globSync('app/{*,routes/*/*/*}.{ts,tsx}', { cwd: web })
  const screens = reachedFrom(routes.map((path) => join(web, path)))
  const server = globSync('apps/api/src/{domains,lib}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
  const contracts = globSync('packages/contracts/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
  const texts = [
    ...screens.flatMap((file) => textsIn(file, isShown)),
    ...server.flatMap((path) => textsIn(join(root, path), isWritten)),
    ...contracts.flatMap((path) => textsIn(join(root, path), isShown)),
    ...['primitives', 'days', 'amounts'].flatMap((name) =>
      textsIn(join(root, `packages/contracts/src/${name}.ts`), isProblem),
    ),
  ]
  return texts.filter(({ text }) => hasWords(text))
}

/** A text that consists of placeholders, such as `{{day}}`, needs no translation. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''))
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

/** The first argument of these is translated at once or, as a message of the server, for its reader. */
const translating = ['t', 'translate', 'message', 'paragraph', 'note', 'fact']

/** Matches `t('Text')`, even when the text is conditional: `t(isOpen ? 'Close' : 'Open')`. */
function isTranslated(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isCallExpression(parent)) {
    const name = ts.isPropertyAccessExpression(parent.expression) ? parent.expression.name : parent.expression
    return parent.arguments[0] === node && ts.isIdentifier(name) && translating.includes(name.text)
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
  'search',
  'submit',
  'emptyText',
]

/** Matches what the server writes: messages, and tables of their texts such as `const textsOf = { … }`. */
function isWritten(node: ts.Node): boolean {
  return isTranslated(node) || (isSentence(node) && isInTexts(node.parent))
}

function isInTexts(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node)) return /texts(of)?$/i.test(node.name.getText())
  const isPart =
    ts.isPropertyAssignment(node) ||
    ts.isObjectLiteralExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isSatisfiesExpression(node)
  return isPart && isInTexts(node.parent)
}

/** A field translates its texts: `<TextField name="size" label="Size" />`, and `label={['Line {{number}}', { number }]}`. */
const fieldTexts = ['label', 'hint', 'clearLabel']

function isFieldText(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isJsxAttribute(parent)) return ts.isIdentifier(parent.name) && fieldTexts.includes(parent.name.text)
  const isChoice = ts.isConditionalExpression(parent) && parent.condition !== node
  const isFirst = ts.isArrayLiteralExpression(parent) && parent.elements[0] === node
  return (isChoice || isFirst || ts.isJsxExpression(parent)) && isFieldText(parent)
}

function isShown(node: ts.Node): boolean {
  if (isTranslated(node) || isFieldText(node)) return true
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
