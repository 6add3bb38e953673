import { createHash, randomUUID } from 'node:crypto'
import { dayMs } from '@thant/contracts/durations'
import type { Report, ReportData, ReportForm, ReportLink } from '@thant/contracts/reports'
import { stringify } from 'safe-stable-stringify'
import { reports } from '#database/schema/reports.ts'
import { addLink, revokeLink } from '#domains/links/links.service.ts'
import { AppError } from '#lib/app-error.ts'
import { recordAudit } from '#lib/audit.ts'
import type { Context } from '#lib/context.ts'
import type { ComputedReport } from './planned-report.ts'
import { computeReport, type ReportSubject, type SummaryLines, withSummary } from './report-data.ts'
import { getSourceDigest } from './report-figures.queries.ts'
import { presentReport } from './reports.presenter.ts'
import { getReportInReach, presentLink } from './reports.queries.ts'
import { recogniseLines } from './summary-lines.ts'

/** Computes a report and freezes it: what is stored never changes (docs/rules.md 13). */
export async function createReport(context: Context, form: ReportForm): Promise<{ _id: string }> {
  const id = randomUUID()
  const computed = await computeReport(context, form, id)
  const { timeZone } = context.settings
  return freezeReport(context, id, form, {
    ...withSummary(computed, {
      ...(form.findings && { findings: recogniseLines(form.findings, computed.findings, timeZone) }),
      ...(form.recommendations && {
        recommendations: recogniseLines(form.recommendations, computed.recommendations, timeZone),
      }),
    }),
  })
}

/** Creates a new report of the same quarters from the current data, with the lines that somebody typed. */
export async function reviseReport(context: Context, id: string): Promise<{ _id: string }> {
  const stored = await getReportInReach(context, id)
  const { data: old } = presentReport(stored)
  const subject = { organization: stored.organizationId, quarters: stored.quarters, layout: old.layout }
  const newId = randomUUID()
  const computed = await computeReport(context, subject, newId)
  const lines: Required<SummaryLines> = {
    findings: [...computed.findings, ...old.findings.filter(({ isLiteral }) => isLiteral)],
    recommendations: old.recommendations,
  }
  return freezeReport(context, newId, subject, withSummary(computed, lines), stored.id)
}

/** The token is returned only here, because only its hash is stored. */
export async function shareReport(
  context: Context,
  id: string,
  expiresInDays: number,
): Promise<ReportLink & { link: string }> {
  await getReportInReach(context, id)
  const { token, ...link } = await addLink(context, 'report', id, expiresInDays * dayMs)
  await recordAudit(context, {
    action: 'report.share',
    entity: 'report',
    entityId: id,
    after: { expiresAt: link.expiresAt.toISOString() },
  })
  return { ...presentLink(link), link: token }
}

export async function revokeReportLink(context: Context, id: string, linkId: string): Promise<null> {
  await getReportInReach(context, id)
  if (!(await revokeLink(context, 'report', id, linkId))) throw new AppError('report.link-not-found')
  await recordAudit(context, { action: 'report.revoke-link', entity: 'report', entityId: id })
  return null
}

async function freezeReport(
  context: Context,
  id: string,
  { quarters, layout }: ReportSubject,
  data: ComputedReport,
  revisionOfId: string | null = null,
): Promise<Pick<Report, '_id'>> {
  const text = canonical(data)
  const months = data.quarters.flatMap((quarter) => quarter.months)
  await context.database.insert(reports).values({
    id,
    createdAt: context.clock.now(),
    createdById: context.actor.id,
    organizationId: data.organization._id,
    title: data.title,
    period: data.period,
    layout,
    quarters: [...quarters].sort(),
    months,
    weightKg: String(data.figures.weightKg),
    factorSetId: data.factorSet._id,
    data: text,
    sha256: createHash('sha256').update(text).digest('hex'),
    sourceDigest: await getSourceDigest(context, data.organization._id, months),
    revisionOfId,
  })
  await recordAudit(context, {
    action: revisionOfId === null ? 'report.create' : 'report.revise',
    entity: 'report',
    entityId: id,
    after: { organization: data.organization.name, title: data.title, layout, weightKg: data.figures.weightKg },
  })
  return { _id: id }
}

/** Writes JSON with sorted keys and no spaces, so that anyone with the data can reproduce the same bytes. */
function canonical(data: ReportData): string {
  const text = stringify(data)
  if (text === undefined) throw new Error('a report can not be written as JSON')
  return text
}
