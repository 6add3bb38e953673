import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Writes `third-party-licences.txt`: the licences, copyright lines and notices of all packages whose code or fonts
 * browsers load, which the licences require to be passed on.
 */
export const licenceTexts = (): Plugin => ({
  name: 'licence-texts',
  generateBundle(_options, bundle) {
    const folders = new Set([...fontPackages(), ...workerPackages()])
    for (const file of Object.values(bundle)) {
      for (const id of file.type === 'chunk' ? file.moduleIds : []) {
        const folder = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]
        if (folder !== undefined) folders.add(folder)
      }
    }
    const texts = [...folders].map(licenceOf).toSorted()
    this.emitFile({ type: 'asset', fileName: 'third-party-licences.txt', source: [heading, ...texts].join(rule) })
  },
})

const heading = 'The pages of this portal contain the following software and fonts.\n'
const rule = `\n${'-'.repeat(80)}\n\n`

/** Fonts are no modules; the style sheets load them as files. */
function fontPackages(): string[] {
  const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
  const names = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'))
  return names.map((name) => dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))))
}

/** Workers are bundles of their own, which are not among this one's files. */
function workerPackages(): string[] {
  const files = ['qr', 'zxing-wasm/reader'].map((name) => fileURLToPath(import.meta.resolve(name)))
  return files.map((path) => /^.*\/node_modules\/[^/]+/.exec(path)?.[0] ?? '')
}

function licenceOf(folder: string): string {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = globSync(['*', 'licenses/*'], { cwd: folder }).filter((path) => isLicence.test(path))
  const texts = files.toSorted().map((path) => readFileSync(join(folder, path), 'utf8').trim())
  if (texts.length === 0) texts.push(textWithoutFile(license, author?.name ?? author))
  return [`${name} ${version} (${license})`, ...texts, ''].join('\n\n')
}

/** A few packages name the MIT licence and their author, but come without its text. */
function textWithoutFile(license: string, author: string | undefined): string {
  if (license !== 'MIT' || author === undefined) throw new Error(`no text is known for the licence ${license}`)
  return `Copyright (c) ${author}\n\n${mit}`
}

const isLicence = /(^|\/)(licen[cs]e|copying|notice)([-.][^/]*)?$/i

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`
