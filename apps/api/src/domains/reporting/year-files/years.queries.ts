import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { carbonReports } from '#database/schema/carbon.ts'
import { griReports } from '#database/schema/gri-reports.ts'
import { invoices } from '#database/schema/invoices.ts'
import { pickups } from '#database/schema/pickups.ts'
import { reports } from '#database/schema/reports.ts'
import { trainings } from '#database/schema/trainings.ts'
import { reachedReports } from '#domains/reporting/gri/saved-reports/gri-reports.queries.ts'
import { isReportListed } from '#domains/reporting/reports/reports.queries.ts'
import type { Context } from '#lib/context.ts'
import { inOwnOrganization, inOwnSites, sharedInOwnOrganization } from '#lib/scope.ts'
import type { YearPart } from './year-parts.ts'

/** The years in which the parts have anything, the latest first. */
export async function listYears(
  context: Context,
  organizationId: string,
  parts: readonly YearPart[],
): Promise<number[]> {
  const years = new Set<number>()
  for (const { part, table, year, where } of sourcesOf(context, organizationId)) {
    if (!parts.includes(part)) continue
    const rows = await context.database.selectDistinct({ year }).from(table).where(where)
    for (const row of rows) years.add(row.year)
  }
  return [...years].sort((one, other) => other - one)
}

type Source = { part: YearPart; table: PgTable; year: SQL<number>; where: SQL | undefined }

function sourcesOf(context: Context, organizationId: string): Source[] {
  const { timeZone } = context.settings
  const isOf = (column: SQLWrapper) => sql`${column} = ${organizationId}`
  return [
    {
      part: 'pickups',
      table: pickups,
      year: sql`extract(year from ${pickups.pickUpAt} at time zone ${timeZone})::int`,
      where: and(
        isOf(pickups.organizationId),
        inOwnSites(context, pickups.organizationId, pickups.siteId),
        eq(pickups.status, 'COMPLETED'),
        isNull(pickups.archivedAt),
      ),
    },
    {
      part: 'trainings',
      table: trainings,
      year: sql`extract(year from ${trainings.startsOn})::int`,
      where: and(isOf(trainings.organizationId), sharedInOwnOrganization(context, trainings.organizationId)),
    },
    {
      part: 'invoices',
      table: invoices,
      year: sql`extract(year from ${invoices.issuedOn})::int`,
      where: and(isOf(invoices.organizationId), inOwnOrganization(context, invoices.organizationId)),
    },
    {
      part: 'reports',
      table: reports,
      year: yearsIn(reports.months),
      where: and(isOf(reports.organizationId), inOwnOrganization(context, reports.organizationId), isReportListed),
    },
    {
      part: 'reports',
      table: griReports,
      year: sql`generate_series(left(${griReports.fromMonth}, 4)::int, left(${griReports.toMonth}, 4)::int)`,
      where: and(isOf(griReports.organizationId), reachedReports(context)),
    },
    {
      part: 'carbon',
      table: carbonReports,
      year: yearsIn(carbonReports.months),
      where: and(isOf(carbonReports.organizationId), inOwnOrganization(context, carbonReports.organizationId)),
    },
  ]
}

function yearsIn(months: SQLWrapper): SQL<number> {
  return sql`left(unnest(${months}), 4)::int`
}

/** Whether one of the months, YYYY-MM, is of the year. */
export function coversYear(months: SQLWrapper, year: number): SQL {
  return sql`exists (select from unnest(${months}) month where month like ${`${year}-%`})`
}

export function spansYear({ fromMonth, toMonth }: Record<'fromMonth' | 'toMonth', SQLWrapper>, year: number): SQL {
  return sql`(${fromMonth} <= ${`${year}-12`} and ${toMonth} >= ${`${year}-01`})`
}
