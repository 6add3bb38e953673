import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@thant/contracts/auth'
import {
  isListed,
  listedPages,
  type PublicFacts,
  type PublicPage,
  publicPages,
  type RenderPublicPage,
  shownBins,
} from '@thant/contracts/public-pages'
import { acceptedLanguages, preferredLanguage } from '@thant/i18n/preferred-language'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contextOf } from '#lib/request-context.ts'
import { withSandboxNotice } from './sandbox-notice.ts'

/** Long enough for a crowd, and short enough for a change that was made on another portal. */
const keptMs = 5_000

/** Serves the public pages as rendered HTML, cached for seconds, along with the files for search engines. */
export async function servePublicPages(
  app: FastifyInstance,
  { folder, plainPage }: { folder: string; plainPage: string },
): Promise<void> {
  const { publicUrl } = app.services.settings
  const kept = new Map<string, { html: Promise<string>; until: number }>()
  let renderer: Promise<{ renderPublicPage: RenderPublicPage }> | undefined

  const render = async (page: PublicPage, language: Language): Promise<string> => {
    // Loads the renderer with the first request, because it would delay the start of the server.
    renderer ??= import(pathToFileURL(join(folder, 'server/render-public.js')).href)
    const { renderPublicPage } = await renderer
    const html = await renderPublicPage({ page, language, origin: publicUrl, facts: await readFacts(app) })
    return withSandboxNotice(app.services, html)
  }

  const htmlOf = (page: PublicPage, language: Language): Promise<string> => {
    const now = app.services.clock.now().getTime()
    const known = kept.get(page + language)
    if (known && known.until > now) return known.html
    const html = render(page, language)
    kept.set(page + language, { html, until: now + keptMs })
    html.catch(() => kept.delete(page + language))
    return html
  }

  for (const page of publicPages) {
    app.get(page, async (request, reply) => {
      reply
        .header('cache-control', 'no-cache')
        .header('vary', 'cookie, accept-language')
        .type('text/html; charset=utf-8')
      if (!isListed(page)) reply.header('x-robots-tag', 'noindex')
      // Users with a session get the portal, whose screens know who they are.
      if (contextOf(app, request).cookies.refresh !== undefined || asksForMore(request)) return plainPage
      try {
        return await htmlOf(page, languageOf(request))
      } catch (error) {
        // The browser renders the plain page, or shows there what went wrong.
        request.log.error({ err: error }, 'a public page could not be rendered')
        return plainPage
      }
    })
  }
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .send(`User-agent: *\nAllow: /api/files/\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  )
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml').send(sitemap(publicUrl)))
}

/** True for an address such as `/contact?topic=new-service`: the rendered pages are those without a query. */
function asksForMore(request: FastifyRequest): boolean {
  return Object.keys(request.query as object).some((name) => name !== 'lang')
}

/** Prefers the language in the address to the one that the reader last chose, and that to the browser's. */
function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown }
  const chosen = lang ?? request.cookies.language
  if (chosen !== undefined) return chosen === 'my' ? 'my' : 'en'
  return preferredLanguage(acceptedLanguages(request.headers['accept-language'] ?? ''))
}

/** Calls the public API, so that a page cannot reveal more than the API does. */
async function readFacts(app: FastifyInstance): Promise<PublicFacts> {
  const [company, bins, achievements] = await Promise.all([
    ask(app, '/api/company'),
    ask(app, `/api/bins?sort=${shownBins.sort}&limit=${shownBins.limit}`),
    ask(app, '/api/achievements'),
  ])
  return {
    company: (company as { data: PublicFacts['company'] }).data,
    bins: bins as PublicFacts['bins'],
    achievements: (achievements as { data: PublicFacts['achievements'] }).data,
  }
}

async function ask(app: FastifyInstance, url: string): Promise<unknown> {
  const reply = await app.inject({ url })
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}`)
  return reply.json()
}

function sitemap(origin: string): string {
  const entries = listedPages.flatMap((page) =>
    [`${origin}${page}`, `${origin}${page}?lang=my`].map((address) => `<url><loc>${address}</loc></url>`),
  )
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ]
  return [...lines, ...entries, '</urlset>', ''].join('\n')
}
