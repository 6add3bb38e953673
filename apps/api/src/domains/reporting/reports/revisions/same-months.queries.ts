import { and, desc, eq, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { reportLabels, reports } from '#database/schema/reports.ts'
import type { AnyContext } from '#lib/context.ts'
import type { ComputedReport } from '../planned-report.ts'
import type { OtherReport, StoredReport } from '../reports.presenter.ts'
import { coveredMonthsOf } from './source-digest.ts'

/** Lists the saved reports of the months and layout of a computed one, latest first, as far as they still hold. */
export async function listFormers(context: AnyContext, computed: ComputedReport): Promise<StoredReport[]> {
  const quarters = computed.quarters.map(({ firstMonth }) => firstMonth)
  const months = computed.quarters.flatMap((quarter) => quarter.months)
  const covered = coveredMonthsOf({ quarters: textArray(quarters), months: textArray(months) })
  return context.database
    .select()
    .from(reports)
    .where(
      and(
        eq(reports.organizationId, computed.organization._id),
        eq(reports.layout, computed.layout),
        sql`${reports.months}[1] = ${months[0]}`,
        sql`${coveredMonthsOf(reports)} = ${covered}`,
        isUncorrected(reports.id),
        sql`not ${isDeleted(reports.id)}`,
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
}

function textArray(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`
}

/**
 * Returns, for each report that was not corrected, the reports of the same months and layout beside it, latest first.
 * What was deleted or corrected is no more beside another.
 */
export async function mapOthers(context: AnyContext, ids: readonly string[]): Promise<Map<string, OtherReport[]>> {
  const other = alias(reports, 'other')
  const rows = await context.database
    .select({ of: reports.id, id: other.id, createdAt: other.createdAt })
    .from(reports)
    .innerJoin(
      other,
      and(
        eq(other.organizationId, reports.organizationId),
        eq(other.layout, reports.layout),
        ne(other.id, reports.id),
        // Both begin with the same month, which costs less to compare than all of them.
        sql`${other.months}[1] = ${reports.months}[1]`,
        sql`${coveredMonthsOf(other)} = ${coveredMonthsOf(reports)}`,
      ),
    )
    .where(
      and(
        inArray(reports.id, [...ids]),
        isUncorrected(reports.id),
        isUncorrected(other.id),
        sql`not ${isDeleted(other.id)}`,
      ),
    )
    .orderBy(desc(other.createdAt), desc(other.id))
  return Map.groupBy(rows, ({ of }) => of)
}

/** Returns the latest revision of each report that has one, of those that were not deleted. */
export async function mapRevisions(context: AnyContext, ids: readonly string[]): Promise<Map<string, OtherReport>> {
  const rows = await context.database
    .select({ of: reports.revisionOfId, id: reports.id, createdAt: reports.createdAt })
    .from(reports)
    .where(and(inArray(reports.revisionOfId, [...ids]), sql`not ${isDeleted(reports.id)}`))
    .orderBy(reports.createdAt)
  return new Map(rows.flatMap(({ of, ...revision }) => (of === null ? [] : [[of, revision] as const])))
}

export function isUncorrected(id: SQLWrapper): SQL {
  return sql`not exists (select from ${reports} revision
    where revision.revision_of_id = ${id} and not ${isDeleted(sql`revision.id`)})`
}

export function isDeleted(id: SQLWrapper): SQL {
  return sql`exists (select from ${reportLabels} label where label.report_id = ${id} and label.archived_at is not null)`
}
