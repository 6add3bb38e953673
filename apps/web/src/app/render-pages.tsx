import './zod-jitless.ts'
import { readFileSync } from 'node:fs'
import type { RenderPage } from '@thant/contracts/render-page'
import { renderPageOf } from './render-page.tsx'

const built = new URL('../', import.meta.url)
const template = readFileSync(new URL('index.html', built), 'utf8')
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', built), 'utf8'))

/** What the build of the screens has for the server. */
export const renderPage: RenderPage = (request) => renderPageOf({ template, manifest }, request)
