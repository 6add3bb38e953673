import { chunksOf, type Manifest } from '@thant/contracts/screen-chunks'
import { firstPictureId } from './first-load.ts'
import { burmeseFont, burmeseTexts, dataBlock, latinFont } from './public-template.ts'
import type { RenderedPage } from './rendered-page.ts'

type Filling = { name: string; html: string; rendered: RenderedPage }

/**
 * Fills the built index.html with the picture of a screen, which stands until the screen itself is drawn. It is inert,
 * so that nothing is pressed or typed that the screen would not know of.
 */
export function fillSignedInTemplate(template: string, manifest: Manifest, { name, html, rendered }: Filling): string {
  const isBurmese = rendered.language === 'my'
  const chunks = chunksOf(
    ['src/app/signed-in-app.tsx', `src/app/routes/${name}.tsx`, ...(isBurmese ? burmeseTexts : [])],
    manifest,
  )
  const isNew = (file: string) => !template.includes(file)
  const styles = [...new Set(chunks.flatMap(({ css }) => css ?? []))].filter(isNew)
  const scripts = [...new Set(chunks.map(({ file }) => file))].filter(isNew)
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ]
  // A string replacement would interpret a `$` in the text, so these are functions.
  return template
    .replace(/<html[^>]*>/, () => `<html lang="${rendered.language}" data-rendered="signed-in">`)
    .replace(latinFont, (font) => (isBurmese ? burmeseFont(manifest) : font))
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(/<div id="first-load".*?<\/div>/, () => `<div id="${firstPictureId}" inert>${html}</div>`)
    .replace('<div id="root"></div>', (root) => root + dataBlock(rendered))
}
