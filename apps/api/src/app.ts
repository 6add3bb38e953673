import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { Pool } from 'pg'
import type { Queryable } from '#database/client.ts'
import type { Replica } from '#database/replica.ts'
import type { Portal, Services } from '#lib/context.ts'
import { answerClientError } from '#lib/requests/client-error.ts'
import { inputValidator } from '#lib/requests/input-validator.ts'
import { viewConstraint } from '#lib/requests/view-route.ts'
import { accessPlugin } from '#plugins/access.ts'
import { burmeseTextPlugin } from '#plugins/burmese-text.ts'
import { drainingPlugin } from '#plugins/draining.ts'
import { durationQueryPlugin } from '#plugins/duration-query.ts'
import { errorsPlugin } from '#plugins/errors.ts'
import { healthPlugin } from '#plugins/health.ts'
import { loadSheddingPlugin } from '#plugins/load-shedding.ts'
import { type MetricsAccess, metricsPlugin } from '#plugins/metrics.ts'
import { openapiPlugin } from '#plugins/openapi.ts'
import { securityHeadersPlugin } from '#plugins/security-headers.ts'
import { sessionPlugin } from '#plugins/session.ts'
import { type RequestTracing, tracingPlugin } from '#plugins/tracing.ts'
import { uploadPlugin } from '#plugins/upload.ts'
import { domains } from './domains.ts'

declare module 'fastify' {
  interface FastifyInstance {
    database: Queryable
    /** The pool of the same database, for the few statements that are prepared by hand. */
    pool: Pool
    replica: Replica | undefined
    services: Services
    isHttps: boolean
  }
}

export type Dependencies = Portal & {
  /** Absent without DATABASE_READ_URL. */
  replica?: Replica | undefined
  logger?: FastifyServerOptions['loggerInstance']
  /** X-Forwarded-For is trusted only from these proxies. */
  trustProxy?: FastifyServerOptions['trustProxy']
  /** Absent when another server has the screens, e.g. in tests of the API. */
  screens?: (app: FastifyInstance) => Promise<void>
  /** While the event loop is later than this, calls are shed. */
  maxEventLoopDelayMs?: number
  /** Absent when nobody reads figures. */
  metrics?: MetricsAccess | undefined
  /** Absent when nobody collects traces. */
  tracing?: RequestTracing | undefined
}

/** Builds the whole HTTP server, which does not listen yet. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { database, pool, services, replica, logger, trustProxy, screens, metrics, tracing } = dependencies
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    trustProxy: trustProxy ?? false,
    bodyLimit: 1_048_576,
    // Fastify has no default, so a client that sends slowly or without end could hold a connection forever.
    requestTimeout: 120_000,
    genReqId: () => crypto.randomUUID(),
    // Longer than any URL, because the contract limits parameters.
    routerOptions: { maxParamLength: 16_384, constraints: { view: viewConstraint } },
    rewriteUrl: routedUrl,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
  })
  app.decorate('database', database)
  app.decorate('pool', pool)
  app.decorate('replica', replica)
  app.decorate('services', services)
  app.decorate('isHttps', services.settings.publicUrl.startsWith('https:'))
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(inputValidator)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })

  if (tracing) await app.register(tracingPlugin, tracing)
  if (metrics) await app.register(metricsPlugin, metrics)
  await app.register(errorsPlugin)
  await app.register(drainingPlugin)
  await app.register(securityHeadersPlugin)
  await app.register(loadSheddingPlugin, { maxEventLoopDelayMs: dependencies.maxEventLoopDelayMs ?? 2_000 })
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 2_048 })
  await app.register(cookie)
  await app.register(multipart, { limits: { files: 1, fields: 5, fieldSize: 1_000 } })
  await app.register(uploadPlugin)
  await app.register(durationQueryPlugin)
  await app.register(burmeseTextPlugin)
  await app.register(sessionPlugin)
  await app.register(accessPlugin)
  await app.register(healthPlugin)
  await app.register(openapiPlugin)
  await app.register(
    async (api) => {
      for (const routes of domains) await api.register(routes)
    },
    { prefix: '/api' },
  )
  if (screens) await app.register(screens)
  return app
}

/**
 * URLs that cannot be decoded get a 404, since Fastify would reply itself, without our error shape and headers. Mail
 * programs post to the address of the page that ends mails of a kind, which RFC 8058 calls one-click.
 */
function routedUrl({ method, url = '/' }: { method?: string; url?: string }): string {
  if (!isDecodable(url)) return '/api/undecodable'
  return method === 'POST' && url.startsWith('/notifications/off/') ? `/api${url}` : url
}

function isDecodable(url: string): boolean {
  try {
    return decodeURI(url.split('?', 1)[0] ?? '') !== undefined
  } catch {
    return false
  }
}
