import { emissionScaleOf } from '@thant/contracts/materials/emissions'
import {
  type CarbonFigures,
  type CarbonReport,
  type SavedCarbonReport,
  type SavedCarbonRow,
  savedCarbonDataSchema,
} from '@thant/contracts/reporting/carbon'
import { and, desc, eq } from 'drizzle-orm'
import { carbonReports } from '#database/schema/carbon.ts'
import { canonicalJson } from '#lib/canonical-json.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { presentFrozen } from '#lib/records/frozen-data.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { inOwnOrganization } from '#lib/scope.ts'
import { getCarbonFigures } from './carbon.queries.ts'

export type StoredCarbonReport = typeof carbonReports.$inferSelect

/** Lists the saved reports of the quarter beside its current figures. Reports are saved of whole organizations only. */
export async function getCarbonReport(
  context: Context,
  organizationId: string,
  firstMonth: string,
  site?: string,
): Promise<CarbonReport> {
  const figures = await getCarbonFigures(context, organizationId, firstMonth, site)
  const saved = figures.sites ? [] : await listSaved(context, organizationId, firstMonth)
  return { ...figures, saved: saved.map((report) => presentSavedRow(report, figures)) }
}

/** The latest first. */
export function listSaved(context: AnyContext, organizationId: string, quarter: string): Promise<StoredCarbonReport[]> {
  return context.database
    .select()
    .from(carbonReports)
    .where(and(eq(carbonReports.organizationId, organizationId), eq(carbonReports.quarter, quarter)))
    .orderBy(desc(carbonReports.createdAt), desc(carbonReports.id))
}

export async function getSavedCarbonReport(context: Context, id: string): Promise<SavedCarbonReport> {
  const [report] = await context.database
    .select()
    .from(carbonReports)
    .where(and(eq(carbonReports.id, id), inOwnOrganization(context, carbonReports.organizationId)))
  if (report === undefined) throw new AppError('carbon.not-found')
  return presentSaved(report)
}

/** Finds a report by its fingerprint, for readers who have the paper. */
export async function findCarbonReport(context: AnyContext, sha256: string): Promise<SavedCarbonReport | undefined> {
  const [report] = await context.database.select().from(carbonReports).where(eq(carbonReports.sha256, sha256)).limit(1)
  return report && presentSaved(report)
}

/** When a later report of the same quarter was saved. */
export async function findCarbonRevision(context: AnyContext, id: string): Promise<Date | undefined> {
  const [revision] = await context.database
    .select({ createdAt: carbonReports.createdAt })
    .from(carbonReports)
    .where(eq(carbonReports.revisionOfId, id))
  return revision?.createdAt
}

export function presentSavedRow(report: StoredCarbonReport, today: CarbonFigures): SavedCarbonRow {
  const { _id, number, createdAt, sha256, data } = presentSaved(report)
  const { name, version } = data.factorSet
  const { direct, avoided } = data.emissions.total
  return {
    _id,
    number,
    createdAt,
    sha256,
    factorSet: { name, version },
    emissions: { direct, avoided, ...emissionScaleOf(data.emissions) },
    isCurrent: hasContent(report, today),
  }
}

/** Whether a saved report has these figures, whatever its date. */
export function hasContent(report: StoredCarbonReport, figures: CarbonFigures): boolean {
  const { reportDate: _date, company: _company, ...saved } = presentSaved(report).data
  return canonicalJson(withoutAssessments(saved)) === canonicalJson(withoutAssessments(figures))
}

/** Sets never change, so reports of former releases have the content of today's although they do not say this of them. */
function withoutAssessments({ factorSet, earlierFactorSets = [], ...figures }: CarbonFigures): object {
  const sets = [...earlierFactorSets.map((earlier) => earlier.factorSet), factorSet]
  return {
    ...figures,
    months: [figures.months, earlierFactorSets.map(({ months }) => months)],
    factorSets: sets.map(({ assessment, ...set }) => set),
  }
}

function presentSaved(report: StoredCarbonReport): SavedCarbonReport {
  return presentFrozen(report, savedCarbonDataSchema)
}
