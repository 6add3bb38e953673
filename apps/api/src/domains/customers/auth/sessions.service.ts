import type { Me } from '@thant/contracts/customers/auth'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#database/client.ts'
import { insertOne } from '#database/insert-one.ts'
import { sessions } from '#database/schema/auth.ts'
import { inTransaction } from '#database/transaction.ts'
import { presentMe } from '#domains/customers/auth/auth.presenter.ts'
import { revokeAccess } from '#domains/customers/users/revoke-access.ts'
import { type StoredUser, siteLimitsOf } from '#domains/customers/users/users.presenter.ts'
import { findUserById, lockUserById } from '#domains/customers/users/users.queries.ts'
import type { AnyContext, AnyRequestContext, RequestContext } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { createSeed, isGenuine, parseRefreshToken, refreshTokenOf } from '#lib/sessions/refresh-token.ts'
import { sessionEndsAt } from '#lib/sessions/session-lifetime.ts'
import { isOrganizationArchived } from './auth.queries.ts'

type Session = typeof sessions.$inferSelect
type Tokens = { token: string; refreshToken: string; user: Me }

/** Two tabs may present the same refresh token this long after it was renewed. */
const graceMs = 10_000

export async function startSession(context: AnyRequestContext, user: StoredUser): Promise<Tokens> {
  const now = context.clock.now()
  const session = await insertOne(context.database, sessions, {
    userId: user.id,
    seed: createSeed(),
    createdAt: now,
    renewedAt: now,
  })
  return tokensOf(context, session, user)
}

/**
 * A refresh token works once. Reuse within the grace period answers the current token; later reuse ends the whole
 * family, because one of its two holders must be a thief (docs/reliability.md R-sec-14 to R-sec-16).
 */
export async function renewSession(context: AnyRequestContext, text: string): Promise<Tokens> {
  const renewed = await inTransaction(context.pool, (transaction) => renew({ ...context, database: transaction }, text))
  if (renewed === undefined) throw new AppError('session.ended')
  return renewed
}

async function renew(context: AnyRequestContext, text: string): Promise<Tokens | undefined> {
  const token = parseRefreshToken(text)
  if (token === undefined) return undefined
  const session = await lockSession(context.database, token.sessionId)
  const now = context.clock.now()
  if (session === undefined || session.endedAt !== null) return undefined
  if (!isGenuine(token, session, context.settings.tokenSecrets)) return undefined
  if (sessionEndsAt(session.createdAt, session.renewedAt) <= now) return undefined
  const user = await findUserById(context.database, session.userId)
  if (user === undefined || (await isOrganizationArchived(context.database, user.organizationId))) return undefined

  if (token.counter === session.counter) {
    const [next] = await context.database
      .update(sessions)
      .set({ counter: sql`${sessions.counter} + 1`, renewedAt: now })
      .where(eq(sessions.id, session.id))
      .returning()
    return next && tokensOf(context, next, user)
  }
  const isInGrace = token.counter === session.counter - 1 && now.getTime() - session.renewedAt.getTime() <= graceMs
  if (isInGrace) return tokensOf(context, session, user)
  await endSession(context, session.id)
  await recordAudit(context, {
    action: 'session.reuse-detected',
    entity: 'user',
    entityId: session.userId,
    actorId: session.userId,
  })
  return undefined
}

export async function endSession(context: AnyContext, id: string): Promise<void> {
  await context.database.update(sessions).set({ endedAt: context.clock.now() }).where(eq(sessions.id, id))
}

/** Ends the user's sessions on all other devices, for someone who lost one or left one signed in. */
export async function endOtherSessions(context: RequestContext): Promise<null> {
  const { id, sessionId } = context.actor
  await lockUserById(context.database, id)
  await revokeAccess(context, id, { exceptSessionId: sessionId })
  await recordAudit(context, { action: 'session.end-others', entity: 'user', entityId: id })
  return null
}

async function lockSession(database: Queryable, id: string): Promise<Session | undefined> {
  const [session] = await database.select().from(sessions).where(eq(sessions.id, id)).for('update')
  return session
}

function tokensOf(context: AnyRequestContext, session: Session, user: StoredUser): Tokens {
  const token = context.accessTokens.sign({
    userId: user.id,
    sessionId: session.id,
    role: user.role,
    organizationId: user.organizationId,
    siteIds: siteLimitsOf(user),
    now: context.clock.now(),
  })
  return { token, refreshToken: refreshTokenOf(session, context.settings.tokenSecrets[0]), user: presentMe(user) }
}
