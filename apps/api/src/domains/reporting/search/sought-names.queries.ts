import { maxSearchResults, type SearchResult } from '@thant/contracts/reporting/search'
import { and, asc, desc, eq, ilike, isNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { organizations } from '#database/schema/organizations.ts'
import { sites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import type { Context } from '#lib/context.ts'
import type { Sought } from './sought.ts'

/** The organizations and sites with the text in their names, of which other records are. */
export type Places = { organizationIds: string[]; sites: Array<{ id: string; organizationId: string }> }

/** Finds records in the context's reach. */
export type SoughtRecords = (context: Context, sought: Sought, places: Places) => Promise<SearchResult[]>

/** Whoever types a name that more places have has to type more of it. */
const maxPlaces = 50

/**
 * A main site is found by its organization, since most are called the same. Drivers have no organization: what they
 * reach is limited where their pickups are found.
 */
export async function soughtPlaces({ database, actor }: Context, sought: Sought): Promise<Places> {
  const { pattern, startPattern } = sought
  const own = actor.organizationId
  const found = await database
    .select({ id: organizations.id })
    .from(organizations)
    .where(
      and(
        isNull(organizations.archivedAt),
        own === null ? undefined : eq(organizations.id, own),
        ilike(organizations.name, pattern),
      ),
    )
    .orderBy(...bestFirst(organizations.name, startPattern), asc(organizations.id))
    .limit(maxPlaces)
  const foundSites = await database
    .select({ id: sites.id, organizationId: sites.organizationId })
    .from(sites)
    .where(
      and(
        isNull(sites.archivedAt),
        ne(sites.id, sites.organizationId),
        own === null ? undefined : eq(sites.organizationId, own),
        ilike(sites.name, pattern),
      ),
    )
    .orderBy(...bestFirst(sites.name, startPattern), asc(sites.id))
    .limit(maxPlaces)
  return { organizationIds: found.map(({ id }) => id), sites: foundSites }
}

export const soughtCustomers: SoughtRecords = async ({ database }, { pattern, startPattern, phonePattern }) => {
  const { id, name, email, officePhone, contactPersonPhone } = organizations
  const rows = await database
    .select({ id, name, officePhone, contactPersonPhone })
    .from(organizations)
    .where(
      and(
        isNull(organizations.archivedAt),
        or(
          ilike(name, pattern),
          ilike(email, pattern),
          hasDigits(officePhone, phonePattern),
          hasDigits(contactPersonPhone, phonePattern),
        ),
      ),
    )
    .orderBy(...bestFirst(name, startPattern), asc(id))
    .limit(maxSearchResults)
  return rows.map((row) => ({
    kind: 'customer',
    _id: row.id,
    title: row.name,
    hint: row.officePhone || row.contactPersonPhone,
    at: null,
    organizationId: row.id,
    isPayable: false,
  }))
}

export const soughtPeople: SoughtRecords = async ({ database }, { pattern, startPattern, phonePattern }) => {
  const { id, name, email, phone, organizationId } = users
  const rows = await database
    .select({ id, name, phone, organizationId, organizationName: organizations.name })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, organizationId))
    .where(
      and(isNull(users.deactivatedAt), or(ilike(name, pattern), ilike(email, pattern), hasDigits(phone, phonePattern))),
    )
    .orderBy(...bestFirst(name, startPattern), asc(id))
    .limit(maxSearchResults)
  return rows.map((row) => ({
    kind: 'person',
    _id: row.id,
    title: row.name,
    hint: [row.phone, row.organizationName].filter(Boolean).join(' · '),
    at: null,
    organizationId: row.organizationId,
    isPayable: false,
  }))
}

/** What begins with the text comes before what has it somewhere. */
function bestFirst(name: PgColumn, startPattern: string): SQL[] {
  return [desc(ilike(name, startPattern)), asc(sql`${name} collate "und-x-icu"`)]
}

/** Organizations and users are thousands, so their phones are compared without an index. */
function hasDigits(phone: SQLWrapper, pattern: string | undefined): SQL | undefined {
  return pattern === undefined ? undefined : sql`translate(${phone}, ' +-().,', '') like ${pattern}`
}
