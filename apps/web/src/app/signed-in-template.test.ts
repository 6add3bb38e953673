import { expect, it } from 'vitest'
import { fillSignedInTemplate } from './signed-in-template.ts'

const template = [
  '<!doctype html><html lang="en"><head><title>Thant</title></head><body>',
  '<div id="root"></div><div id="first-load" role="status">Loading</div>',
  '<script type="module" src="/assets/index.js"></script></body></html>',
].join('')
const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  'src/app/signed-in-app.tsx': { file: 'assets/shell.js', imports: ['index.html'], css: ['assets/shell.css'] },
  'src/app/routes/driver/service/today.tsx': { file: 'assets/today.js', imports: ['index.html'] },
}
const name = 'driver/service/today'

it('draws the picture of a screen, inert, with the files that the screen needs next', () => {
  const page = fillSignedInTemplate(template, manifest, {
    name,
    html: '<h1>Costs $& and $1</h1>',
    rendered: { language: 'en', queries: [] },
  })
  expect(page).toContain('<div id="first-picture" inert><h1>Costs $& and $1</h1></div>')
  expect(page).toContain('<div id="root"></div>')
  expect(page).not.toContain('first-load')
  const links = [...page.matchAll(/<link rel="(\w+)"[^>]* href="([^"]+)">/g)].map(([, rel, href]) => `${rel} ${href}`)
  expect(links).toEqual([
    'stylesheet /assets/index.css',
    'stylesheet /assets/shell.css',
    'modulepreload /assets/shell.js',
    'modulepreload /assets/today.js',
  ])
})

it('keeps a hostile name a text', () => {
  const hostile = '</script><script>alert(1)</script>\u2028'
  const page = fillSignedInTemplate(template, manifest, {
    name,
    html: '',
    rendered: { language: 'en', queries: [[['/organizations', {}], { data: [{ name: hostile }] }]] },
  })
  expect(page).not.toContain('<script>alert')
  const block = /<script type="application\/json" id="rendered-page">(.*?)<\/script>/s.exec(page)?.[1] ?? ''
  expect(JSON.parse(block).queries[0][1].data[0].name).toBe(hostile)
})
