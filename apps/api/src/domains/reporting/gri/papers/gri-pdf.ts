import type { Language } from '@thant/contracts/customers/auth'
import type { PlanPage } from '@thant/contracts/materials/plan'
import { griBoundary } from '@thant/contracts/reporting/gri'
import type { GriReport } from '@thant/contracts/reporting/gri-reports'
import type { AnyContext, Context } from '#lib/context.ts'
import { fileNameOf, spanPart } from '#lib/file-name-part.ts'
import { message } from '#lib/plan-message.ts'
import { pdfReply } from '#lib/requests/pdf-reply.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import type { PrintedReport } from '#lib/typst/printed-document.ts'
import type { GriScopeIds } from '../gri-subject.ts'
import { getGriReport, getSharedGriReport } from '../saved-reports/gri-reports.queries.ts'
import { type GriFigures, getGriFigures } from './gri-figures.queries.ts'
import { griTitleOf, planGriReport } from './gri-plan.ts'

type Months = { from?: string | undefined; to?: string | undefined }

/** Typesets the current tables as PDF/UA-1. They are not saved, so the paper has no number. */
export async function getGriPdf(
  context: Context,
  scope: GriScopeIds,
  { language, ...months }: Months & { language: Language },
): Promise<FileReply> {
  const figures = await getGriFigures(context, scope, months)
  return typeset(
    context,
    { ...figures, pages: planGriReport(figures) },
    {
      id: `gri/${context.requestId}`,
      createdAt: `${figures.reportDate}T00:00:00.000Z`,
      language,
      fileName: `${fileNameOf('gri-306', ...griNameParts(figures), figures.reportDate)}.pdf`,
    },
  )
}

/** Typesets a saved report, with the number and the fingerprint by which it is verified. */
export async function getSavedGriPdf(context: Context, id: string, language: Language): Promise<FileReply> {
  return typesetSaved(context, id, await getGriReport(context, id), language)
}

/** The same paper for whoever has a share link. Does not check who the caller is. */
export async function getSharedGriPdf(context: AnyContext, id: string, language: Language): Promise<FileReply> {
  return typesetSaved(context, id, await getSharedGriReport(context, id), language)
}

function typesetSaved(
  context: AnyContext,
  id: string,
  { number, createdAt, sha256, data }: Pick<GriReport, 'number' | 'createdAt' | 'sha256' | 'data'>,
  language: Language,
): Promise<FileReply> {
  return typeset(context, data, {
    id: `gri/${id}/${language}`,
    createdAt,
    language,
    proof: { number, sha256, verifyUrl: `${context.settings.publicUrl}/report/verify` },
    fileName: `${fileNameOf('gri-306', ...griNameParts(data), number)}.pdf`,
  })
}

type Named = {
  organization: { name: string } | null | undefined
  sites: ReadonlyArray<{ name: string }> | null | undefined
  period: Months
}

/** Whose the figures are, of which sites unless of all, and of which months. */
export function griNameParts({ organization, sites, period }: Named): string[] {
  return [organization?.name ?? '', sites?.map(({ name }) => name).join(' ') ?? '', spanPart(period)]
}

type DocumentFacts = Pick<PrintedReport, 'id' | 'createdAt' | 'language' | 'proof'> & { fileName: string }

async function typeset(
  { typesetter, settings, hasLeft }: AnyContext,
  { pages, company, ...figures }: GriFigures & { pages: readonly PlanPage[] },
  { fileName, ...paper }: DocumentFacts,
): Promise<FileReply> {
  const pdf = await typesetter.draw(
    {
      ...paper,
      layout: 'report',
      pages,
      title: griTitleOf(figures),
      footLine: message(griBoundary, { company }),
      timeZone: settings.timeZone,
      companyName: company,
      standard: 'ua1',
    },
    hasLeft,
  )
  return pdfReply(pdf, fileName)
}
