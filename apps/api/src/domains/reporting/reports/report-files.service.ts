import { dayMs } from '@thant/contracts/durations'
import type { QueryOf, ReplyOf } from '@thant/contracts/endpoint'
import { periodOf } from '@thant/contracts/reporting/quarters'
import { type Report, reportNumberOf } from '@thant/contracts/reporting/report-data'
import type { downloadEndpoints } from '@thant/contracts/reporting/report-downloads'
import { and, eq } from 'drizzle-orm'
import { reportFiles, reports } from '#database/schema/reports.ts'
import type { AnyContext } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { pdfReply } from '#lib/requests/pdf-reply.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import { engineVersion } from '#lib/typst/engine-version.ts'
import type { PrintedReport } from '#lib/typst/printed-document.ts'
import { assertReportReadable, getReport } from './reports.queries.ts'
import { getShareLink } from './sharing/report-links.queries.ts'

type Choice = QueryOf<typeof downloadEndpoints.pdf>
type PdfState = ReplyOf<typeof downloadEndpoints.state>

/** Throws 404 for callers who may not read the report. */
export async function getReportPdf(context: AnyContext, id: string, choice: Choice): Promise<FileReply> {
  await assertReportReadable(context, id)
  return drawOnce(context, id, choice, `report_${id}.pdf`)
}

/** Serves the same file to the holder of a share link, under a name that does not contain the id. */
export async function getSharedPdf(context: AnyContext, link: string, choice: Choice): Promise<FileReply> {
  const { reportId } = await getShareLink(context, 'report', link)
  return drawOnce(context, reportId, choice, `report_${reportNumberOf(reportId)}.pdf`)
}

/**
 * Serves the cached file, or draws and caches it. A file is recorded only once it is whole on disk, so that a crash
 * leaves no half file in use.
 */
async function drawOnce(context: AnyContext, id: string, choice: Choice, fileName: string): Promise<FileReply> {
  const cached = await openCached(context, id, choice).catch(unlessAway)
  if (cached) return { ...cached, contentType: 'application/pdf', fileName }
  context.typesetter.admit(drawingId(id, choice))
  const report = await getReport(context, id)
  const pdf = await context.typesetter.draw(documentOf(context, report, choice), context.hasLeft)
  await cache(context, id, choice, pdf).catch(unlessAway)
  return pdfReply(pdf, fileName)
}

/** A PDF can be drawn again at any time, so a store that is away costs the time of drawing it and nothing else. */
function unlessAway(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'server.files-away') throw error
}

export async function getReportPdfState(context: AnyContext, id: string, choice: Choice): Promise<PdfState> {
  await assertReportReadable(context, id)
  return stateOf(context, id, choice)
}

export async function getSharedPdfState(context: AnyContext, link: string, choice: Choice): Promise<PdfState> {
  const { reportId } = await getShareLink(context, 'report', link)
  return stateOf(context, reportId, choice)
}

async function stateOf(context: AnyContext, id: string, choice: Choice): Promise<PdfState> {
  const [report] = await context.database
    .select({ key: reportFiles.key })
    .from(reports)
    .leftJoin(reportFiles, isFileOf(id, choice))
    .where(eq(reports.id, id))
  if (report === undefined) throw new AppError('report.not-found')
  if (report.key !== null) return { state: 'ready', ahead: 0 }
  return context.typesetter.stateOf(drawingId(id, choice))
}

function isFileOf(id: string, { standard, language }: Choice) {
  return and(
    eq(reportFiles.reportId, id),
    eq(reportFiles.standard, standard),
    eq(reportFiles.language, language),
    eq(reportFiles.engine, engineVersion()),
  )
}

const drawingId = (id: string, { standard, language }: Choice) => `report/${id}/${standard}/${language}`

async function openCached(context: AnyContext, id: string, choice: Choice) {
  const { clock, database, storage } = context
  const [file] = await database.select().from(reportFiles).where(isFileOf(id, choice))
  if (file === undefined) return undefined
  const stored = await storage.get(file.key)
  const now = clock.now()
  // One update a day is enough, because the sweep only looks for files that were unused for a month.
  if (stored && now.getTime() - file.usedAt.getTime() > dayMs) {
    await database.update(reportFiles).set({ usedAt: now }).where(isFileOf(id, choice))
  }
  if (stored === undefined) await database.delete(reportFiles).where(eq(reportFiles.key, file.key))
  return stored
}

/** If several requests drew the same PDF at once, on any server, the first file is kept and the others are deleted. */
async function cache({ clock, database, storage }: AnyContext, id: string, choice: Choice, pdf: Uint8Array) {
  const key = await storage.put(pdf, 'pdf')
  const now = clock.now()
  const { standard, language } = choice
  const inserted = await database
    .insert(reportFiles)
    .values({
      reportId: id,
      standard,
      language,
      engine: engineVersion(),
      key,
      bytes: pdf.length,
      drawnAt: now,
      usedAt: now,
    })
    .onConflictDoNothing()
    .returning({ key: reportFiles.key })
  if (inserted.length === 0) await storage.delete(key)
}

function documentOf(
  { settings }: AnyContext,
  { _id, number, createdAt, sha256, data }: Report,
  choice: Choice,
): PrintedReport {
  return {
    layout: 'report',
    id: drawingId(_id, choice),
    pages: data.pages,
    title: {
      text: '{{name}}, Waste Audit Report, {{title}}',
      values: { name: data.organization.name, title: { quarters: periodOf(data) } },
    },
    language: choice.language,
    timeZone: settings.timeZone,
    createdAt,
    companyName: data.company.name,
    proof: { number, sha256, verifyUrl: `${settings.publicUrl}/report/verify` },
    standard: choice.standard,
  }
}
