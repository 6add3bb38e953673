import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Serves public reports and certificates. The status tells, as the screen does, that one is unknown, expired or
 * revoked. It comes from the public API calls, so the rate limits and the disclosed data are the same.
 */
export function serveRecordPages(app: FastifyInstance, sendPage: (reply: FastifyReply) => FastifyReply): void {
  const answer =
    (urlOf: (request: FastifyRequest) => string) => async (request: FastifyRequest, reply: FastifyReply) => {
      const { remoteAddress } = request.socket
      const forwardedFor = request.headers['x-forwarded-for']
      const { statusCode } = await app.inject({
        url: urlOf(request),
        ...(remoteAddress && { remoteAddress }),
        ...(forwardedFor && { headers: { 'x-forwarded-for': forwardedFor } }),
      })
      const isMissing = statusCode === 404 || statusCode === 400
      return sendPage(reply.code(isMissing ? 404 : 200))
    }
  const ofReport = answer((request) => {
    const { reportId } = request.params as { reportId: string }
    return `/api/download/${encodeURIComponent(reportId)}/state`
  })
  // Not the number of a report: the page that compares a paper by its fingerprint.
  app.get('/report/verify', (_, reply) => sendPage(reply.code(200)))
  app.get('/report/:reportId', ofReport)
  app.get('/pdf_report/:reportId', ofReport)
  app.get(
    '/certificates/:serial',
    answer((request) => {
      const { serial } = request.params as { serial: string }
      return `/api/certificates/${encodeURIComponent(serial)}`
    }),
  )
  app.get(
    '/report',
    answer((request) => {
      const { link } = request.query as { link?: unknown }
      return `/api/reports/shared/${encodeURIComponent(String(link ?? 'none'))}`
    }),
  )
}
