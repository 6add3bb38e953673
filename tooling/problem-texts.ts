import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('..', import.meta.url))

export type ProblemText = { text: string; file: string }

/** Collects what the contracts answer to a wrong value: these texts are plain strings for Zod, which knows no keys. */
export function problemTexts(): ProblemText[] {
  const files = globSync('packages/contracts/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
  return files.flatMap(textsIn)
}

function textsIn(file: string): ProblemText[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const found: ProblemText[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && /^[A-Z][a-z ]/.test(node.text) && isProblem(node)) {
      found.push({ text: node.text, file })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Matches `z.minLength(1, 'Required')`, `{ error: 'Required' }` in it, and what a function returns there. */
function isProblem(node: ts.Node): boolean {
  const { parent } = node
  if (parent === undefined || ts.isArrayLiteralExpression(parent)) return false
  if (ts.isPropertyAssignment(parent) && !['error', 'message'].includes(parent.name.getText())) return false
  if (!ts.isCallExpression(parent)) return isProblem(parent)
  const called = parent.expression.getText()
  return called.startsWith('z.') && called !== 'z.literal'
}
