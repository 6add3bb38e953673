import type { ErrorCode } from '@thant/contracts/errors'
import { getCreditPdf, getInvoicePdf, getStatementPdf } from '#domains/money/invoices/papers/invoice-pdf.ts'
import { getSavedCarbonPdf } from '#domains/reporting/carbon/carbon-pdf.ts'
import { getSavedGriPdf } from '#domains/reporting/gri/papers/gri-pdf.ts'
import { getReportPdf } from '#domains/reporting/reports/report-files.service.ts'
import { getCollectionNotePdf } from '#domains/service/pickups/collection-notes/collection-note-pdf.ts'
import type { Context } from '#lib/context.ts'
import type { ZipEntry } from '#lib/lists/zip-file.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { daysOf, type YearDocument, type YearReader } from './year-parts.ts'

/** A later try would do better, so the download breaks off in place of leaving papers out. */
const passing: readonly ErrorCode[] = ['pdf.busy', 'server.files-away']

/** A paper of the year, or why it cannot be made. */
export async function makePaper(
  context: Context,
  document: YearDocument,
  reader: YearReader,
): Promise<Pick<ZipEntry, 'contents'> | { failure: ErrorCode }> {
  try {
    const { stream } = await openPaper(context, document, reader)
    return { contents: stream as unknown as AsyncIterable<Uint8Array> }
  } catch (error) {
    if (error instanceof AppError && !passing.includes(error.code) && !context.hasLeft()) return { failure: error.code }
    throw error
  }
}

function openPaper(
  context: Context,
  document: YearDocument,
  { organizationId, year, language }: YearReader,
): Promise<{ stream: NodeJS.ReadableStream }> {
  switch (document.kind) {
    case 'collection-note':
      return getCollectionNotePdf(context, document.id, { language })
    case 'invoice':
    case 'receipt':
      return getInvoicePdf(context, document.id, document.kind, language)
    case 'credit':
      return getCreditPdf(context, document, language)
    case 'statement':
      return getStatementPdf(context, organizationId, daysOf(year), language)
    case 'report':
      return getReportPdf(context, document.id, { standard: 'ua1', language })
    case 'gri-report':
      return getSavedGriPdf(context, document.id, language)
    case 'carbon-report':
      return getSavedCarbonPdf(context, document.id, language)
    case 'invoice-file':
      return openFile(context, document.key)
  }
}

async function openFile({ storage }: Context, key: string): Promise<{ stream: NodeJS.ReadableStream }> {
  const stored = await storage.get(key)
  if (stored === undefined) throw new AppError('file.not-found')
  return stored
}
