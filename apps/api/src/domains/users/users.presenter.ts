import type { User } from '@thant/contracts/users'
import { organizations } from '#database/schema/organizations.ts'
import { users } from '#database/schema/users.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import { fileUrl } from '#domains/files/files.presenter.ts'

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
  organizationId: users.organizationId,
  organizationName: organizations.name,
  organizationLogoKey: organizations.logoKey,
  organizationArchivedAt: organizations.archivedAt,
  passwordHash: users.passwordHash,
  anonymisedAt: users.anonymisedAt,
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
