/**
 * Draws public/share.png and the icons from our drawings: `node apps/web/e2e/public/draw-public-pictures.ts`. They are
 * committed, because messengers and home screens do not show SVG and machines that build the screens need not have a
 * browser.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import { findBrowser } from '../support/browser.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const colors = '--draw-line:#b1dcc6;--draw-deep:#1c7c55;--draw-mid:#0f5e41;--draw-soft:#063b2a;--draw-paper:#f0f9f4'

// Skips the screens' configuration, which would bundle whole libraries for the server.
const vite = await createServer({ root, configFile: false, server: { middlewareMode: true }, logLevel: 'warn' })
const { CleanStreetDrawing } = await vite.ssrLoadModule('/src/components/drawings/clean-street.tsx')
const drawing = renderToStaticMarkup(createElement(CleanStreetDrawing))
await vite.close()

const browser = await chromium.launch(await findBrowser())
const page = await browser.newPage({ viewport: { width: 1_200, height: 630 } })
await page.setContent(
  `<body style="margin:0;height:630px;display:grid;place-items:center;background:#0d5239;${colors};--draw-accent:#e3a72b">
    <div style="width:830px;display:grid">${drawing.replace(' width="580"', ' width="830"')}</div>`,
)
await page.screenshot({ path: `${root}public/share.png` })

const mark = await readFile(`${root}public/favicon.svg`, 'utf8')
await writeFile(`${root}public/icon-192.png`, await iconOf(192))
await writeFile(`${root}public/icon-512.png`, await iconOf(512))
// Home screens cut these to a shape of their own, so that the ground reaches to the edges.
await writeFile(`${root}public/apple-touch-icon.png`, await iconOf(180, { ground: '#12694a', share: 0.86 }))
await writeFile(`${root}public/icon-maskable.png`, await iconOf(512, { ground: '#12694a', share: 0.7 }))
await writeFile(`${root}public/favicon.ico`, inIco(await iconOf(32), 32))
await browser.close()

async function iconOf(size: number, { ground = 'transparent', share = 1 } = {}): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin:0;height:${size}px;display:grid;place-items:center;background:${ground}">
      <div style="width:${size * share}px;display:grid">${mark}</div>`,
  )
  return page.screenshot({ omitBackground: true })
}

/** Puts a PNG of one size into the form that programs expect at /favicon.ico. */
function inIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
