import type { Span, Tracing } from '@thant/base/spans'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for a request that is not traced. */
    span: Span | undefined
  }
}

export type RequestTracing = {
  tracing: Tracing
  /** True behind a proxy that is trusted: its traceparent header makes requests a part of its traces. */
  joinsCallers: boolean
}

/** Makes a span of every request but those for health, figures and files of the screens. */
export const tracingPlugin = fastifyPlugin(async (app: FastifyInstance, { tracing, joinsCallers }: RequestTracing) => {
  app.decorateRequest('span', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    const route = routeOf(request)
    if (route === undefined) return done()
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'url.scheme': request.protocol,
      'thant.request_id': request.id,
    }
    const caller = joinsCallers ? request.headers : undefined
    request.span = tracing.begin(`${request.method} ${route}`, { kind: 'server', attributes, caller })
    request.span.run(done)
  })
  // A body that was read ends in an event of its socket, which knows nothing of the request.
  app.addHook('preValidation', ({ span }, _reply, done) => (span === undefined ? done() : span.run(done)))
  app.addHook('onResponse', async ({ span }, { statusCode }) => {
    const attributes = { 'http.response.status_code': statusCode }
    span?.end({ attributes, problem: statusCode >= 500 ? String(statusCode) : undefined })
  })
})

function routeOf({ routeOptions: { url } }: FastifyRequest): string | undefined {
  return url === undefined || /^\/(?:api\/health\/|metrics$)|\*$/.test(url) ? undefined : url
}
