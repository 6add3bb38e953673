import type { Composition } from '@thant/contracts/reporting/gri'
import { comparedYears, type Restatement } from '@thant/contracts/reporting/gri-years'
import { reportNumberOf } from '@thant/contracts/reporting/report-data'
import { and, desc, gte, isNull, lt } from 'drizzle-orm'
import { griReports } from '#database/schema/gri-reports.ts'
import { listTreatedWastes } from '#domains/materials/wastes/wastes.queries.ts'
import type { Context } from '#lib/context.ts'
import type { GriScopeIds } from '../gri-subject.ts'
import { compositionOf } from '../gri-tables.ts'
import { savedComposition } from '../saved-reports/gri-reports.presenter.ts'
import { isChangedSince, isOfScope, isUncorrected, reachedReports } from '../saved-reports/gri-reports.queries.ts'

type Compared = { from: string; baseYear: number | null }

/**
 * Lists what saved reports of earlier years say, where the data of their months say something else today. Reports that
 * were corrected are left out, and those of months that were not over.
 */
export async function listRestatements(
  context: Context,
  scope: GriScopeIds,
  { from, baseYear }: Compared,
): Promise<Restatement[]> {
  const year = Number(from.slice(0, 4))
  const firstYear = Math.min(year - comparedYears + 1, baseYear ?? year)
  const reports = await context.database
    .select({
      id: griReports.id,
      createdAt: griReports.createdAt,
      fromMonth: griReports.fromMonth,
      toMonth: griReports.toMonth,
      weightKg: griReports.weightKg,
      divertedKg: griReports.divertedKg,
    })
    .from(griReports)
    .where(
      and(
        isOfScope(scope),
        reachedReports(context),
        gte(griReports.fromMonth, `${firstYear}-01`),
        lt(griReports.toMonth, `${year}-01`),
        isNull(griReports.countedUntil),
        isUncorrected(griReports.id),
        isChangedSince(),
      ),
    )
    .orderBy(desc(griReports.toMonth), desc(griReports.fromMonth), desc(griReports.createdAt))
    .limit(maxRestatements)
  const restatements = await Promise.all(
    reports.map(async (report) => {
      const { id, createdAt, fromMonth, toMonth } = report
      const months = { from: fromMonth, to: toMonth }
      const wastes = await listTreatedWastes(context, { ...months, site: scope.site }, scope.organizationId)
      const [saved, today] = [savedComposition(report), compositionOf(wastes)]
      return { number: reportNumberOf(id), createdAt: createdAt.toISOString(), ...months, saved, today }
    }),
  )
  return restatements.filter(({ saved, today }) => !isSame(saved, today))
}
const maxRestatements = 24

function isSame(one: Composition, other: Composition): boolean {
  return one.generated === other.generated && one.divertedFromDisposal === other.divertedFromDisposal
}
