import type { User } from '@thant/contracts/customers/users'
import { sql } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { sites, userSites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import { fileUrl } from '#domains/company/files/files.presenter.ts'

/** For queries that join users: the sites that a user is limited to, in ascending order; null without limits. */
export const siteIdsOfUser = sql<string[] | null>`(
  select array_agg(us.site_id::text order by us.site_id) from ${userSites} us where us.user_id = ${users.id})`

/** Queries that select these columns join organizations. */
export const userFields = {
  id: users.id,
  version: users.version,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  name: users.name,
  email: users.email,
  phone: users.phone,
  role: users.role,
  theme: users.theme,
  language: users.language,
  timeFormat: users.timeFormat,
  organizationId: users.organizationId,
  organizationName: organizations.name,
  organizationLogoKey: organizations.logoKey,
  organizationArchivedAt: organizations.archivedAt,
  passwordHash: users.passwordHash,
  anonymisedAt: users.anonymisedAt,
  sites: sql<User['sites'] | null>`(
    select json_agg(json_build_object('_id', s.id, 'name', s.name) order by s.name collate "und-x-icu", s.id)
    from ${userSites} us join ${sites} s on s.id = us.site_id where us.user_id = ${users.id})`,
}

export type StoredUser = SelectedRow<typeof userFields, 'organizations'>

export function presentUser(user: StoredUser): User {
  return {
    _id: user.id,
    __v: user.version,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    name: user.name,
    email: user.email,
    phoneNumber: user.phone,
    type: user.role,
    organizationId: presentUserOrganization(user),
    sites: user.sites ?? [],
    isOrganizationArchived: user.organizationArchivedAt !== null,
    isConfirm: user.passwordHash !== null,
    isAnonymised: user.anonymisedAt !== null,
  }
}

export function presentUserOrganization(
  user: Pick<StoredUser, 'organizationId' | 'organizationName' | 'organizationLogoKey'>,
): User['organizationId'] {
  if (user.organizationId === null) return null
  return { _id: user.organizationId, name: user.organizationName ?? '', logo: fileUrl(user.organizationLogoKey) }
}

/** The sites that the user is limited to, in ascending order; null without limits. */
export function siteLimitsOf({ sites: limits }: Pick<StoredUser, 'sites'>): string[] | null {
  return limits?.map(({ _id }) => _id).sort() ?? null
}
