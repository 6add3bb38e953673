import { Readable } from 'node:stream'
import type { Language } from '@thant/contracts/auth'
import { dayMs } from '@thant/contracts/durations'
import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { pickups } from '#database/schema/pickups.ts'
import { getCompany } from '#domains/company/company.service.ts'
import { findLink, listOpenLinks } from '#domains/links/links.service.ts'
import { assertOrganizationInReach } from '#domains/organizations/organizations.queries.ts'
import { AppError } from '#lib/app-error.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import type { FileReply } from '#lib/serve.ts'
import { translatorFor } from '#lib/translator.ts'
import { writeCalendar } from './calendar.ts'

/** The feed reaches one year back and includes everything that is planned. */
const daysBack = 366
const maxPickups = 5_000

export async function getCalendarState(context: Context, organizationId: string): Promise<{ since: string | null }> {
  await assertOrganizationInReach(context, organizationId)
  const [open] = await listOpenLinks(context, 'calendar', organizationId)
  return { since: open?.createdAt.toISOString() ?? null }
}

/**
 * Answers the calendar at a private address, `<token>.ics`; 404 once the address is revoked or the organization
 * archived.
 */
export async function getCalendarFeed(context: AnyContext, file: string, language: Language): Promise<FileReply> {
  const link = await findLink(context, ['calendar'], file.slice(0, -'.ics'.length))
  const organization = link?.subjectId && (await findOrganization(context, link.subjectId))
  if (!organization) throw new AppError('calendar.not-found')
  const company = await getCompany(context)
  const text = writeCalendar({
    organization,
    company,
    pickups: await listRecentPickups(context, organization.id),
    timeZone: context.settings.timeZone,
    scheduleUrl: `${context.settings.publicUrl}/schedule`,
    translate: translatorFor(language),
  })
  return {
    stream: Readable.from([text]),
    contentType: 'text/calendar; charset=utf-8',
    fileName: 'pickups.ics',
    bytes: Buffer.byteLength(text),
  }
}

async function findOrganization(context: AnyContext, id: string) {
  const [organization] = await context.database
    .select({
      id: organizations.id,
      name: organizations.name,
      address: organizations.address,
      longitude: organizations.longitude,
      latitude: organizations.latitude,
    })
    .from(organizations)
    .where(and(eq(organizations.id, id), isNull(organizations.archivedAt)))
  return organization
}

/** Includes deleted pickups as CANCELLED, because a calendar that showed one has to remove it. */
async function listRecentPickups(context: AnyContext, organizationId: string) {
  const from = new Date(context.clock.now().getTime() - daysBack * dayMs)
  const rows = await context.database
    .select({
      id: pickups.id,
      version: pickups.version,
      pickUpAt: pickups.pickUpAt,
      status: pickups.status,
      wayType: pickups.wayType,
      updatedAt: pickups.updatedAt,
      archivedAt: pickups.archivedAt,
    })
    .from(pickups)
    .where(and(eq(pickups.organizationId, organizationId), gte(pickups.pickUpAt, from)))
    .orderBy(desc(pickups.pickUpAt), desc(pickups.id))
    .limit(maxPickups)
  return rows.toReversed().map(({ status, archivedAt, ...row }) => ({
    ...row,
    status: archivedAt === null ? status : ('CANCELLED' as const),
  }))
}
