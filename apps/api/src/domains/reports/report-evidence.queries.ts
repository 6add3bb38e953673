import type { GriItem } from '@thant/contracts/gri-items'
import { collectionNoteNumberOf } from '@thant/contracts/pickups'
import type { EvidencePickup, ReportEvidence } from '@thant/contracts/report-evidence'
import type { MonthlyWaste } from '@thant/contracts/wastes'
import { eq } from 'drizzle-orm'
import { reports } from '#database/schema/reports.ts'
import { getCompany } from '#domains/company/company.service.ts'
import { getCoverage } from '#domains/consignments/coverage.queries.ts'
import { griTables } from '#domains/gri/gri-tables.ts'
import { listItemsOfMonths } from '#domains/wastes/gri-items.queries.ts'
import { addGrams, emptyMonth } from '#domains/wastes/wastes.queries.ts'
import { AppError } from '#lib/app-error.ts'
import { monthOf } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import { getShareLink } from './reports.queries.ts'
import { coveredMonthsOf, isSourceChanged } from './source-digest.ts'

/**
 * Computes the months of a report as they are known now. The link opens one report, so its reader reaches the items of
 * that report's organization and months and no others. The tables are summed up from the items that are sent, so that
 * both agree to the gram.
 */
export async function getSharedEvidence(context: AnyContext, link: string): Promise<ReportEvidence> {
  const { reportId } = await getShareLink(context, link)
  const [report] = await context.database
    .select({
      organizationId: reports.organizationId,
      months: coveredMonthsOf(reports),
      isChanged: isSourceChanged(context.settings.timeZone),
    })
    .from(reports)
    .where(eq(reports.id, reportId))
  if (report === undefined) throw new AppError('report.not-found')
  const { organizationId, months, isChanged } = report
  const items = await listItemsOfMonths({ ...context, reach: 'any' }, organizationId, months)
  const coveredByConsignments = await getCoverage(context, monthlyWastesOf(items, context.settings.timeZone))
  const { weightUncertainty } = await getCompany(context)
  return {
    computedAt: context.clock.now().toISOString(),
    dataChangedSince: isChanged,
    tables: griTables(
      items.map(({ weightKg, ...item }) => ({ ...item, grams: Math.round(weightKg * 1_000) })),
      { coveredByConsignments, weightUncertainty },
    ),
    pickups: evidencePickupsOf(items),
  }
}

function monthlyWastesOf(items: readonly GriItem[], timeZone: string): MonthlyWaste[] {
  const months = new Map<string, MonthlyWaste>()
  for (const { pickUpTime, wasteType, weightKg } of items) {
    const month = monthOf(new Date(pickUpTime), timeZone)
    const record = months.get(month) ?? emptyMonth(month)
    addGrams(record, wasteType, Math.round(weightKg * 1_000))
    months.set(month, record)
  }
  return [...months.values()]
}

/** Items of one pickup follow each other. */
function evidencePickupsOf(items: readonly GriItem[]): EvidencePickup[] {
  const pickups = new Map<string, EvidencePickup>()
  for (const { pickup, pickUpTime, site, productName, wasteType, treatment, measure, isHazardous, weightKg } of items) {
    const known = pickups.get(pickup) ?? {
      collectionNote: collectionNoteNumberOf(pickup),
      pickUpTime,
      site: site.name,
      items: [],
    }
    known.items.push({ productName, wasteType, treatment, measure, isHazardous, weightKg })
    pickups.set(pickup, known)
  }
  return [...pickups.values()]
}
