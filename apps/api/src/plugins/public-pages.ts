import type { Language } from '@thant/contracts/customers/auth'
import { isListed, listedPages, type PublicPage, publicPages } from '@thant/contracts/public-pages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asPage, hasSession, languageOf, type RenderPage } from './page-renderer.ts'

/** Long enough for a crowd, and short enough for a change that was made on another portal. */
const cacheMs = 5_000

/** Serves the public pages as rendered HTML, cached for seconds, along with the files for search engines. */
export function servePublicPages(
  app: FastifyInstance,
  { renderPage, plainPage }: { renderPage: RenderPage; plainPage: string },
): void {
  const { publicUrl } = app.services.settings
  const kept = new Map<string, { html: Promise<string>; until: number }>()

  const htmlOf = (page: PublicPage, language: Language, log: FastifyRequest['log']): Promise<string> => {
    const now = app.services.clock.now().getTime()
    const known = kept.get(page + language)
    if (known && known.until > now) return known.html
    const address = page + (language === 'my' ? '?lang=my' : '')
    const html = renderPage({ screen: page, address, language }, log)
    kept.set(page + language, { html, until: now + cacheMs })
    return html
  }

  for (const page of publicPages) {
    app.get(page, (request, reply) => {
      asPage(reply)
      if (!isListed(page)) reply.header('x-robots-tag', 'noindex')
      if (hasSession(app, request) || asksForMore(request)) return plainPage
      return htmlOf(page, languageOf(request), request.log)
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
