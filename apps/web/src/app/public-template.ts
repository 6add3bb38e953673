import type { PublicPage, RecordPage } from '@thant/contracts/public-pages'
import { chunksOf, type Manifest } from '@thant/contracts/screen-chunks'
import { type RenderedPage, renderedPageId } from './rendered-page.ts'

type Screen = PublicPage | RecordPage
type Filling = { screen: Screen; html: string; rendered: RenderedPage }

/**
 * Fills the built index.html with a rendered page: titles and styles in the head, the screen in the root. The code is
 * deferred until after the first paint, and then loaded all at once.
 */
export function fillTemplate(template: string, manifest: Manifest, { screen, html, rendered }: Filling): string {
  const [, titles = '', body = ''] = /^((?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*)(.*)$/s.exec(html) ?? []
  const entry = [...template.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1]
  const loaded = chunksOf([`src/app/routes/public/${screenFiles[screen]}.tsx`], manifest)
  const styles = [...new Set(loaded.flatMap(({ css }) => css ?? []))]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  const texts = rendered.language === 'my' ? chunksOf(burmeseTexts, manifest) : []
  const preloaded = [...loaded, ...texts].map(({ file }) => `/${file}`).filter((file) => file !== entry)
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
      () =>
        `${styles.join('')}<script defer src="/after-paint.js" data-entry="${entry}" data-preload="${preloaded.join(' ')}"></script></head>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${dataBlock(rendered)}`)
}

const screenFiles: Record<Screen, string> = {
  '/landing': 'company/landing',
  '/terms': 'company/terms',
  '/contact': 'company/contact',
  '/payment/battery': 'money/battery-order',
  '/payment': 'money/generic-payment',
  '/thankyou': 'money/thank-you',
  '/log_in': 'customers/log-in',
  '/password_reset': 'customers/password-reset',
  '/report': 'reporting/shared-report',
  '/report/:reportId': 'reporting/report',
  '/pdf_report/:reportId': 'reporting/report',
  '/gri_report': 'reporting/shared-gri-report',
  '/certificates/:serial': 'reporting/certificate',
}

/** What `startLanguage` imports for a page in Burmese. */
export const burmeseTexts = [
  '../../packages/i18n/src/my-on-screens.ts',
  '../../packages/contracts/src/errors.ts',
  '../../packages/i18n/src/wait-text.ts',
]

export const latinFont = /\/assets\/inter-latin-[^"]*/

/** Returns the Burmese font to preload, because loading it late would break the lines again. */
export function burmeseFont(manifest: Manifest): string {
  const letters = Object.entries(manifest).find(([source]) => source.endsWith('burmese-letters.woff2'))
  return `/${letters?.[1].file}`
}

/** Embeds the data as JSON instead of a script, because the content security policy forbids inline scripts. */
export function dataBlock(rendered: RenderedPage): string {
  const json = JSON.stringify(rendered).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${renderedPageId}">${json}</script>`
}
