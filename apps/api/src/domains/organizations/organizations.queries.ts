import { type Organization, organizationList } from '@thant/contracts/organizations'
import { and, asc, eq, getTableColumns, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import { contracts, organizations } from '#database/schema/organizations.ts'
import { AppError } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/list.ts'
import { contains, dateFrom, dateTo, equals } from '#lib/list-filters.ts'
import { inOwnOrganization } from '#lib/scope.ts'
import { presentOrganization, presentOrganizationRow, type StoredOrganization } from './organizations.presenter.ts'

const inOrder = (column: SQLWrapper) => sql`${column} collate "und-x-icu"`
const expiry = sql`coalesce(${organizations.expiresOn}, 'infinity'::date)`

export const organizationListing = createList({
  contract: organizationList.list,
  fields: getTableColumns(organizations),
  table: organizations,
  id: organizations.id,
  always: isNull(organizations.archivedAt),
  search: contains(organizations.name, organizations.email, organizations.address),
  filters: {
    name: contains(organizations.name),
    companyType: equals(organizations.companyType),
    email: contains(organizations.email),
    address: contains(organizations.address),
    startFrom: dateFrom(organizations.joinedOn),
    startTo: dateTo(organizations.joinedOn),
    expiresFrom: dateFrom(expiry),
    expiresTo: dateTo(expiry),
  },
  sorts: {
    name: { by: inOrder(organizations.name), type: 'text' },
    companyType: { by: organizations.companyType, type: 'text' },
    email: { by: inOrder(organizations.email), type: 'text' },
    address: { by: inOrder(organizations.address), type: 'text' },
    startDate: { by: organizations.joinedOn, type: 'date' },
    expiredDate: { by: expiry, type: 'date' },
    createdAt: { by: organizations.createdAt, type: 'timestamptz' },
  },
  presenter: () => presentOrganizationRow,
})

/** Staff can still read an archived organization. */
export async function getOrganization(context: Context, id: string): Promise<Organization> {
  const organization = await findOrganization(context, id)
  if (organization === undefined) throw new AppError('organization.not-found')
  const periods = await context.database
    .select({ startsOn: contracts.startsOn, endsOn: contracts.endsOn })
    .from(contracts)
    .where(eq(contracts.organizationId, id))
    .orderBy(asc(contracts.position))
  return presentOrganization(organization, periods)
}

export async function assertOrganizationInReach(context: Context, id: string): Promise<void> {
  if ((await findOrganization(context, id)) === undefined) throw new AppError('organization.not-found')
}

async function findOrganization(context: Context, id: string): Promise<StoredOrganization | undefined> {
  const [organization] = await context.database
    .select()
    .from(organizations)
    .where(and(eq(organizations.id, id), inOwnOrganization(context, organizations.id)))
  return organization
}
