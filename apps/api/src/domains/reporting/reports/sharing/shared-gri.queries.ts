import type { Language } from '@thant/contracts/customers/auth'
import type { ReplyOf } from '@thant/contracts/endpoint'
import type { griReportLinkEndpoints } from '@thant/contracts/reporting/gri-report-links'
import { getSharedGriPdf } from '#domains/reporting/gri/papers/gri-pdf.ts'
import { getSharedGriReport } from '#domains/reporting/gri/saved-reports/gri-reports.queries.ts'
import type { AnyContext } from '#lib/context.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import { getShareLink } from './report-links.queries.ts'

/** Throws 404 if the link has expired, was revoked or was altered. */
export async function getSharedGri(
  context: AnyContext,
  link: string,
): Promise<ReplyOf<typeof griReportLinkEndpoints.shared>> {
  const { reportId, expiresAt } = await getShareLink(context, 'gri-report', link)
  return { ...(await getSharedGriReport(context, reportId)), openUntil: expiresAt.toISOString() }
}

export async function getSharedPdfOfGri(context: AnyContext, link: string, language: Language): Promise<FileReply> {
  const { reportId } = await getShareLink(context, 'gri-report', link)
  return getSharedGriPdf(context, reportId, language)
}
