import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** Returns the path of what a file imports; undefined where that has no file. */
export type Resolve = (specifier: string, importer: string) => Promise<string | undefined>

/** `templates` are the literals with values in them, by what stands before the first and behind the last. */
type Code = { imports: string[]; literals: string[]; templates: Template[] }
type Template = { before: string; behind: string }

/** What was read of the code, by its path. */
export type ReadCode = Map<string, Code>

/** Returns which of the texts are named by the code of some files, and of all own files that they load, now or later. */
export async function textsNamedFrom(
  entries: string[],
  texts: string[],
  { resolve, codes }: { resolve: Resolve; codes: ReadCode },
): Promise<string[]> {
  const reached = new Set<string>()
  const literals = new Set<string>()
  const templates: Template[] = []
  const waiting = [...entries]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path) || !isOwnCode(path)) continue
    reached.add(path)
    const code = codes.get(path) ?? readCode(path)
    codes.set(path, code)
    for (const literal of code.literals) literals.add(literal)
    templates.push(...code.templates)
    for (const specifier of code.imports) waiting.push((await resolve(specifier, path)) ?? '')
  }
  return texts.filter((text) => {
    const key = text.replace(countEnding, '')
    return literals.has(key) || templates.some(({ before, behind }) => key.startsWith(before) && key.endsWith(behind))
  })
}

const countEnding = /_(one|other)$/

function isOwnCode(path: string): boolean {
  return /\.tsx?$/.test(path) && !dirname(path).includes('/node_modules/')
}

function readCode(path: string): Code {
  const source = readFileSync(path, 'utf8')
  const { program, module } = parseSync(path, source)
  const loaded = module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some((e) => !e.isType))
  const passedOn = module.staticExports.flatMap(({ entries }) => entries.filter((entry) => !entry.isType))
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1))
  const imports = [
    ...loaded.map(({ moduleRequest }) => moduleRequest.value),
    ...passedOn.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...later,
  ]
  return { imports, ...literalsOf(program) }
}

function literalsOf(program: Parameters<Visitor['visit']>[0]): Omit<Code, 'imports'> {
  const literals: string[] = []
  const templates: Template[] = []
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') literals.push(value)
    },
    Property({ key }) {
      if (key.type === 'Identifier') literals.push(key.name)
    },
    TemplateLiteral({ quasis }) {
      const before = quasis[0]?.value.cooked ?? ''
      const behind = quasis.at(-1)?.value.cooked ?? ''
      // Without a word, it would fit nearly every text.
      if (/[A-Za-z]{2}/.test(before + behind)) templates.push({ before, behind })
    },
  }).visit(program)
  return { literals, templates }
}
