import { minuteMs } from '@thant/contracts/durations'
import type { Endpoint } from '@thant/contracts/endpoint'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { AnyRequestContext } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { tooOften } from '#lib/requests/rate-limit.ts'
import { contextOf, reachOfActor } from '#lib/requests/request-context.ts'
import { useTry } from '#lib/requests/try-counter.ts'

declare module 'fastify' {
  interface FastifyInstance {
    endpoints: readonly Endpoint[]
  }
  interface FastifyRequest {
    /** Set when a read starts before its session is confirmed; it must be awaited before anything is sent. */
    sessionConfirmed: Promise<void> | null
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
    /** States why a route without an endpoint needs no access rule, e.g. a page of the screens. */
    isOpen?: string
  }
}

/** Checks access before the body is read. The server refuses to start with a route that declares no access. */
export const accessPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const routes: RouteOptions[] = []
  const endpoints: Endpoint[] = []
  app.decorate('endpoints', endpoints)
  app.decorateRequest('sessionConfirmed', null)
  app.addHook('onRoute', (route) => {
    routes.push(route)
    // Fastify adds a HEAD route to each GET, with the same rules.
    if (route.config?.endpoint && route.method !== 'HEAD') endpoints.push(route.config.endpoint)
  })
  app.addHook('onReady', async () => {
    const open = routes.find(({ config }) => config?.endpoint === undefined && config?.isOpen === undefined)
    if (open !== undefined) throw new Error(`${String(open.method)} ${open.url} declares no access`)
  })
  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config
    if (endpoint === undefined) return
    if (endpoint.access === 'public') return recogniseCaller(app, request, endpoint)
    const { actor, confirmed } = app.authenticate(request)
    request.actor = actor
    const isAllowed = endpoint.access === 'signed-in' || reachOfActor(actor, endpoint.access) !== undefined
    if (isAllowed && mayReadAhead(endpoint)) {
      request.sessionConfirmed = confirmed
      // The promise is awaited before the reply; a request that fails earlier must not cause an unhandled rejection.
      confirmed.catch(() => undefined)
      return
    }
    await confirmed
    if (isAllowed) return
    await recordRefusal(contextOf(app, request), actor.id, endpoint)
    throw new AppError('access.forbidden')
  })
})

/** Nobody can delete audit entries, so the refused calls of one actor leave a limited number of them. */
async function recordRefusal(context: AnyRequestContext, actorId: string, endpoint: Endpoint): Promise<void> {
  const refusals = { key: `access.refuse:actor:${actorId}`, max: maxRefusals, windowMs: 15 * minuteMs }
  const counted = await useTry(context.pool, refusals, context.clock.now())
  if ('waitMs' in counted) throw tooOften(counted.waitMs)
  const entityId = `${endpoint.method} ${endpoint.path}`
  await recordAudit(context, { action: 'access.refuse', entity: 'endpoint', entityId })
  if (counted.used < maxRefusals) return
  await recordAudit(context, { action: 'access.flood', entity: 'user', entityId: actorId })
}

const maxRefusals = 60

/** Callers of a public endpoint need no session, and one that they send has to be good. */
async function recogniseCaller(app: FastifyInstance, request: FastifyRequest, endpoint: Endpoint): Promise<void> {
  if (!endpoint.recognisesCaller || request.headers.authorization === undefined) return
  const { actor, confirmed } = app.authenticate(request)
  await confirmed
  request.actor = actor
}

/**
 * A plain read runs while its session is checked and is sent only after that succeeds, which saves a round trip to the
 * database.
 */
function mayReadAhead(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' && endpoint.reply !== 'file' && endpoint.limits === undefined
}
