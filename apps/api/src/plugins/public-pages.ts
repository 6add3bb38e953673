import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@thant/contracts/auth'
import {
  type PublicFacts,
  type PublicPage,
  publicPages,
  type RenderPublicPage,
  shownBins,
} from '@thant/contracts/public-pages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contextOf } from '#lib/request-context.ts'

const keptMs = 60_000

/** Serves the public pages as filled HTML, kept for a minute, and what search engines ask for besides. */
export async function servePublicPages(
  app: FastifyInstance,
  { folder, plainPage }: { folder: string; plainPage: Buffer },
): Promise<void> {
  const { publicUrl } = app.services.settings
  const kept = new Map<string, { html: Promise<string>; until: number }>()
  let renderer: Promise<{ renderPublicPage: RenderPublicPage }> | undefined

  const render = async (page: PublicPage, language: Language): Promise<string> => {
    // Loaded with the first reader, so that the server starts as quickly as without.
    renderer ??= import(pathToFileURL(join(folder, 'server/render-public.js')).href)
    const { renderPublicPage } = await renderer
    return renderPublicPage({ page, language, origin: publicUrl, facts: await readFacts(app) })
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
      reply.header('cache-control', 'no-cache').header('vary', 'cookie').type('text/html; charset=utf-8')
      // Who has a session gets the portal, whose screens know them.
      if (contextOf(app, request).cookies.refresh !== undefined) return plainPage
      try {
        return await htmlOf(page, languageOf(request))
      } catch (error) {
        // The page fills itself in the browser, or says there what is wrong.
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

/** Asked for in the address, else as the reader last chose. */
function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown }
  return (lang ?? request.cookies.language) === 'my' ? 'my' : 'en'
}

/** Through the public calls themselves, so that a page tells nothing that these would not. */
async function readFacts(app: FastifyInstance): Promise<PublicFacts> {
  const [company, bins] = await Promise.all([
    ask(app, '/api/company'),
    ask(app, `/api/bins?sort=${shownBins.sort}&limit=${shownBins.limit}`),
  ])
  return { company: (company as { data: PublicFacts['company'] }).data, bins: bins as PublicFacts['bins'] }
}

async function ask(app: FastifyInstance, url: string): Promise<unknown> {
  const reply = await app.inject({ url })
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}`)
  return reply.json()
}

function sitemap(origin: string): string {
  const entries = publicPages.flatMap((page) =>
    [`${origin}${page}`, `${origin}${page}?lang=my`].map((address) => `<url><loc>${address}</loc></url>`),
  )
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ]
  return [...lines, ...entries, '</urlset>', ''].join('\n')
}
