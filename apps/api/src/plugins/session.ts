import type { Role } from '@thant/contracts/roles'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { SignedIn } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { type AccessClaims, type AccessTokens, createAccessTokens } from '#lib/sessions/access-token.ts'
import { sessionEndsAt } from '#lib/sessions/session-lifetime.ts'

declare module 'fastify' {
  interface FastifyInstance {
    accessTokens: AccessTokens
    /** Reads the token of the request; throws a `session.*` failure when it is not valid. */
    authenticate(request: FastifyRequest): Session
  }
  interface FastifyRequest {
    actor: SignedIn | null
  }
}

/**
 * `actor` is the user named by the token; `confirmed` rejects with a `session.*` failure when the session is no longer
 * valid.
 */
type Session = { actor: SignedIn; confirmed: Promise<void> }

type SessionRow = {
  role: Role
  organization_id: string | null
  site_ids: string[] | null
  is_active: boolean
  ended_at: Date | null
  created_at: Date
  renewed_at: Date
}

/**
 * Runs on every request, so that a deactivated user or changed role is refused at once and not only when the token
 * expires. The statement is named, so PostgreSQL parses it once per connection.
 */
const findSession = {
  name: 'session',
  text: `
    select u.role, u.organization_id, s.ended_at, s.created_at, s.renewed_at,
      u.deactivated_at is null and o.archived_at is null as is_active,
      (select array_agg(site_id::text order by site_id) from user_sites where user_id = u.id) as site_ids
    from sessions s join users u on u.id = s.user_id left join organizations o on o.id = u.organization_id
    where s.id = $1 and u.id = $2`,
}

export const sessionPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorate('accessTokens', createAccessTokens(app.services.settings.tokenSecrets))
  app.decorateRequest('actor', null)
  app.decorate('authenticate', (request: FastifyRequest): Session => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (token === undefined) throw new AppError('session.missing')
    const claims = app.accessTokens.verify(token)
    const now = app.services.clock.now()
    if (claims === undefined || claims.exp * 1_000 <= now.getTime()) throw new AppError('session.expired')
    return {
      actor: {
        id: claims.sub,
        role: claims.type,
        organizationId: claims.organizationId,
        siteIds: claims.siteIds,
        sessionId: claims.sid,
      },
      confirmed: confirm(claims, now),
    }
  })

  async function confirm(claims: AccessClaims, now: Date): Promise<void> {
    const found = await app.pool.query<SessionRow>({ ...findSession, values: [claims.sid, claims.sub] })
    const session = found.rows[0]
    if (!session?.is_active || session.ended_at !== null) throw new AppError('session.ended')
    if (sessionEndsAt(session.created_at, session.renewed_at) <= now) throw new AppError('session.expired')
    // The screens must learn of a changed role, organization or sites, so the token has to be renewed first.
    const isAsBefore =
      session.role === claims.type &&
      session.organization_id === claims.organizationId &&
      session.site_ids?.join() === claims.siteIds?.join()
    if (!isAsBefore) throw new AppError('session.expired')
  }
})
