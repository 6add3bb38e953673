import type { profileFormSchema, User, UserForm } from '@thant/contracts/customers/users'
import type { Role } from '@thant/contracts/roles'
import { lastSuperAdminLock } from '@thant/database/advisory-locks'
import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { userSites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import { getActiveOrganization } from '#domains/customers/organizations/organizations.queries.ts'
import { assertSitesAreActive } from '#domains/customers/sites/sites.policy.ts'
import type { Context, RequestContext } from '#lib/context.ts'
import { assertOtherPassword, assertUncommonPassword, hashPassword, isPasswordRight } from '#lib/passwords.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { recordChanges, rethrowTaken, type Taken } from '#lib/records/record-changes.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import { sendAccountMail } from './account-mail.ts'
import { sendLinkMail } from './link-mail.ts'
import { revokeAccess } from './revoke-access.ts'
import { assertKeepsOwnType, assertMayManage } from './users.policy.ts'
import { defaultLanguageOf, findUserByEmail, findUserById, getUser, lockUserById } from './users.queries.ts'

type ProfileForm = z.output<typeof profileFormSchema>

/** Two concurrent writes can both find the e-mail free; the unique index then stops the second. */
const taken: Taken = { users_email_is_unique: { path: 'email', code: 'user.email-taken' } }

const writes = recordChanges({
  entity: 'user',
  table: users,
  get: (context, id) => getUser({ ...context, reach: 'any' }, id),
  audited: auditedValues,
  taken,
})

/** Makes concurrent writes of a user wait for each other. */
export const lockUser = writes.lock

export async function createUser(context: Context, form: UserForm): Promise<User> {
  assertMayManage(context.actor, form.type)
  if (form.organizationId !== null) await getActiveOrganization(context, form.organizationId)
  const siteIds = siteIdsOf(form)
  await assertSitesAreActive(context, form.organizationId, siteIds ?? [], 'siteIds')
  await assertEmailIsFree(context, form.email)
  const language = form.language ?? (await defaultLanguageOf(context.database, form.organizationId))
  const now = context.clock.now()
  const [created] = await context.database
    .insert(users)
    .values({ ...columnsOf(form), language, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (created === undefined) throw errorAt('email', 'user.email-taken')
  await replaceSites(context, created.id, siteIds ?? [])
  const user = await getUser(context, created.id)
  await recordAudit(context, { action: 'user.create', entity: 'user', entityId: user._id, after: auditedValues(user) })
  await sendLinkMail(context, 'invitation', recipientOf(user))
  return user
}

export async function changeUser(context: RequestContext, id: string, { __v, ...form }: UserForm): Promise<User> {
  const before = await writes.lock(context, id)
  assertKeepsOwnType(context.actor, id, form.type)
  if (context.actor.id !== id) assertMayManage(context.actor, before.type, form.type)
  if (form.organizationId !== null && form.organizationId !== before.organizationId?._id) {
    await getActiveOrganization(context, form.organizationId)
  }
  if (form.type !== before.type) await assertSuperAdminRemains(context, before)
  const siteIds = await newLimits(context, before, form)
  return saveUser(context, before, columnsOf(form), __v, siteIds)
}

/** Limits stay as long as the organization does, unless others are sent; the present ones may be archived since. */
async function newLimits(context: Context, before: User, form: UserForm): Promise<string[]> {
  const present = form.organizationId === before.organizationId?._id ? before.sites.map(({ _id }) => _id) : []
  const siteIds = siteIdsOf(form) ?? present
  const added = siteIds.filter((id) => !present.includes(id))
  await assertSitesAreActive(context, form.organizationId, added, 'siteIds')
  return siteIds
}

export async function changeProfile(context: RequestContext, id: string, { __v, ...form }: ProfileForm): Promise<User> {
  if (context.actor.id !== id) throw new AppError('user.not-found')
  const before = await writes.lock(context, id)
  return saveUser(context, before, { name: form.name, email: form.email, phone: form.phoneNumber }, __v)
}

/** Changes the caller's password, voids their links and ends their other sessions. */
export async function changePassword(
  context: RequestContext,
  id: string,
  passwords: { currentPassword: string; newPassword: string },
): Promise<null> {
  if (context.actor.id !== id) throw new AppError('user.not-found')
  await lockUserById(context.database, id)
  const user = await findUserById(context.database, id)
  if (user === undefined) throw new AppError('user.not-found')
  if (!(await isPasswordRight(user.passwordHash, passwords.currentPassword))) throw new AppError('password.wrong')
  await assertUncommonPassword(passwords.newPassword, 'newPassword')
  await assertOtherPassword(user.passwordHash, passwords.newPassword, 'newPassword')
  const now = context.clock.now()
  await context.database
    .update(users)
    .set({ passwordHash: await hashPassword(passwords.newPassword), updatedAt: now })
    .where(eq(users.id, id))
  await revokeAccess(context, id, { exceptSessionId: context.actor.sessionId })
  await recordAudit(context, { action: 'user.change-password', entity: 'user', entityId: id })
  await sendAccountMail(context, 'password-changed', user)
  return null
}

/** Takes a user out of the lists and ends their access; history keeps the name. */
export async function deactivateUser(context: Context, id: string): Promise<null> {
  const user = await writes.lock(context, id)
  if (context.actor.id === id) throw new AppError('user.self-delete')
  await assertSuperAdminRemains(context, user)
  const now = context.clock.now()
  await context.database.update(users).set({ deactivatedAt: now, updatedAt: now }).where(eq(users.id, id))
  await revokeAccess(context, id)
  await recordAudit(context, {
    action: 'user.deactivate',
    entity: 'user',
    entityId: id,
    before: auditedValues(user),
  })
  return null
}

/** Gives access back, with the password of before; a user without one gets another invitation. */
export async function reactivateUser(context: Context, id: string): Promise<User> {
  const reactivated = await context.database
    .update(users)
    .set({ deactivatedAt: null, version: sql`${users.version} + 1`, updatedAt: context.clock.now() })
    .where(and(eq(users.id, id), isNotNull(users.deactivatedAt), isNull(users.anonymisedAt)))
    .returning({ id: users.id })
    .catch((error) => rethrowTaken(error, taken))
  if (reactivated.length === 0) throw new AppError('user.not-found')
  const user = await getUser({ ...context, reach: 'any' }, id)
  await recordAudit(context, { action: 'user.reactivate', entity: 'user', entityId: id, after: auditedValues(user) })
  if (!user.isConfirm) await sendLinkMail(context, 'invitation', recipientOf(user))
  return user
}

async function saveUser(
  context: RequestContext,
  before: User,
  columns: Partial<typeof users.$inferInsert> & { email: string },
  version: number | undefined,
  siteIds?: readonly string[],
): Promise<User> {
  const { _id: id } = before
  const isOtherEmail = columns.email.toLowerCase() !== before.email.toLowerCase()
  const after = await writes.change(context, 'user.change', { id, version }, async () => {
    if (isOtherEmail) await assertEmailIsFree(context, columns.email)
    if (siteIds) await replaceSites(context, id, siteIds)
    return columns
  })
  if (isOtherEmail) await moveAccess(context, before, after)
  return after
}

/**
 * The previous address keeps no way in and is told. Users without a password need a new invitation, since theirs went to
 * the previous address, which may be a stranger's.
 */
async function moveAccess(context: RequestContext, before: User, after: User): Promise<void> {
  await revokeAccess(context, after._id, { exceptSessionId: context.actor.sessionId })
  if (after.isConfirm) await sendAccountMail(context, 'email-changed', recipientOf(before))
  else await sendLinkMail(context, 'invitation', recipientOf(after))
}

export function recipientOf({ _id, name, email }: User) {
  return { id: _id, name, email }
}

async function assertEmailIsFree(context: Context, email: string): Promise<void> {
  if ((await findUserByEmail(context.database, email)) !== undefined) throw errorAt('email', 'user.email-taken')
}

/** Makes super admins who demote or delete each other wait for one another, so that the last one stays. */
async function assertSuperAdminRemains(context: Context, leaving: User): Promise<void> {
  if (leaving.type !== 'SUPER ADMIN') return
  const [namespace, key] = lastSuperAdminLock
  await context.database.execute(sql`select pg_advisory_xact_lock(${namespace}, ${key})`)
  const [row] = await context.database
    .select({ found: count() })
    .from(users)
    .where(and(eq(users.role, 'SUPER ADMIN' satisfies Role), isNull(users.deactivatedAt)))
  if (row === undefined || row.found <= 1) throw new AppError('user.last-super-admin')
}

async function replaceSites({ database }: Context, userId: string, siteIds: readonly string[]): Promise<void> {
  await database.delete(userSites).where(eq(userSites.userId, userId))
  if (siteIds.length === 0) return
  await database.insert(userSites).values([...new Set(siteIds)].map((siteId) => ({ userId, siteId })))
}

/** Only users of an organization are limited to sites. Undefined when the form says nothing about it. */
function siteIdsOf(form: Pick<UserForm, 'type' | 'siteIds'>): string[] | undefined {
  return form.type === 'USER' ? form.siteIds : []
}

function columnsOf(form: Omit<UserForm, '__v'>) {
  return {
    name: form.name,
    email: form.email,
    phone: form.phoneNumber,
    role: form.type,
    organizationId: form.type === 'USER' ? form.organizationId : null,
  }
}

function auditedValues(user: User): Record<string, unknown> {
  const { name, email, phoneNumber, type, organizationId, sites } = user
  return {
    name,
    email,
    phoneNumber,
    type,
    organization: organizationId?.name ?? null,
    sites: sites.map((site) => site.name),
  }
}
