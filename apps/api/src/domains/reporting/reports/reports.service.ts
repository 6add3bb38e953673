import { randomUUID } from 'node:crypto'
import type { Report, ReportData } from '@thant/contracts/reporting/report-data'
import type { ReportForm, ReportPreviewData } from '@thant/contracts/reporting/report-form'
import { eq } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { reports } from '#database/schema/reports.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { freeze } from '#lib/records/frozen-data.ts'
import { replacedOf } from '#lib/records/replaced-report.ts'
import { getSourceDigest } from './figures/report-figures.queries.ts'
import { recogniseLines, withTyper } from './findings/summary-lines.ts'
import type { ComputedReport } from './planned-report.ts'
import {
  computeReport,
  computeRevision,
  type ReportSubject,
  type SummaryLines,
  withRevised,
  withSummary,
} from './report-data.ts'
import { restoreReport } from './report-labels.service.ts'
import { assertMayWriteLines } from './reports.policy.ts'
import { presentReport, type StoredReport } from './reports.presenter.ts'
import { getReportInReach, getTyper, isArchived } from './reports.queries.ts'
import { listFormers } from './revisions/same-months.queries.ts'
import { findSameReport } from './revisions/saved-report.queries.ts'

/** Returns the saved report if one has the same content, so that the preview is what a download will show. */
export async function previewReport(context: Context, subject: ReportSubject): Promise<ReportPreviewData> {
  const computed = await computeReport(context, subject)
  const same = await findSameReport(context, computed)
  if (same === undefined || (await isArchived(context, same.id))) return { ...computed, saved: null }
  const { _id, createdAt, data } = presentReport(same)
  return { ...data, saved: { _id, createdAt } }
}

/**
 * Computes a report and freezes it: what is stored never changes (docs/rules.md#frozen-reports). Where one was saved
 * that says the same, that one is returned; if it was deleted, it is back.
 */
export async function createReport(context: Context, form: ReportForm): Promise<{ _id: string }> {
  assertMayWriteLines(context, form)
  const computed = await computeReport(context, form)
  const typing = { timeZone: context.settings.timeZone, typedBy: computed.company.name }
  const report = withSummary(computed, {
    ...(form.findings && { findings: recogniseLines(form.findings, computed.findings, typing) }),
    ...(form.recommendations && {
      recommendations: recogniseLines(form.recommendations, computed.recommendations, typing),
    }),
  })
  // Of two who save the same at once, the second finds the report of the first.
  await context.database
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, report.organization._id))
    .for('no key update')
  const same = await findSameReport(context, report)
  if (same !== undefined) {
    await restoreReport(context, same.id)
    return { _id: same.id }
  }
  const formers = form.replaces ? await listFormers(context, report) : []
  const former = replacedOf(context, formers, form.replaces)
  if (former === undefined) return freezeReport(context, report)
  return freezeReport(context, withRevised(report, revisedOf(former)), former.id)
}

/** Creates a new report of the same months from the current data, with the lines that somebody typed. */
export async function reviseReport(context: Context, id: string): Promise<{ _id: string }> {
  const stored = await getReportInReach(context, id)
  const { data: old } = presentReport(stored)
  const computed = await computeRevision(context, stored.organizationId, old, revisedOf(stored))
  const typer = await getTyper(context, stored.id, old)
  const lines: Required<SummaryLines> = {
    findings: [
      ...computed.findings,
      ...old.findings.filter(({ isLiteral }) => isLiteral).map((line) => withTyper(line, typer)),
    ],
    recommendations: old.recommendations.map((line) => withTyper(line, typer)),
  }
  return freezeReport(context, withSummary(computed, lines), stored.id)
}

function revisedOf(former: StoredReport): NonNullable<ReportData['revises']> {
  const { number, sha256, data } = presentReport(former)
  return { number, sha256, reportDate: data.reportDate }
}

async function freezeReport(
  context: Context,
  data: ComputedReport,
  revisionOfId: string | null = null,
): Promise<Pick<Report, '_id'>> {
  const id = randomUUID()
  const months = data.quarters.flatMap((quarter) => quarter.months)
  await context.database.insert(reports).values({
    id,
    createdAt: context.clock.now(),
    createdById: context.actor.id,
    organizationId: data.organization._id,
    title: data.title,
    period: data.period,
    layout: data.layout,
    quarters: data.quarters.map(({ firstMonth }) => firstMonth),
    months,
    weightKg: String(data.figures.weightKg),
    factorSetId: data.factorSet._id,
    ...freeze(data),
    sourceDigest: await getSourceDigest(context, data.organization._id, months),
    revisionOfId,
  })
  await recordAudit(context, {
    action: revisionOfId === null ? 'report.create' : 'report.revise',
    entity: 'report',
    entityId: id,
    after: {
      organization: data.organization.name,
      title: data.title,
      layout: data.layout,
      weightKg: data.figures.weightKg,
    },
  })
  return { _id: id }
}
