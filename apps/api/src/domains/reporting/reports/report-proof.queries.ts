import type { ReplyOf } from '@thant/contracts/endpoint'
import { emissionScaleOf } from '@thant/contracts/materials/emissions'
import type { KnownWeight } from '@thant/contracts/materials/uncertainty'
import { sumKg, wasteTreatments } from '@thant/contracts/materials/wastes'
import type { SavedCarbonReport } from '@thant/contracts/reporting/carbon'
import type { GriProof } from '@thant/contracts/reporting/gri-proof'
import { periodOf } from '@thant/contracts/reporting/quarters'
import { type Report, reportNumberOf, type TreatedWeight } from '@thant/contracts/reporting/report-data'
import type { ReportProof } from '@thant/contracts/reporting/report-proof'
import type { reportEndpoints } from '@thant/contracts/reporting/reports'
import { desc, eq } from 'drizzle-orm'
import { reports } from '#database/schema/reports.ts'
import { findCarbonReport, findCarbonRevision } from '#domains/reporting/carbon/saved-carbon.queries.ts'
import { findGriProof } from '#domains/reporting/gri/saved-reports/gri-proof.queries.ts'
import type { AnyContext } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { divertedOf, percentOf } from './figures/figures.ts'
import { getReport, getTyper, isArchived, isPrivate, presentWithRevision } from './reports.queries.ts'
import { mapOthers } from './revisions/same-months.queries.ts'

/** Also answers for private and deleted reports, because only holders of a report know its fingerprint. */
export async function findReportProof(context: AnyContext, sha256: string): Promise<ReportProof | GriProof> {
  const digest = sha256.toLowerCase()
  const [report] = await context.database
    .select()
    .from(reports)
    .where(eq(reports.sha256, digest))
    .orderBy(desc(reports.createdAt))
    .limit(1)
  if (report) return proofOf(context, await presentWithRevision(context, report))
  const carbon = await findCarbonReport(context, digest)
  if (carbon) return proofOfCarbon(carbon, await findCarbonRevision(context, carbon._id))
  const gri = await findGriProof(context, digest)
  if (gri === undefined) throw new AppError('report.not-found')
  return gri
}

export async function verifyReport(
  context: AnyContext,
  id: string,
  claimed: string,
): Promise<ReplyOf<typeof reportEndpoints.verify>> {
  const report = await getReport(context, id)
  const isGenuine = report.sha256 === claimed.toLowerCase()
  const isHidden = (await isPrivate(context, id)) || (await isArchived(context, id))
  if (!isGenuine && isHidden) throw new AppError('report.not-found')
  return {
    isGenuine,
    title: report.data.title,
    period: periodOf(report.data),
    organization: report.data.organization.name,
    createdAt: report.createdAt,
    proof: isGenuine ? await proofOf(context, report) : null,
  }
}

async function proofOf(context: AnyContext, report: Report): Promise<ReportProof> {
  const { number, createdAt, revisedAt, revisedBy, data } = report
  const { pickups, weightKg, composition, emissions } = data.figures
  const { direct, avoided, net } = emissions.total
  return {
    number,
    period: periodOf(data),
    organization: data.organization.name,
    createdAt,
    madeBy: data.company.name,
    revisedAt,
    revisedBy: revisedBy && reportNumberOf(revisedBy),
    ...(data.revises && { revises: data.revises }),
    kind: 'waste',
    pickups,
    weightKg,
    uncertaintyPercent: data.figures.uncertaintyPercent ?? null,
    measures: measuresOf(data.figures.measures),
    composition,
    whatBecame: whatBecameOf(data),
    remarks: await listRemarks(context, report),
    others: ((await mapOthers(context, [report._id])).get(report._id) ?? []).map((other) => ({
      number: reportNumberOf(other.id),
      createdAt: other.createdAt.toISOString(),
    })),
    // The cards of former reports were written each by its own size.
    emissions: { direct, avoided, net, ...(emissions.withoutFactor && emissionScaleOf(emissions)) },
  }
}

/** Summed as on the paper, where each kilogram stands with its destination too. */
function whatBecameOf({ figures: { treatments, weightKg } }: Report['data']): ReportProof['whatBecame'] {
  if (treatments === undefined) return null
  const ofTreatment = wasteTreatments.map((treatment) => ({
    treatment,
    weightKg: sumKg(treatments.flatMap((way) => (way.treatment === treatment ? [way.weightKg] : []))),
  }))
  return {
    divertedPercent: percentOf(divertedOf(treatments), weightKg),
    treatments: ofTreatment.filter((way) => way.weightKg > 0),
    destinations: destinationsOf(treatments),
  }
}

function destinationsOf(treated: readonly TreatedWeight[]): NonNullable<ReportProof['whatBecame']>['destinations'] {
  const rankOf = ({ name, weightKg }: { name: string | null; weightKg: number }) => (name === null ? 0 : -weightKg)
  return [...Map.groupBy(treated, ({ destination }) => destination)]
    .map(([name, ways]) => ({ name, weightKg: sumKg(ways.map((way) => way.weightKg)) }))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** What is known in no way is left out. */
function measuresOf(measures: readonly KnownWeight[] | undefined): ReportProof['measures'] {
  if (measures === undefined) return null
  return measures.filter(({ weightKg }) => weightKg > 0).map(({ measure, weightKg }) => ({ measure, weightKg }))
}

async function listRemarks(context: AnyContext, { _id, data }: Report): Promise<ReportProof['remarks']> {
  const typed = [...data.findings, ...data.recommendations].filter(({ isLiteral }) => isLiteral)
  if (typed.length === 0) return []
  const typer = await getTyper(context, _id, data)
  return typed.map(({ text, typedBy = typer }) => ({ typedBy, text }))
}

function proofOfCarbon({ number, createdAt, data }: SavedCarbonReport, revisedAt: Date | undefined): ReportProof {
  const { total, materials } = data.emissions
  return {
    number,
    period: data.period,
    organization: data.organization.name,
    createdAt,
    madeBy: data.company,
    revisedAt: revisedAt?.toISOString() ?? null,
    revisedBy: null,
    kind: 'carbon',
    pickups: null,
    weightKg: total.weightKg,
    uncertaintyPercent: data.uncertaintyPercent ?? null,
    measures: measuresOf(data.measures),
    composition: materials
      .filter(({ weightKg }) => weightKg > 0)
      .map(({ material, weightKg }) => ({ name: material, quantity: weightKg })),
    whatBecame: null,
    remarks: [],
    others: [],
    emissions: { direct: total.direct, avoided: total.avoided, net: total.net, ...emissionScaleOf(data.emissions) },
  }
}
