import type { PublicPage } from '@thant/contracts/public-pages'
import { type RenderedPage, renderedPageId } from './rendered-page.ts'

/** Vite's list of built files, by source file. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

type Filling = { page: PublicPage; html: string; rendered: RenderedPage }

/**
 * Fills the built index.html with a rendered page: titles and styles in the head, the screen in the root. The screen's
 * code is deferred until after the first paint.
 */
export function fillTemplate(template: string, manifest: Manifest, { page, html, rendered }: Filling): string {
  const [, titles = '', body = ''] = /^((?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*)(.*)$/s.exec(html) ?? []
  const entry = [...template.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1]
  const styles = [...stylesOf(`src/app/routes/public${page}.tsx`, manifest)]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  // A string replacement would interpret a `$` in the text, so these are functions.
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

/** Returns the Burmese font to preload, because loading it late would break the lines again. */
function burmeseFont(manifest: Manifest): string {
  const letters = Object.entries(manifest).find(([source]) => source.endsWith('burmese-letters.woff2'))
  return `/${letters?.[1].file}`
}

/** Embeds the data as JSON instead of a script, because the content security policy forbids inline scripts. */
function dataBlock(rendered: RenderedPage): string {
  const json = JSON.stringify(rendered).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${renderedPageId}">${json}</script>`
}

/** Returns the styles of a screen and of everything that it imports. */
function stylesOf(source: string, manifest: Manifest, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source]
  if (chunk === undefined || seen.has(source)) return new Set()
  seen.add(source)
  const imported = (chunk.imports ?? []).flatMap((path) => [...stylesOf(path, manifest, seen)])
  return new Set([...imported, ...(chunk.css ?? [])])
}
