import { readFileSync } from 'node:fs'
import ts from 'typescript'

const declarations = ['it', 'test', 'describe']

/** Returns the titles of a file's tests and groups; `…` replaces each interpolated value. */
export function testTitlesOf(path: string): Set<string> {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)
  const titles = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && declarations.includes(rootNameOf(node.expression))) {
      const title = textOf(node.arguments[0])
      if (title !== undefined) titles.add(title)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

/** Returns `it` for `it`, `it.each` and `it.each([…])`. */
function rootNameOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)) {
    return rootNameOf(expression.expression)
  }
  return ''
}

function textOf(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce((text, span) => `${text}…${span.literal.text}`, node.head.text)
  }
  return undefined
}
