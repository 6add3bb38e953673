import { type Reach, reachOf } from '@thant/contracts/access'
import type { Permission } from '@thant/contracts/permissions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, AnyRequestContext, CookieChange } from '../context.ts'
import { addressOf } from './client-address.ts'

/** The request's access must have been checked before. */
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
    reach: (actor && isPermission && reachOfActor(actor, access)) || 'own',
    ip: addressOf(request),
    requestId: request.id,
    hasLeft: () => request.raw.socket.destroyed,
    cookies: {
      refresh: request.cookies[cookieName(app, 'refresh')],
      device: request.cookies[cookieName(app, 'device')],
      isSameOrigin: isSameOrigin(request),
      changes: [],
    },
  }
}

/** Returns undefined when the actor does not have the permission. */
export function reachOfActor({ role, siteIds }: Actor, permission: Permission): Reach | undefined {
  return reachOf(role, permission, { isLimitedToSites: siteIds !== null })
}

/** Cookies are set only after the handler's transaction has committed. */
export function applyCookies(reply: FastifyReply, context: AnyRequestContext): void {
  for (const { name: change, value } of context.cookies.changes) {
    const name = cookieName(reply.server, change)
    const isSecure = reply.server.isHttps
    // Browsers accept a `__Host-` cookie only with the path /.
    const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const
    if (value === null) reply.clearCookie(name, attributes)
    else reply.setCookie(name, value, { ...attributes, maxAge: maxAgeSeconds[change] })
  }
}

/** Browsers keep no cookie for longer than 400 days. */
const maxAgeSeconds = { refresh: 90 * 86_400, device: 400 * 86_400 }

function cookieName(app: FastifyInstance, name: CookieChange['name']): string {
  return app.isHttps ? `__Host-${name}` : name
}

/** A request that relies on a cookie must come from our own pages (docs/reliability.md R-sec-20). */
function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  const origin = request.headers.origin
  return (
    request.headers['x-requested-with'] !== undefined &&
    (site === undefined || site === 'same-origin') &&
    (origin === undefined || isOwnOrigin(request, origin))
  )
}

/** A proxy may change the Host header, so it counts only on this machine, which has several names. */
function isOwnOrigin({ server, host }: FastifyRequest, text: string): boolean {
  if (!URL.canParse(text)) return false
  const origin = new URL(text)
  const own = new URL(server.services.settings.publicUrl)
  if (origin.origin === own.origin) return true
  return isLoopback(own) && isLoopback(origin) && origin.host === host
}

function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
