import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withUnbrokenLines } from '@thant/i18n/unbroken-lines'
import type { Plugin } from 'vite'
import { type Resolve, textsNamedFrom } from './named-texts.ts'

type Texts = Record<string, string>

const prefix = 'virtual:burmese/'

/**
 * Gives the Burmese texts by who shows them: `virtual:burmese/frame` has those that the code of every page names, and
 * `virtual:burmese/driver` those that the screens of `routes/driver` name besides. What the server names, and what
 * nothing names, is `virtual:burmese/other`, because screens show it as it comes.
 */
export const burmeseTexts = (): Plugin => {
  let parts: Promise<Map<string, Texts>> | undefined
  return {
    name: 'burmese-texts',
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    async load(id) {
      if (!id.startsWith(prefix)) return undefined
      this.addWatchFile(catalogue)
      parts ??= divide(readTexts(), async (specifier, importer) => (await this.resolve(specifier, importer))?.id)
      const texts = (await parts).get(id.slice(prefix.length))
      if (texts === undefined) throw new Error(`no texts are called ${id}`)
      // Browsers read JSON faster than an object of code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))})`
    },
    watchChange() {
      parts = undefined
    },
  }
}

const catalogue = fileURLToPath(import.meta.resolve('@thant/i18n/my')).replace('my.ts', 'locales/my.json')
const app = fileURLToPath(new URL('src/app/', import.meta.url))
const server = fileURLToPath(new URL('../api/src/', import.meta.url))

/** Words are kept on one line here, so that browsers need not look for each of them. */
function readTexts(): Texts {
  return withUnbrokenLines(JSON.parse(readFileSync(catalogue, 'utf8')))
}

const sharedByReports = /^@thant\/contracts\/(materials|reporting)\//

async function divide(texts: Texts, resolve: Resolve): Promise<Map<string, Texts>> {
  const reader = { resolve, codes: new Map() }
  const named = (files: string) => textsNamedFrom(globSync(app + files), Object.keys(texts), reader)
  const screensOf = (folder: string) => named(`routes/${folder}/**/*.tsx`)
  const frame = await named('main.tsx')
  const onDriver = await screensOf('driver')
  const onPublic = await screensOf('public')
  const shared = await screensOf('shared')
  const onCustomer = await screensOf('customer')
  const onStaff = await screensOf('staff')
  // All of its files are entries, so little is followed from them to what screens name: what reports share with those.
  const onServer = await textsNamedFrom(globSync(`${server}**/*.ts`), Object.keys(texts), {
    resolve: async (specifier, importer) =>
      sharedByReports.test(specifier) ? resolve(specifier, importer) : undefined,
    codes: reader.codes,
  })
  const everywhere = [frame, onDriver, onPublic, shared, onCustomer, onStaff].flat()
  return new Map([
    ['frame', only(frame, texts)],
    ['driver', only(onDriver, texts, frame)],
    ['public', only(onPublic, texts, frame)],
    ['shared', only(shared, texts, frame)],
    ['customer', only(onCustomer, texts, [...frame, ...shared])],
    ['staff', only(onStaff, texts, [...frame, ...shared])],
    ['other', { ...only(onServer, texts, frame), ...only(Object.keys(texts), texts, everywhere) }],
  ])
}

/** Returns the texts of the keys, but of those that are loaded anyway. */
function only(keys: string[], texts: Texts, loaded: string[] = []): Texts {
  const known = new Set(loaded)
  return Object.fromEntries(keys.filter((key) => !known.has(key)).map((key) => [key, texts[key] ?? '']))
}
