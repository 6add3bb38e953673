import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

let known: string | undefined

/**
 * Changes with everything that could change a PDF: the template, charts, drawings, texts, and the versions of npm
 * packages.
 */
export function engineVersion(): string {
  known ??= fingerprint()
  return known
}

function fingerprint(): string {
  const folderOf = (specifier: string) => dirname(dirname(fileURLToPath(import.meta.resolve(specifier))))
  const charts = folderOf('@thant/charts/palette')
  const i18n = folderOf('@thant/i18n/format')
  const hash = createHash('sha256')
  for (const [folder, pattern] of [
    [import.meta.dirname, '**/*.{ts,typ}'],
    [charts, '{src/**/*.ts,drawings/*.svg,package.json}'],
    [i18n, 'src/**/*.ts'],
    [dirname(dirname(dirname(import.meta.dirname))), 'package.json'],
  ] as const) {
    const files = globSync(pattern, { cwd: folder, exclude: ['**/*.test.ts'] }).sort()
    for (const file of files)
      hash.update(`${relative(folder, join(folder, file))}\0`).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
