import { createHash, timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Metrics } from '#lib/metrics/metrics.ts'
import { metricsContentType } from '#lib/metrics/metrics-text.ts'

export type MetricsAccess = { metrics: Metrics; token: string | undefined }

/** Counts every request; with a token, whoever has it can read the figures at /metrics. */
export const metricsPlugin = fastifyPlugin(async (app: FastifyInstance, { metrics, token }: MetricsAccess) => {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'none'
    metrics.observeRequest({ method, route, status: String(statusCode) }, elapsedTime / 1_000)
  })
  if (token !== undefined) serveMetrics(app, { metrics, token })
})

/** A server of its own for the figures, on a port that the internet does not reach. */
export function buildMetricsServer(access: MetricsAccess): FastifyInstance {
  const server: FastifyInstance = Fastify({ logger: false, forceCloseConnections: true })
  serveMetrics(server, access)
  return server
}

function serveMetrics(app: FastifyInstance, { metrics, token }: MetricsAccess): void {
  const config = { isOpen: 'asks for a token of its own' }
  app.get('/metrics', { config }, async ({ headers }, reply) => {
    if (token !== undefined && !isSame(headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send('METRICS_TOKEN is missing or wrong.\n')
    }
    return reply.header('content-type', metricsContentType).send(await metrics.read())
  })
}

/** Takes as long for any text, so that nobody finds the token by trying. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
