import { expect, it } from 'vitest'
import { type Drawing, fillTemplate } from './page-template.ts'
import type { RenderedPage } from './rendered-page.ts'

const template = [
  '<!doctype html><html lang="en"><head><title>Thant</title><link rel="stylesheet" href="/first-load.css">',
  '<script type="module" crossorigin src="/assets/index.js"></script>',
  '<link rel="modulepreload" crossorigin href="/assets/base.js"></head><body>',
  '<div id="root"></div><div id="first-load" role="status">Loading</div><noscript>No</noscript></body></html>',
].join('')
const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_base.js'], css: ['assets/index.css'] },
  '_base.js': { file: 'assets/base.js' },
  'src/app/signed-in-app.tsx': { file: 'assets/shell.js', imports: ['index.html'], css: ['assets/shell.css'] },
  'src/app/routes/driver/service/today.tsx': { file: 'assets/today.js', imports: ['index.html', '_truck.js'] },
  '_truck.js': { file: 'assets/truck.js', css: ['assets/shell.css'] },
  'src/app/routes/public/company/landing.tsx': { file: 'assets/landing.js', imports: ['index.html'] },
}
const today = { screen: 'driver/service/today', isSignedIn: true }
const landing = { screen: 'public/company/landing', isSignedIn: false }

function linksOf(page: string): string[] {
  return [...page.matchAll(/<link rel="(\w+)"[^>]* href="([^"]+)">/g)].map(([, rel, href]) => `${rel} ${href}`)
}

it('links what a screen loads first, once each, and not what the page loads anyway', () => {
  const page = fillTemplate(template, manifest, today)
  expect(linksOf(page).slice(2)).toEqual([
    'preload /assets/index.css',
    'preload /assets/shell.css',
    'modulepreload /assets/shell.js',
    'modulepreload /assets/truck.js',
    'modulepreload /assets/today.js',
  ])
  expect(page).toContain('<div id="first-load"')
})

it('draws the picture of a person’s screen, inert, with the files that the screen needs next', () => {
  const page = fillTemplate(template, manifest, { ...today, drawing: drawn('<h1>Costs $& and $1</h1>') })
  expect(page).toContain('<div id="first-picture" inert><h1>Costs $& and $1</h1></div>')
  expect(page).toContain('<div id="root"></div>')
  expect(page).not.toContain('id="first-load"')
  expect(linksOf(page).slice(2)).toEqual([
    'stylesheet /assets/index.css',
    'stylesheet /assets/shell.css',
    'modulepreload /assets/shell.js',
    'modulepreload /assets/truck.js',
    'modulepreload /assets/today.js',
  ])
})

it('draws a screen for everyone, whose code comes after the first paint', () => {
  const drawing = drawn('<title>A $& B</title><meta name="description" content="C"/><h1>Costs $1</h1>')
  const page = fillTemplate(template, manifest, { ...landing, drawing })
  expect(page).toContain('<head><title>A $& B</title><meta name="description" content="C"/><link')
  expect(page).toContain('<div id="root"><h1>Costs $1</h1></div>')
  expect(page).not.toMatch(/first-load|noscript|type="module"/)
  expect(linksOf(page)).toEqual(['stylesheet /assets/index.css'])
  expect(page).toContain('data-entry="/assets/index.js" data-preload="/assets/base.js /assets/landing.js"')
})

it('keeps a hostile name a text', () => {
  const hostile = '</script><script>alert(1)</script></head>\u2028'
  const drawing = drawn('', [[['/organizations', {}], { data: [{ name: hostile }] }]])
  for (const filling of [today, landing]) {
    const page = fillTemplate(template, manifest, { ...filling, drawing })
    expect(page).not.toContain('<script>alert')
    const block = /<script type="application\/json" id="rendered-page">(.*?)<\/script>/s.exec(page)?.[1] ?? ''
    expect(JSON.parse(block).queries[0][1].data[0].name).toBe(hostile)
  }
})

function drawn(html: string, queries: RenderedPage['queries'] = []): Drawing {
  return { html, rendered: { language: 'en', queries } }
}
