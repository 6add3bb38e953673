import { reachOf } from '@thant/contracts/access'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyRequestContext } from './context.ts'

/** The context of a request whose access was checked already. */
export function contextOf(app: FastifyInstance, request: FastifyRequest): AnyRequestContext {
  const { actor } = request
  const { access } = request.routeOptions.config.endpoint ?? { access: 'public' }
  const isPermission = access !== 'public' && access !== 'signed-in'
  return {
    ...app.services,
    database: app.database,
    pool: app.pool,
    accessTokens: app.accessTokens,
    actor,
    reach: (actor && isPermission && reachOf(actor.role, access)) || 'own',
    ip: request.ip,
    requestId: request.id,
    cookies: {
      refresh: request.cookies[refreshCookieName(app)],
      isSameOrigin: isSameOrigin(request),
      changes: [],
    },
  }
}

/** Sets what the handler asked for, once its transaction is committed. */
export function applyCookies(reply: FastifyReply, context: AnyRequestContext): void {
  for (const { value } of context.cookies.changes) {
    const name = refreshCookieName(reply.server)
    const isSecure = reply.server.isHttps
    // A `__Host-` cookie must have the path /; without it, the cookie goes to the one call that reads it.
    const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const
    if (value === null) reply.clearCookie(name, attributes)
    else reply.setCookie(name, value, { ...attributes, maxAge: 90 * 86_400 })
  }
}

function refreshCookieName(app: FastifyInstance): string {
  return app.isHttps ? '__Host-refresh' : 'refresh'
}

/** Whether a request that relies on a cookie was made by our own pages (docs/reliability.md R-sec-20). */
function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  const origin = request.headers.origin
  return (
    request.headers['x-requested-with'] !== undefined &&
    (site === undefined || site === 'same-origin') &&
    (origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.host))
  )
}
