import { dayMs } from '@thant/contracts/durations'
import { maxSearchResults, type SearchResult } from '@thant/contracts/reporting/search'
import { collectionNoteNumberOf } from '@thant/contracts/service/collection-notes'
import { and, asc, desc, eq, gte, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { invoices, issuedInOrder } from '#database/schema/invoices.ts'
import { organizations } from '#database/schema/organizations.ts'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import { pickups } from '#database/schema/pickups.ts'
import { reportLabels, reports } from '#database/schema/reports.ts'
import { sites } from '#database/schema/sites.ts'
import { isReportListed } from '#domains/reporting/reports/reports.queries.ts'
import { hasPickupIdPrefix, inCallersReach } from '#domains/service/pickups/pickups.queries.ts'
import { dayOf, endOfDay, startOfDay } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { inOwnOrganization, inOwnSites } from '#lib/scope.ts'
import type { Sought } from './sought.ts'
import type { Places, SoughtRecords } from './sought-names.queries.ts'

/** Plates are compared in the pickups of this time before today and in those to come; earlier ones are in the list. */
const plateMs = 31 * dayMs

/** By the number of its collection note, its day, its plate, or where it is; of a place those from today on. */
export const soughtPickups: SoughtRecords = async (context, sought, places) => {
  const found = await pickupCondition(context, sought, places)
  if (found === undefined) return []
  const { id, organizationId, siteId, pickUpAt, plateNumber, status } = pickups
  const rows = await context.database
    .select({
      id,
      organizationId,
      siteId,
      pickUpAt,
      plateNumber,
      status,
      organization: organizations.name,
      site: sites.name,
    })
    .from(pickups)
    .innerJoin(organizations, eq(organizations.id, organizationId))
    .innerJoin(sites, eq(sites.id, siteId))
    .where(and(isNull(pickups.archivedAt), found, inCallersReach(context)))
    .orderBy(...(sought.day === undefined ? [nearestTo(context.clock.now())] : []), asc(pickUpAt), asc(id))
    .limit(maxSearchResults)
  return rows.map((row) => {
    const number = row.status === 'COMPLETED' ? collectionNoteNumberOf(row.id) : ''
    return {
      kind: 'pickup',
      _id: row.id,
      title: row.organization,
      hint: joined(row.siteId === row.organizationId ? '' : row.site, row.plateNumber, number),
      at: row.pickUpAt.toISOString(),
      organizationId: row.organizationId,
      isPayable: false,
    }
  })
}

function nearestTo(now: Date): SQL {
  return sql`abs(extract(epoch from ${pickups.pickUpAt} - ${now.toISOString()}::timestamptz))`
}

async function pickupCondition(context: Context, sought: Sought, places: Places): Promise<SQL | undefined> {
  const { timeZone } = context.settings
  const { pickUpAt, plateNumber } = pickups
  if (sought.pickupIdPrefix !== undefined) return hasPickupIdPrefix(sql`${sought.pickupIdPrefix}::text`)
  if (sought.day !== undefined) {
    return and(gte(pickUpAt, startOfDay(sought.day, timeZone)), lt(pickUpAt, endOfDay(sought.day, timeZone)))
  }
  const now = context.clock.now()
  const plates = sought.platePattern === undefined ? [] : await platesWith(context, sought.platePattern)
  return or(
    plates.length === 0
      ? undefined
      : and(gte(pickUpAt, new Date(now.getTime() - plateMs)), inArray(plateNumber, plates)),
    hasPlaces(places)
      ? and(gte(pickUpAt, startOfDay(dayOf(now, timeZone), timeZone)), isAtPlaces(pickups, places))
      : undefined,
  )
}

/** Steps from one plate to the next through their index, since a few hundred plates are those of all pickups. */
async function platesWith({ database }: Context, pattern: string): Promise<string[]> {
  const { rows } = await database.execute<{ plate: string }>(sql`
    with recursive plates as (
      (
        select plate_number as plate from pickups
        where archived_at is null and plate_number > '' order by plate_number limit 1
      )
      union all
      select (
        select plate_number from pickups
        where archived_at is null and plate_number > plates.plate order by plate_number limit 1
      )
      from plates where plates.plate is not null
    )
    select plate from plates where regexp_replace(plate, '[^[:alnum:]]', '', 'g') ilike ${pattern}`)
  return rows.map(({ plate }) => plate)
}

/** Of a place, the newest first. */
export const soughtRequests: SoughtRecords = async (context, _sought, places) => {
  if (!hasPlaces(places)) return []
  const { id, organizationId, siteId, createdAt } = pickupRequests
  const rows = await context.database
    .select({ id, organizationId, siteId, createdAt, organization: organizations.name, site: sites.name })
    .from(pickupRequests)
    .innerJoin(organizations, eq(organizations.id, organizationId))
    .innerJoin(sites, eq(sites.id, siteId))
    .where(and(isAtPlaces(pickupRequests, places), inOwnSites(context, organizationId, siteId)))
    .orderBy(desc(createdAt), desc(id))
    .limit(maxSearchResults)
  return rows.map((row) => ({
    kind: 'request',
    _id: row.id,
    title: row.organization,
    hint: row.siteId === row.organizationId ? '' : row.site,
    at: row.createdAt.toISOString(),
    organizationId: row.organizationId,
    isPayable: false,
  }))
}

/** By its number, or else the newest of an organization: each has its index, which both together have not. */
export const soughtInvoices: SoughtRecords = async (context, { numberPattern }, { organizationIds }) => {
  const byNumber =
    numberPattern === undefined ? [] : await newestInvoices(context, ilike(invoices.number, numberPattern))
  if (byNumber.length > 0 || organizationIds.length === 0) return byNumber
  return newestInvoices(context, inArray(invoices.organizationId, organizationIds))
}

async function newestInvoices(context: Context, found: SQL): Promise<SearchResult[]> {
  const { id, number, organizationId, status } = invoices
  const rows = await context.database
    .select({ id, number, organizationId, status, organization: organizations.name })
    .from(invoices)
    .innerJoin(organizations, eq(organizations.id, organizationId))
    .where(and(found, inOwnOrganization(context, organizationId)))
    .orderBy(desc(issuedInOrder(invoices)), desc(id))
    .limit(maxSearchResults)
  return rows.map((row) => ({
    kind: 'invoice',
    _id: row.id,
    title: row.number,
    hint: row.organization,
    at: null,
    organizationId: row.organizationId,
    isPayable: row.status === 'PENDING',
  }))
}

/** By its title or the name that it was given, or else the newest of an organization. */
export const soughtReports: SoughtRecords = async (context, { pattern, numberPattern }, { organizationIds }) => {
  const named = await context.database
    .select({ id: reportLabels.reportId })
    .from(reportLabels)
    .where(and(isNull(reportLabels.archivedAt), ilike(reportLabels.name, pattern)))
    .limit(maxSearchResults)
  const isNamed = inArray(
    reports.id,
    named.map(({ id }) => id),
  )
  const isTitled = numberPattern === undefined ? undefined : ilike(reports.title, pattern)
  const byName = await newestReports(context, or(isNamed, isTitled))
  if (byName.length > 0 || organizationIds.length === 0) return byName
  return newestReports(context, inArray(reports.organizationId, organizationIds))
}

async function newestReports(context: Context, found: SQL | undefined): Promise<SearchResult[]> {
  const { id, title, organizationId, createdAt } = reports
  const rows = await context.database
    .select({ id, title, organizationId, createdAt, organization: organizations.name, name: reportLabels.name })
    .from(reports)
    .innerJoin(organizations, eq(organizations.id, organizationId))
    .leftJoin(reportLabels, eq(reportLabels.reportId, id))
    .where(and(isReportListed, found, inOwnOrganization(context, organizationId)))
    .orderBy(desc(createdAt), desc(id))
    .limit(maxSearchResults)
  return rows.map((row) => ({
    kind: 'report',
    _id: row.id,
    title: row.name || row.title,
    hint: row.organization,
    at: row.createdAt.toISOString(),
    organizationId: row.organizationId,
    isPayable: false,
  }))
}

function hasPlaces({ organizationIds, sites: found }: Places): boolean {
  return organizationIds.length + found.length > 0
}

/** A site is compared with its organization too, by which records have an index. */
function isAtPlaces(
  { organizationId, siteId }: Record<'organizationId' | 'siteId', PgColumn>,
  { organizationIds, sites: found }: Places,
): SQL | undefined {
  const ofSites = found.map((site) => site.organizationId)
  return or(
    inArray(organizationId, organizationIds),
    and(
      inArray(organizationId, ofSites),
      inArray(
        siteId,
        found.map(({ id }) => id),
      ),
    ),
  )
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}
