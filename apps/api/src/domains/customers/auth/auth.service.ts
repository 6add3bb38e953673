import { randomUUID } from 'node:crypto'
import type { Me } from '@thant/contracts/customers/auth'
import { minuteMs } from '@thant/contracts/durations'
import { eq, sql } from 'drizzle-orm'
import { company } from '#database/schema/company.ts'
import { users } from '#database/schema/users.ts'
import { inTransaction } from '#database/transaction.ts'
import { findLink, listOpenLinks, useLink } from '#domains/company/links/links.service.ts'
import { sendAccountMail } from '#domains/customers/users/account-mail.ts'
import { sendLinkMail } from '#domains/customers/users/link-mail.ts'
import { passwordLinkKinds, revokeAccess } from '#domains/customers/users/revoke-access.ts'
import type { StoredUser } from '#domains/customers/users/users.presenter.ts'
import { findUserByEmail, findUserById, lockUserByEmail, lockUserById } from '#domains/customers/users/users.queries.ts'
import type { AnyContext, AnyRequestContext, Context } from '#lib/context.ts'
import {
  assertOtherPassword,
  assertUncommonPassword,
  hashPassword,
  isPasswordRight,
  needsRehash,
} from '#lib/passwords.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { returnTries, useTries } from '#lib/requests/rate-limit.ts'
import { presentMe } from './auth.presenter.ts'
import { isOrganizationArchived } from './auth.queries.ts'
import { createDeviceCookie } from './known-device.ts'
import { startSession } from './sessions.service.ts'
import { forgetSignInTries, isFirstWarningToday, isLastTry, signInCountersOf } from './sign-in-tries.ts'

type Credentials = { email: string; password: string; session: 'token' | 'cookie' }

/**
 * Answers an unknown e-mail, a wrong password and a deactivated user alike and in the same time, so that nobody can
 * find out which accounts exist.
 */
export async function logIn(context: AnyRequestContext, { email, password, session }: Credentials) {
  const counters = await signInCountersOf(context, email)
  const used = await useTries(context.pool, counters, context.clock.now())
  const isLast = isLastTry(counters, used)
  const user = await findUserByEmail(context.database, email)
  const isRight = await isPasswordRight(user?.passwordHash ?? null, password)
  if (user === undefined || !isRight) return refuseSignIn(context, { user, email, isLast })
  await assertOrganizationIsActive(context, user)
  const newHash = needsRehash(user.passwordHash ?? '') ? await hashPassword(password) : undefined
  const tokens = await inTransaction(context.pool, async (transaction) => {
    const writing = { ...context, database: transaction }
    // The password may have changed since it was read, and the change may have ended all sessions already.
    const locked = await lockUserById(transaction, user.id)
    if (locked?.passwordHash !== user.passwordHash || locked.deactivatedAt !== null) return undefined
    if (newHash) await transaction.update(users).set({ passwordHash: newHash }).where(eq(users.id, user.id))
    await recordAudit(writing, { action: 'session.start', entity: 'user', entityId: user.id, actorId: user.id })
    return startSession(writing, user)
  })
  if (tokens === undefined) return refuseSignIn(context, { user, email, isLast })
  await returnTries(context.pool, counters)
  if (session === 'token') return tokens
  rememberDevice(context, email)
  return keepInCookie(context, tokens)
}

async function refuseSignIn(
  context: AnyRequestContext,
  { user, email, isLast }: { user: StoredUser | undefined; email: string; isLast: boolean },
): Promise<never> {
  await recordAudit(context, { action: 'session.refuse', entity: 'user', entityId: user?.id ?? null })
  if (isLast) await warnOwner(context, user, email)
  throw new AppError('sign-in.refused')
}

function rememberDevice({ cookies, settings }: AnyRequestContext, email: string): void {
  cookies.changes.push({ name: 'device', value: createDeviceCookie(email, settings.tokenSecrets[0]) })
}

/** Does the same work for an unknown address and undoes it, so that the time of the reply does not reveal accounts. */
async function warnOwner(context: AnyRequestContext, user: StoredUser | undefined, email: string): Promise<void> {
  if (!(await isFirstWarningToday(context, email))) return
  const recipient = user ?? { id: randomUUID(), name: '', email }
  await inTransaction(context.pool, async (transaction) => {
    const writing = { ...context, database: transaction }
    await keepIf(writing, user !== undefined, () => sendAccountMail(writing, 'many-wrong-passwords', recipient))
  })
}

