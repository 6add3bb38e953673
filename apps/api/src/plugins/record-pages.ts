import type { Endpoint } from '@thant/contracts/endpoint'
import { addressOf } from '@thant/contracts/endpoint-address'
import type { RecordPage } from '@thant/contracts/public-pages'
import { griReportLinkEndpoints } from '@thant/contracts/reporting/gri-report-links'
import { reportEndpoints } from '@thant/contracts/reporting/reports'
import { certificateEndpoints } from '@thant/contracts/service/certificates'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asPage, hasSession, languageOf, type RenderPage } from './page-renderer.ts'
import { readInProcess } from './read-in-process.ts'

type RecordCall = { endpoint: Endpoint; params: Record<string, string> }

/**
 * Serves public reports and certificates as rendered HTML. The status tells, as the screen does, that one is unknown,
 * expired or revoked. Both come from the public API calls, so the rate limits and the disclosed data are the same.
 */
export function serveRecordPages(
  app: FastifyInstance,
  { renderPage, plainPage }: { renderPage: RenderPage; plainPage: string },
): void {
  const serve = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { screen, endpoint, params }: RecordCall & { screen: RecordPage },
  ): Promise<string> => {
    asUnlistedPage(reply)
    const answer = await readInProcess(app, request, addressOf(endpoint, { params }))
    if (answer.statusCode === 404 || answer.statusCode === 400) reply.code(404)
    if (answer.statusCode !== 200 || hasSession(app, request)) return plainPage
    const body = answer.json()
    if (isOfOtherLayout(screen, body)) return plainPage
    const wanted = { screen, address: request.url, language: languageOf(request) }
    return renderPage({ ...wanted, record: [[endpoint.path, { params }], body] }, request.log)
  }

  // Not the number of a report: the page that compares a paper by its fingerprint.
  app.get('/report/verify', (_, reply) => asUnlistedPage(reply).send(plainPage))
  for (const screen of ['/report/:reportId', '/pdf_report/:reportId'] as const) {
    app.get<{ Params: { reportId: string } }>(screen, (request, reply) => {
      const params = { id: request.params.reportId }
      return serve(request, reply, { screen, endpoint: reportEndpoints.get, params })
    })
  }
  const sharedPages = { '/report': reportEndpoints.shared, '/gri_report': griReportLinkEndpoints.shared } as const
  for (const screen of ['/report', '/gri_report'] as const) {
    app.get<{ Querystring: { link?: unknown } }>(screen, (request, reply) => {
      const params = { link: String(request.query.link ?? 'none') }
      return serve(request, reply, { screen, endpoint: sharedPages[screen], params })
    })
  }
  app.get<{ Params: { serial: string } }>('/certificates/:serial', (request, reply) => {
    const { params } = request
    return serve(request, reply, { screen: '/certificates/:serial', endpoint: certificateEndpoints.verify, params })
  })
}

/** Search engines must not list a person's record, nor an address that is a secret. */
function asUnlistedPage(reply: FastifyReply): FastifyReply {
  return asPage(reply).header('x-robots-tag', 'noindex')
}

/** The screen then moves on to the address of the report's layout, which a rendered page could not do. */
function isOfOtherLayout(screen: RecordPage, { data }: { data: { data?: { layout?: string } } }): boolean {
  const layout = data.data?.layout
  return (
    (screen === '/report/:reportId' && layout === 'monthly') ||
    (screen === '/pdf_report/:reportId' && layout !== 'monthly')
  )
}
