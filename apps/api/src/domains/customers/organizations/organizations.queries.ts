import { type Organization, organizationEndpoints, organizationList } from '@thant/contracts/customers/organizations'
import { errors } from '@thant/contracts/errors'
import { and, asc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { contracts, organizations } from '#database/schema/organizations.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, equals } from '#lib/lists/list-filters.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import { inOwnOrganization, sharedInOwnOrganization } from '#lib/scope.ts'
import { presentOrganization, presentOrganizationRow, type StoredOrganization } from './organizations.presenter.ts'

const expiry = sql`coalesce(${organizations.expiresOn}, 'infinity'::date)`

const listed = {
  fields: getTableColumns(organizations),
  table: organizations,
  id: organizations.id,
  search: contains(organizations.name, organizations.email, organizations.address),
  columns: {
    name: organizations.name,
    companyType: organizations.companyType,
    email: organizations.email,
    address: organizations.address,
    startDate: organizations.joinedOn,
    expiredDate: { by: expiry, type: 'date' as const },
    createdAt: organizations.createdAt,
  },
  filters: {
    companyType: equals(organizations.companyType),
  },
  presenter: () => presentOrganizationRow,
}

export const organizationListing = createList({
  ...listed,
  contract: organizationList.list,
  always: isNull(organizations.archivedAt),
})

export const archivedOrganizationListing = createList({
  ...listed,
  contract: organizationEndpoints.archived,
  always: isNotNull(organizations.archivedAt),
})

/** Staff can still read an archived organization. */
export async function getOrganization(context: Context, id: string): Promise<Organization> {
  const [organization] = await context.database
    .select()
    .from(organizations)
    .where(and(eq(organizations.id, id), sharedInOwnOrganization(context, organizations.id)))
  if (organization === undefined) throw new AppError('organization.not-found')
  const periods = await context.database
    .select({ startsOn: contracts.startsOn, endsOn: contracts.endsOn })
    .from(contracts)
    .where(eq(contracts.organizationId, id))
    .orderBy(asc(contracts.position))
  return presentOrganization(organization, periods)
}

/**
 * Returns the organization that a new record is for. One that is archived or unknown is refused at the field that names
 * it; the lock lets none be archived until the transaction ends.
 */
export async function getActiveOrganization(
  { database }: Context,
  id: string,
  path = 'organizationId',
): Promise<StoredOrganization> {
  const [organization] = await database
    .select()
    .from(organizations)
    .where(and(eq(organizations.id, id), isNull(organizations.archivedAt)))
    .for('key share')
  if (organization !== undefined) return organization
  throw errorAt(path, 'request.invalid', { message: errors['organization.not-found'].text })
}

/** For what concerns the organization as a whole: throws for callers who are limited to some of its sites. */
export async function assertOrganizationInReach(context: Context, id: string): Promise<void> {
  await assertFound(context, id, inOwnOrganization(context, organizations.id))
}

/** For what callers who are limited to sites reach too; what follows must be limited to their sites. */
export async function assertOrganizationIsShared(context: Context, id: string): Promise<void> {
  await assertFound(context, id, sharedInOwnOrganization(context, organizations.id))
}

async function assertFound(context: Context, id: string, inReach: SQL | undefined): Promise<void> {
  const found = await context.database
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.id, id), inReach))
  if (found.length === 0) throw new AppError('organization.not-found')
}
