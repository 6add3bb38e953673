import type { Language } from '@thant/contracts/customers/auth'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { pickups } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'
import { getCompany } from '#domains/company/company/company.service.ts'
import type { AnyContext } from '#lib/context.ts'
import { translatorFor } from '#lib/translator.ts'
import { type CalendarPickup, writeCalendar } from './calendar.ts'

const maxPickups = 5_000

/** In order of time. Deleted pickups are CANCELLED, because a calendar that showed one has to remove it. */
export async function listCalendarPickups({ database }: AnyContext, where: SQL | undefined): Promise<CalendarPickup[]> {
  const rows = await database
    .select({
      id: pickups.id,
      version: pickups.version,
      pickUpAt: pickups.pickUpAt,
      status: pickups.status,
      wayType: pickups.wayType,
      updatedAt: pickups.updatedAt,
      archivedAt: pickups.archivedAt,
      address: sites.address,
      longitude: sites.longitude,
      latitude: sites.latitude,
      siteName: sites.name,
      isMainSite: sql<boolean>`${sites.id} = ${sites.organizationId}`,
    })
    .from(pickups)
    .innerJoin(sites, eq(sites.id, pickups.siteId))
    .where(where)
    .orderBy(desc(pickups.pickUpAt), desc(pickups.id))
    .limit(maxPickups)
  return rows.toReversed().map(({ status, archivedAt, ...row }) => ({
    ...row,
    status: archivedAt === null ? status : ('CANCELLED' as const),
  }))
}

type Content = { name: string; pickups: readonly CalendarPickup[]; language: Language }

export async function writeCalendarOf(context: AnyContext, { language, ...content }: Content): Promise<string> {
  const { timeZone, publicUrl } = context.settings
  return writeCalendar({
    ...content,
    company: await getCompany(context),
    timeZone,
    scheduleUrl: `${publicUrl}/schedule`,
    translate: translatorFor(language),
  })
}
