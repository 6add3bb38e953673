import type { Language } from '@thant/contracts/customers/auth'
import { type User, type UserDetails, userEndpoints, userList } from '@thant/contracts/customers/users'
import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import type { Queryable } from '#database/client.ts'
import { organizations } from '#database/schema/organizations.ts'
import { users } from '#database/schema/users.ts'
import { listOpenLinks } from '#domains/company/links/links.service.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, equals, onJoined, wholeValue } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { ownedByCaller } from '#lib/scope.ts'
import { presentUser, type StoredUser, userFields } from './users.presenter.ts'

const organizationName = sql`coalesce(${organizations.name}, '') collate "und-x-icu"`

const listed = {
  fields: userFields,
  table: users,
  join: (select: PgSelect) => select.leftJoin(organizations, eq(organizations.id, users.organizationId)),
  id: users.id,
  search: contains(users.name, users.email, users.phone),
  columns: {
    name: users.name,
    email: users.email,
    phoneNumber: users.phone,
    type: users.role,
    organization: {
      filter: onJoined(contains(organizations.name)),
      sort: { by: organizationName, type: 'text' as const },
    },
    createdAt: users.createdAt,
  },
  filters: {
    organizationId: equals(users.organizationId),
    ofCompany: { where: () => sql`${users.organizationId} is null`, shapeOf: wholeValue },
  },
  presenter: () => presentUser,
}

export const userListing = createList({ ...listed, contract: userList.list, always: isNull(users.deactivatedAt) })

export const deactivatedUserListing = createList({
  ...listed,
  contract: userEndpoints.deactivated,
  always: isNotNull(users.deactivatedAt),
})

export async function getUser(context: Context, id: string): Promise<User> {
  const user = await findStoredUser(context.database, and(eq(users.id, id), ownedByCaller(context, users.id)))
  if (user === undefined) throw new AppError('user.not-found')
  return presentUser(user)
}

/** The same with the invitation that is still open. */
export async function getUserDetails(context: Context, id: string): Promise<UserDetails> {
  const user = await getUser(context, id)
  const [invitation] = user.isConfirm ? [] : await listOpenLinks(context, 'invitation', id)
  return { ...user, invitedUntil: invitation?.expiresAt.toISOString() ?? null }
}

/** The active user whose e-mail it is, whatever its case. */
export function findUserByEmail(database: Queryable, email: string): Promise<StoredUser | undefined> {
  return findStoredUser(database, hasEmail(email))
}

export function findUserById(database: Queryable, id: string): Promise<StoredUser | undefined> {
  return findStoredUser(database, eq(users.id, id))
}

type LockedUser = Pick<typeof users.$inferSelect, 'passwordHash' | 'deactivatedAt'>

/**
 * Locks a user until the transaction ends. Every write that creates, uses or revokes a user's links locks the user
 * first, so that no link is created for an address that another write takes away, and no two writes deadlock.
 */
export function lockUserById(database: Queryable, id: string): Promise<LockedUser | undefined> {
  return lockUser(database, eq(users.id, id))
}

export async function lockUserByEmail(database: Queryable, email: string): Promise<void> {
  await lockUser(database, and(hasEmail(email), isNull(users.deactivatedAt)))
}

async function lockUser(database: Queryable, condition: SQL | undefined): Promise<LockedUser | undefined> {
  const { passwordHash, deactivatedAt } = users
  const [locked] = await database.select({ passwordHash, deactivatedAt }).from(users).where(condition).for('update')
  return locked
}

/**
 * E-mail addresses of users are ASCII. Some databases write other letters in lower case as ASCII ones, such as İ as i,
 * which would give a guesser a counter of tries for each such spelling.
 */
function hasEmail(email: string): SQL {
  return /^[!-~]+$/.test(email) ? sql`lower(${users.email}) = lower(${email})` : sql`false`
}

export async function languageOfUser(database: Queryable, id: string): Promise<Language> {
  const [user] = await database.select({ language: users.language }).from(users).where(eq(users.id, id))
  return user?.language ?? 'en'
}

/** Returns the language of most people of an organization; English without people, and for staff. */
export async function defaultLanguageOf(database: Queryable, organizationId: string | null): Promise<Language> {
  if (organizationId === null) return 'en'
  const [mostFrequent] = await database
    .select({ language: users.language })
    .from(users)
    .where(and(eq(users.organizationId, organizationId), eq(users.role, 'USER'), isNull(users.deactivatedAt)))
    .groupBy(users.language)
    .orderBy(desc(count()), asc(users.language))
    .limit(1)
  return mostFrequent?.language ?? 'en'
}

async function findStoredUser(database: Queryable, condition: SQL | undefined): Promise<StoredUser | undefined> {
  const [user] = await database
    .select(userFields)
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(and(condition, isNull(users.deactivatedAt)))
  return user
}
