import { type Chunk, chunksOf, type Manifest } from '@thant/contracts/screen-chunks'
import { burmeseParts } from '#lib/burmese-parts.ts'
import { firstPictureId } from './first-load.ts'
import { type RenderedPage, renderedPageId } from './rendered-page.ts'
import { folderOf } from './screen.ts'

export type Drawing = { html: string; rendered: RenderedPage }
/** `screen` is the path of its file below routes; `drawing` is missing where the browser alone draws it. */
type Filling = { screen: string; isSignedIn: boolean; drawing?: Drawing | undefined }

/** Fills the built index.html with the code that its screen needs, and with the drawing of the screen. */
export function fillTemplate(template: string, manifest: Manifest, { screen, isSignedIn, drawing }: Filling): string {
  const isBurmese = drawing?.rendered.language === 'my'
  const shell = isSignedIn ? ['src/app/signed-in-app.tsx'] : []
  const texts = isBurmese
    ? ['src/lib/burmese.ts', ...burmeseParts[folderOf(screen)].map((part) => `virtual:burmese/${part}`)]
    : []
  const chunks = chunksOf([...shell, `src/app/routes/${screen}.tsx`, ...texts], manifest)
  if (drawing === undefined) return linkCode(template, chunks, 'rel="preload" as="style"')
  const { language } = drawing.rendered
  const kind = isSignedIn ? 'signed-in' : ''
  // A string replacement would interpret a `$` in the text, so these are functions.
  const page = template
    .replace(/<html[^>]*>/, () => `<html lang="${language}" data-mantine-color-scheme="light" data-rendered="${kind}">`)
    .replace(latinFont, (font) => (isBurmese ? burmeseFont(manifest) : font))
    .replace('<div id="root"></div>', (root) => root + dataBlock(drawing.rendered))
  return isSignedIn ? withPicture(page, chunks, drawing.html) : withScreen(page, chunks, drawing.html)
}

/**
 * Puts the picture of a screen before it, which stands until the screen itself is drawn. It is inert, so that nothing
 * is pressed or typed that the screen would not know of.
 */
function withPicture(page: string, chunks: Chunk[], html: string): string {
  return linkCode(page, chunks, 'rel="stylesheet"').replace(
    /<div id="first-load".*?<\/div>/,
    () => `<div id="${firstPictureId}" inert>${html}</div>`,
  )
}

/**
 * Puts the titles of a screen into the head and the screen into the root, which the browser takes over. The code is
 * deferred until after the first paint, and then loaded all at once.
 */
function withScreen(page: string, chunks: Chunk[], html: string): string {
  const [, titles = '', body = ''] = /^((?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*)(.*)$/s.exec(html) ?? []
  const entry = [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1]
  const later = chunks.map(({ file }) => `/${file}`).filter((file) => file !== entry)
  const start = `<script defer src="/after-paint.js" data-entry="${entry}" data-preload="${later.join(' ')}"></script>`
  return linkStyles(page, chunks, 'rel="stylesheet"')
    .replace(/<title>.*?<\/title>/, () => titles)
    .replace(/\s*<link rel="stylesheet" href="\/first-load.css"[^>]*>/, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<div id="first-load".*?<\/div>/, '')
    .replace(/\s*<noscript>.*?<\/noscript>/, '')
    .replace('</head>', () => `${start}</head>`)
    .replace('<div id="root">', (root) => root + body)
}

/** Lets the browser load the code beside the entry, which would otherwise ask for it only once it runs. */
function linkCode(page: string, chunks: Chunk[], styleLink: string): string {
  const scripts = newTo(
    page,
    chunks.map(({ file }) => file),
  )
  const links = scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
  return linkStyles(page, chunks, styleLink).replace('</head>', () => `${links.join('')}</head>`)
}

function linkStyles(page: string, chunks: Chunk[], styleLink: string): string {
  const styles = newTo(
    page,
    chunks.flatMap(({ css }) => css ?? []),
  )
  const links = styles.map((file) => `<link ${styleLink} crossorigin href="/${file}">`)
  return page.replace('</head>', () => `${links.join('')}</head>`)
}

function newTo(page: string, files: string[]): string[] {
  return [...new Set(files)].filter((file) => !page.includes(file))
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
