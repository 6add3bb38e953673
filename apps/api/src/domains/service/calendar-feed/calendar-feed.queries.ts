import { Readable } from 'node:stream'
import type { Language } from '@thant/contracts/customers/auth'
import { dayMs } from '@thant/contracts/durations'
import { and, eq, gte, isNull, type SQL } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { pickups } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'
import { findLink, listOpenLinks } from '#domains/company/links/links.service.ts'
import { assertOrganizationInReach } from '#domains/customers/organizations/organizations.queries.ts'
import { getSite } from '#domains/customers/sites/sites.queries.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import type { CalendarPickup } from './calendar.ts'
import { listCalendarPickups, writeCalendarOf } from './calendar-pickups.queries.ts'

/** The feed reaches one year back and includes everything that is planned. */
const daysBack = 366

/** Whose pickups a calendar shows. The main site has the organization's id, so the id alone does not tell. */
export type CalendarOwner = { kind: 'calendar' | 'site-calendar'; id: string }

export async function assertOwnerInReach(context: Context, { kind, id }: CalendarOwner): Promise<void> {
  if (kind === 'site-calendar') await getSite(context, id)
  else await assertOrganizationInReach(context, id)
}

export async function getCalendarState(context: Context, owner: CalendarOwner): Promise<{ since: string | null }> {
  await assertOwnerInReach(context, owner)
  const [open] = await listOpenLinks(context, owner.kind, owner.id)
  return { since: open?.createdAt.toISOString() ?? null }
}

/**
 * Answers the calendar at a private address, `<token>.ics`; 404 once the address is revoked, or the organization or the
 * site archived.
 */
export async function getCalendarFeed(context: AnyContext, file: string, language: Language): Promise<FileReply> {
  const link = await findLink(context, ['calendar', 'site-calendar'], file.slice(0, -'.ics'.length))
  if (link?.subjectId == null) throw new AppError('calendar.not-found')
  const isOfSite = link.kind === 'site-calendar'
  const place = await findPlace(context, link.subjectId)
  if (place === undefined) throw new AppError('calendar.not-found')
  const { organization, site } = place
  const ofOwner = isOfSite ? eq(pickups.siteId, site.id) : eq(pickups.organizationId, organization.id)
  const text = await writeCalendarOf(context, {
    name: isOfSite ? `${organization.name}, ${site.name}` : organization.name,
    pickups: await listRecentPickups(context, ofOwner),
    language,
  })
  return {
    stream: Readable.from([text]),
    contentType: 'text/calendar; charset=utf-8',
    fileName: 'pickups.ics',
    bytes: Buffer.byteLength(text),
  }
}

/** Finds a site with its organization, or an organization with its main site, which has the same id. */
async function findPlace(context: AnyContext, siteId: string) {
  const [place] = await context.database
    .select({
      organization: { id: organizations.id, name: organizations.name },
      site: { id: sites.id, name: sites.name },
    })
    .from(sites)
    .innerJoin(organizations, eq(organizations.id, sites.organizationId))
    .where(and(eq(sites.id, siteId), isNull(sites.archivedAt), isNull(organizations.archivedAt)))
  return place
}

function listRecentPickups(context: AnyContext, ofOwner: SQL): Promise<CalendarPickup[]> {
  const from = new Date(context.clock.now().getTime() - daysBack * dayMs)
  return listCalendarPickups(context, and(ofOwner, gte(pickups.pickUpAt, from)))
}