/** Moves the refresh token from the reply to the HttpOnly cookie, where scripts cannot read it. */
export function keepInCookie<T extends { refreshToken: string }>(
  context: AnyRequestContext,
  { refreshToken, ...rest }: T,
) {
  context.cookies.changes.push({ name: 'refresh', value: refreshToken })
  return rest
}

/**
 * Enqueues the mail with a reset link. With `HIDE_UNKNOWN_EMAILS`, an unknown address gets the same reply after the
 * same work, which is rolled back, so that timing does not reveal accounts either (docs/reliability.md R-sec-06).
 */
export async function sendPasswordResetLink(context: AnyContext, email: string): Promise<null> {
  await lockUserByEmail(context.database, email)
  const user = await findUserByEmail(context.database, email)
  if (user === undefined && !context.settings.hideUnknownEmails) throw new AppError('email.not-found')
  const recipient = user ?? { id: randomUUID(), name: '', email }
  const isMailed = (await isResetMailDue(context, recipient.id)) && user !== undefined
  await keepIf(context, isMailed, async () => {
    await sendLinkMail(context, 'password-reset', recipient)
    await recordAudit(context, { action: 'user.request-password-reset', entity: 'user', entityId: recipient.id })
  })
  return null
}

/**
 * Strangers can neither keep the owner from a reset nor fill the mailbox: the answer is the same when the latest mail is
 * recent, since its link still works.
 */
async function isResetMailDue(context: AnyContext, userId: string): Promise<boolean> {
  const open = await listOpenLinks(context, 'password-reset', userId)
  const latest = open[0]?.createdAt.getTime() ?? 0
  const interval = open.length < 5 ? minuteMs : 10 * minuteMs
  return context.clock.now().getTime() - latest >= interval
}

/** Does work of a transaction in any case, and undoes it if it should not be kept, so that both take the same time. */
async function keepIf({ database }: AnyContext, isSuccess: boolean, work: () => Promise<void>): Promise<void> {
  await database.execute(sql`savepoint before_work`)
  await work()
  await database.execute(isSuccess ? sql`release savepoint before_work` : sql`rollback to savepoint before_work`)
}

/** Throws `link.invalid` before anyone types a password for nothing. */
export async function checkPasswordLink(context: AnyContext, link: string): Promise<null> {
  if ((await findLink(context, passwordLinkKinds, link)) === undefined) throw new AppError('link.invalid')
  return null
}

/** Sets the password that a reset or invitation link allows, once, and ends all other access to the account. */
export async function resetPassword(context: AnyRequestContext, link: string, password: string): Promise<null> {
  await assertUncommonPassword(password, 'password')
  const userId = (await findLink(context, passwordLinkKinds, link))?.subjectId ?? null
  if (userId === null) throw new AppError('link.invalid')
  await lockUserById(context.database, userId)
  const user = await findUserById(context.database, userId)
  if (user === undefined) throw new AppError('link.invalid')
  await assertOtherPassword(user.passwordHash, password, 'password')
  await useLink(context, passwordLinkKinds, link)
  const passwordHash = await hashPassword(password)
  await context.database.update(users).set({ passwordHash, updatedAt: context.clock.now() }).where(eq(users.id, userId))
  await revokeAccess(context, user.id)
  await forgetSignInTries(context.database, user.email)
  rememberDevice(context, user.email)
  await recordAudit(context, {
    action: 'user.reset-password',
    entity: 'user',
    entityId: user.id,
    actorId: user.id,
  })
  // An invited user chooses the first password, which changes none.
  if (user.passwordHash !== null) await sendAccountMail(context, 'password-changed', user)
  return null
}

export async function getMe(context: Context): Promise<Me> {
  const user = await findUserById(context.database, context.actor.id)
  if (user === undefined) throw new AppError('session.ended')
  return presentMe(user)
}

export async function changePreferences(
  context: Context,
  preferences: Partial<Pick<Me, 'theme' | 'language' | 'timeFormat'>>,
): Promise<Me> {
  if (Object.keys(preferences).length > 0) {
    await context.database.update(users).set(preferences).where(eq(users.id, context.actor.id))
  }
  return getMe(context)
}

async function assertOrganizationIsActive(context: AnyContext, user: StoredUser): Promise<void> {
  if (!(await isOrganizationArchived(context.database, user.organizationId))) return
  const [row] = await context.database.select({ phone: company.phone }).from(company)
  throw new AppError('organization.archived', { values: { phone: row?.phone ?? '' } })
}
