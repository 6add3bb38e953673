/**
 * Draws public/share.png from our drawing: `node apps/web/e2e/draw-share-picture.ts`. It is committed, because
 * messengers do not show SVG and machines that build the screens need not have a browser.
 */
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import { findBrowser } from './browser.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
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
await browser.close()
