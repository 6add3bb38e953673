import type { ReplyOf } from '@thant/contracts/endpoint'
import { periodOf } from '@thant/contracts/quarters'
import type { Report, ReportProof, reportEndpoints } from '@thant/contracts/reports'
import { desc, eq } from 'drizzle-orm'
import { reports } from '#database/schema/reports.ts'
import { AppError } from '#lib/app-error.ts'
import type { AnyContext } from '#lib/context.ts'
import { getReport, isPrivate, presentWithRevision } from './reports.queries.ts'

/** Also answers for private reports, because only holders of a report know its fingerprint. */
export async function findReportProof(context: AnyContext, sha256: string): Promise<ReportProof> {
  const [report] = await context.database
    .select()
    .from(reports)
    .where(eq(reports.sha256, sha256.toLowerCase()))
    .orderBy(desc(reports.createdAt))
    .limit(1)
  if (report === undefined) throw new AppError('report.not-found')
  return proofOf(await presentWithRevision(context, report))
}

export async function verifyReport(
  context: AnyContext,
  id: string,
  claimed: string,
): Promise<ReplyOf<typeof reportEndpoints.verify>> {
  const report = await getReport(context, id)
  const isGenuine = report.sha256 === claimed.toLowerCase()
  if (!isGenuine && (await isPrivate(context, id))) throw new AppError('report.not-found')
  return {
    isGenuine,
    title: report.data.title,
    period: periodOf(report.data),
    organization: report.data.organization.name,
    createdAt: report.createdAt,
    proof: isGenuine ? proofOf(report) : null,
  }
}

function proofOf({ number, createdAt, revisedAt, data }: Report): ReportProof {
  const { pickups, weightKg, composition, emissions } = data.figures
  const { direct, avoided, net } = emissions.total
  return {
    number,
    period: periodOf(data),
    organization: data.organization.name,
    createdAt,
    revisedAt,
    ...(data.revises && { revises: data.revises }),
    pickups,
    weightKg,
    composition,
    emissions: { direct, avoided, net },
  }
}
