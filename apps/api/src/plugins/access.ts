import { reachOf } from '@thant/contracts/access'
import type { Endpoint } from '@thant/contracts/endpoint'
import type { FastifyInstance, RouteOptions } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { AppError } from '#lib/app-error.ts'
import { recordAudit } from '#lib/audit.ts'
import { contextOf } from '#lib/request-context.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Everything that is served from contracts. */
    endpoints: readonly Endpoint[]
  }
  interface FastifyRequest {
    /** Set where a read may begin before its session is confirmed; nothing may be answered before it is. */
    sessionConfirmed: Promise<void> | null
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
    /** Why a route that is no endpoint needs no access rule, e.g. a page of the screens. */
    isOpen?: string
  }
}

/** Checks access before anything of the request is read; a route that declares none stops the server from starting. */
export const accessPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const routes: RouteOptions[] = []
  const endpoints: Endpoint[] = []
  app.decorate('endpoints', endpoints)
  app.decorateRequest('sessionConfirmed', null)
  app.addHook('onRoute', (route) => {
    routes.push(route)
    // Fastify adds a HEAD route of its own to each GET, with the same rules.
    if (route.config?.endpoint && route.method !== 'HEAD') endpoints.push(route.config.endpoint)
  })
  app.addHook('onReady', async () => {
    const open = routes.find(({ config }) => config?.endpoint === undefined && config?.isOpen === undefined)
    if (open !== undefined) throw new Error(`${String(open.method)} ${open.url} declares no access`)
  })
  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config
    if (endpoint === undefined || endpoint.access === 'public') return
    const { actor, confirmed } = app.authenticate(request)
    request.actor = actor
    const isAllowed = endpoint.access === 'signed-in' || reachOf(actor.role, endpoint.access) !== undefined
    if (isAllowed && mayReadAhead(endpoint)) {
      request.sessionConfirmed = confirmed
      // Whoever answers awaits it; a request that fails before that must not leave a rejection behind.
      confirmed.catch(() => undefined)
      return
    }
    await confirmed
    if (isAllowed) return
    await recordAudit(contextOf(app, request), {
      action: 'access.refuse',
      entity: 'endpoint',
      entityId: `${endpoint.method} ${endpoint.path}`,
    })
    throw new AppError('access.forbidden')
  })
})

/** A plain read begins beside the look at its session, and is answered only once that held: a trip to the database less. */
function mayReadAhead(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' && endpoint.reply !== 'file' && endpoint.limits === undefined
}
