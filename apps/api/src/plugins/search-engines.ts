import { listedPages } from '@thant/contracts/public-pages'
import type { FastifyInstance } from 'fastify'

/** Serves the files by which search engines find the pages that they list. */
export function serveSearchEngines(app: FastifyInstance): void {
  const { publicUrl } = app.services.settings
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .send(`User-agent: *\nAllow: /api/files/\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  )
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml').send(sitemap(publicUrl)))
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
