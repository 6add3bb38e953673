import type { ReportData } from '@thant/contracts/reporting/report-data'
import { and, desc, eq } from 'drizzle-orm'
import { reports } from '#database/schema/reports.ts'
import { canonicalJson } from '#lib/canonical-json.ts'
import type { Context } from '#lib/context.ts'
import type { ComputedReport } from '../planned-report.ts'
import type { StoredReport } from '../reports.presenter.ts'
import { isDeleted, isUncorrected } from './same-months.queries.ts'

/**
 * Finds a saved report with the same content that was not corrected, whatever its date and whatever it corrects; one that
 * was deleted only where no other is left.
 */
export async function findSameReport(context: Context, computed: ComputedReport): Promise<StoredReport | undefined> {
  const candidates = await context.database
    .select()
    .from(reports)
    .where(
      and(
        eq(reports.organizationId, computed.organization._id),
        eq(reports.layout, computed.layout),
        eq(reports.title, computed.title),
        eq(reports.weightKg, String(computed.figures.weightKg)),
        isUncorrected(reports.id),
      ),
    )
    .orderBy(isDeleted(reports.id), desc(reports.createdAt), desc(reports.id))
    .limit(maxCandidates)
  const wanted = contentOf(computed)
  return candidates.find(({ data }) => contentOf(JSON.parse(data) as ReportData) === wanted)
}
const maxCandidates = 20

/**
 * Leaves out the pages too, because they are computed from the rest and contain both. Factor sets never change, so a
 * report of a former release has the content of today's although it does not say which potentials they use.
 */
function contentOf({ pages, reportDate, revises, factorSet, earlierFactorSets = [], ...said }: ReportData): string {
  const factorSets = [...earlierFactorSets, factorSet].map(({ assessment, ...set }) => set)
  return canonicalJson({ ...said, factorSets })
}
