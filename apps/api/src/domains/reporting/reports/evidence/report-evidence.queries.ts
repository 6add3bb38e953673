import type { MonthlyWaste } from '@thant/contracts/materials/wastes'
import type { GriItem } from '@thant/contracts/reporting/gri-items'
import type { EvidencePickup, ReportEvidence } from '@thant/contracts/reporting/report-evidence'
import { collectionNoteNumberOf } from '@thant/contracts/service/collection-notes'
import { getCompany } from '#domains/company/company/company.service.ts'
import { listProfilesInForce } from '#domains/materials/treatment-profiles/profiles-in-force.queries.ts'
import { listItemsOfMonths, type PlacedItem } from '#domains/materials/wastes/gri-items.queries.ts'
import { addGrams, emptyMonth, listTreatedMonths, type TreatedMonth } from '#domains/materials/wastes/wastes.queries.ts'
import { factorPeriods } from '#domains/reporting/carbon/factor-periods.ts'
import { listFactorSets } from '#domains/reporting/carbon/factor-sets.queries.ts'
import { getCoverage } from '#domains/reporting/consignments/coverage.queries.ts'
import { category5 } from '#domains/reporting/gri/category-5.ts'
import { griTables } from '#domains/reporting/gri/gri-tables.ts'
import { monthOf } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import type { SharedKind } from '../sharing/report-links.queries.ts'
import { listEvidenceDestinations, listEvidenceLoads } from './evidence-loads.queries.ts'
import { type EvidenceSubject, getSharedSubject } from './evidence-subject.queries.ts'

export async function getSharedEvidence(context: AnyContext, kind: SharedKind, link: string): Promise<ReportEvidence> {
  const { evidence } = await readEvidence(context, await getSharedSubject(context, kind, link))
  return evidence
}

/** The evidence, and what its tables are summed up from. */
export type ReadEvidence = {
  evidence: ReportEvidence
  /** Null of all organizations together: what was collected is then known by month alone. */
  items: PlacedItem[] | null
  wastes: TreatedMonth[]
}

/**
 * Computes the months of a report as they are known now. Tables and emissions are summed up from the items that are
 * sent, so that all agree to the gram.
 */
export async function readEvidence(context: AnyContext, subject: EvidenceSubject): Promise<ReadEvidence> {
  const { months } = subject
  const items = await listItems(context, subject)
  const wastes =
    items === null
      ? await listTreatedMonths(context, spanOf(months))
      : items.map((item) => wasteOf(item, context.settings.timeZone))
  const coveredByConsignments = await getCoverage(context, monthlyWastesOf(wastes))
  const { weightUncertainty } = await getCompany(context)
  const periods = await listPeriods(context, months, wastes)
  const evidence: ReportEvidence = {
    computedAt: context.clock.now().toISOString(),
    dataChangedSince: subject.isChanged,
    months,
    tables: griTables(wastes, { coveredByConsignments, weightUncertainty }),
    pickups: items && evidencePickupsOf(items),
    loads: await listEvidenceLoads(context, subject),
    destinations: await listEvidenceDestinations(context, subject),
    profiles: await listProfilesInForce(context, spanOf(months)),
    scope3Category5: category5(periods),
    factors: periods.map(({ from, to, factorSet }) => ({ months: { from, to }, factorSet })),
  }
  return { evidence, items, wastes }
}

async function listItems(context: AnyContext, { organizationId, siteId, months }: EvidenceSubject) {
  if (organizationId === null) return null
  return listItemsOfMonths({ ...context, reach: 'any' }, organizationId, months, siteId ?? undefined)
}

/** The factor sets that months of the report count by, each with the waste of its months. */
async function listPeriods(context: AnyContext, months: readonly string[], wastes: readonly TreatedMonth[]) {
  const periods = factorPeriods(await listFactorSets(context), spanOf(months))
  return periods.flatMap(({ from: begin, to: end, factorSet }) => {
    const covered = months.filter((month) => (begin === undefined || month >= begin) && month <= end)
    const [from, to] = [covered[0], covered.at(-1)]
    if (from === undefined || to === undefined) return []
    return [{ from, to, factorSet, wastes: wastes.filter(({ month }) => covered.includes(month)) }]
  })
}

function spanOf(months: readonly string[]): { from: string; to: string } {
  return { from: months[0] ?? '', to: months.at(-1) ?? '' }
}

function wasteOf(item: GriItem, timeZone: string): TreatedMonth {
  const { pickUpTime, wasteType, treatment, measure, isHazardous, weightKg } = item
  const month = monthOf(new Date(pickUpTime), timeZone)
  return { month, wasteType, treatment, measure, isHazardous, grams: Math.round(weightKg * 1_000) }
}

function monthlyWastesOf(wastes: readonly TreatedMonth[]): MonthlyWaste[] {
  const months = new Map<string, MonthlyWaste>()
  for (const { month, wasteType, grams } of wastes) {
    const record = months.get(month) ?? emptyMonth(month)
    addGrams(record, wasteType, grams)
    months.set(month, record)
  }
  return [...months.values()]
}

/** Items of one pickup follow each other. */
function evidencePickupsOf(items: readonly GriItem[]): EvidencePickup[] {
  const pickups = new Map<string, EvidencePickup>()
  for (const item of items) {
    const known = pickups.get(item.pickup) ?? {
      collectionNote: collectionNoteNumberOf(item.pickup),
      pickUpTime: item.pickUpTime,
      site: item.site.name,
      items: [],
    }
    const { productName, wasteType, treatment, destination, measure, isHazardous, weightKg } = item
    known.items.push({ productName, wasteType, treatment, destination, measure, isHazardous, weightKg })
    pickups.set(item.pickup, known)
  }
  return [...pickups.values()]
}
