import type { PublicPage } from '@thant/contracts/public-pages'
import { type RenderedPage, renderedPageId } from './rendered-page.ts'

/** Vite's list of what it built, by source file. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

type Filling = { page: PublicPage; html: string; rendered: RenderedPage }

/**
 * The one page of the screens, filled: titles and styles in its head, the screen in its root, and its code put off until
 * after the first paint.
 */
export function fillTemplate(template: string, manifest: Manifest, { page, html, rendered }: Filling): string {
  const [, titles = '', body = ''] = /^((?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*)(.*)$/s.exec(html) ?? []
  const entry = [...template.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1]
  const styles = [...stylesOf(`src/app/routes/public${page}.tsx`, manifest)]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  // Functions, since a `$` in a text would mean something in a replacement.
  return template
    .replace(/<html[^>]*>/, () => `<html lang="${rendered.language}" data-mantine-color-scheme="light" data-rendered>`)
    .replace(/<title>.*?<\/title>/, () => titles)
    .replace(latinFont, (font) => (rendered.language === 'my' ? burmeseFont(manifest) : font))
    .replace(/\s*<link rel="stylesheet" href="\/first-load.css"[^>]*>/, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<div id="first-load".*?<\/div>/, '')
    .replace(/\s*<noscript>.*?<\/noscript>/, '')
    .replace(
      '</head>',
      () => `${styles.join('')}<script defer src="/after-paint.js" data-entry="${entry}"></script></head>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${dataBlock(rendered)}`)
}

const latinFont = /\/assets\/inter-latin-[^"]*/

/** Asked for as late as it is needed, it would break the lines of the page anew. */
function burmeseFont(manifest: Manifest): string {
  const letters = Object.entries(manifest).find(([source]) => source.endsWith('burmese-letters.woff2'))
  return `/${letters?.[1].file}`
}

/** No script: data that the page's code reads, which the content security policy has nothing against. */
function dataBlock(rendered: RenderedPage): string {
  const json = JSON.stringify(rendered).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${renderedPageId}">${json}</script>`
}

/** Of a screen and what it imports. */
function stylesOf(source: string, manifest: Manifest, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source]
  if (chunk === undefined || seen.has(source)) return new Set()
  seen.add(source)
  const imported = (chunk.imports ?? []).flatMap((path) => [...stylesOf(path, manifest, seen)])
  return new Set([...imported, ...(chunk.css ?? [])])
}
