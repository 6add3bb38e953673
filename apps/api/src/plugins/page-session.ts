import type { Role } from '@thant/contracts/roles'
import type { FastifyInstance } from 'fastify'
import { isGenuine, parseRefreshToken } from '#lib/sessions/refresh-token.ts'
import { sessionEndsAt } from '#lib/sessions/session-lifetime.ts'

type SessionRow = {
  id: string
  seed: string
  counter: number
  user_id: string
  role: Role
  organization_id: string | null
  site_ids: string[] | null
  created_at: Date
  renewed_at: Date
}

const findSession = {
  name: 'session-of-page',
  text: `
    select s.id, s.seed, s.counter, s.user_id, u.role, u.organization_id, s.created_at, s.renewed_at,
      (select array_agg(site_id::text order by site_id) from user_sites where user_id = u.id) as site_ids
    from sessions s join users u on u.id = s.user_id left join organizations o on o.id = u.organization_id
    where s.id = $1 and s.ended_at is null and u.deactivated_at is null and o.archived_at is null`,
}

/** Whose page it is, and the token for the calls that it is drawn with. */
export type PageSession = { role: Role; access: string }

/**
 * Returns the session of the cookie with which a page was asked for; undefined where the screens have to find out what
 * is wrong. It renews nothing and ends nothing, because a page may be asked for twice.
 */
export async function findPageSession(app: FastifyInstance, refreshToken: string): Promise<PageSession | undefined> {
  const token = parseRefreshToken(refreshToken)
  if (token === undefined) return undefined
  const found = await app.pool.query<SessionRow>({ ...findSession, values: [token.sessionId] })
  const session = found.rows[0]
  const { clock, settings } = app.services
  const now = clock.now()
  if (session === undefined || session.counter !== token.counter) return undefined
  if (!isGenuine(token, session, settings.tokenSecrets)) return undefined
  if (sessionEndsAt(session.created_at, session.renewed_at) <= now) return undefined
  const { role } = session
  const access = await app.accessTokens.sign({
    userId: session.user_id,
    sessionId: session.id,
    role,
    organizationId: session.organization_id,
    siteIds: session.site_ids,
    now,
  })
  return { role, access }
}
