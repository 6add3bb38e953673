import { reportNumberOf } from '@thant/contracts/reporting/report-data'
import { collectionNoteNumberOf } from '@thant/contracts/service/collection-notes'
import { and, asc, between, eq, isNotNull } from 'drizzle-orm'
import { carbonReports } from '#database/schema/carbon.ts'
import { griReports } from '#database/schema/gri-reports.ts'
import { invoices } from '#database/schema/invoices.ts'
import { reports } from '#database/schema/reports.ts'
import { reachedReports } from '#domains/reporting/gri/saved-reports/gri-reports.queries.ts'
import { isReportListed } from '#domains/reporting/reports/reports.queries.ts'
import { walkWeighedPickups } from '#domains/service/pickups/organization-pickups/organization-pickups.queries.ts'
import { collect } from '#lib/collect.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { fileNamePart } from '#lib/file-name-part.ts'
import { inOwnOrganization } from '#lib/scope.ts'
import { daysOf, type YearDocument, type YearOf } from './year-parts.ts'
import { listInvoicesOfYear, walkCredits } from './year-records.queries.ts'
import { coversYear, spansYear } from './years.queries.ts'

/** The notes of completed pickups, which sort by day. */
export async function listNotes(context: Context, { organizationId, year }: YearOf): Promise<YearDocument[]> {
  const pickups = await collect(walkWeighedPickups(context, organizationId, daysOf(year)))
  return pickups.map(({ _id: id, pickUpTime }) => {
    const day = dayOf(new Date(pickUpTime), context.settings.timeZone)
    return { kind: 'collection-note', id, name: `collection-notes/${day}_${collectionNoteNumberOf(id)}.pdf` }
  })
}

/** Each invoice, with its receipt once it is paid and the file that came with it; what was credited; the statement. */
export async function listInvoicePapers(context: Context, of: YearOf): Promise<YearDocument[]> {
  const ofYear = await listInvoicesOfYear(context, of)
  if (ofYear.length === 0) return []
  const credits = await collect(walkCredits(context, ofYear))
  const placeOf = (kind: string, number: string) => `invoices/${kind}_${fileNamePart(number)}.pdf`
  return [
    { kind: 'statement', name: 'invoices/statement.pdf' },
    ...ofYear.map(({ _id: id, invoiceNo }) => ({ kind: 'invoice' as const, id, name: placeOf('invoice', invoiceNo) })),
    ...ofYear
      .filter(({ paidAt }) => paidAt !== null)
      .map(({ _id: id, invoiceNo }) => ({ kind: 'receipt' as const, id, name: placeOf('receipt', invoiceNo) })),
    ...credits.map(({ _id: id, kind, number, invoice }) => ({
      ...{ kind: 'credit' as const, id, invoiceId: invoice._id },
      name: placeOf(kind, number),
    })),
    ...(await listInvoiceFiles(context, of)),
  ]
}

async function listInvoiceFiles(context: Context, { organizationId, year }: YearOf): Promise<YearDocument[]> {
  const { from, to } = daysOf(year)
  const rows = await context.database
    .select({ number: invoices.number, key: invoices.fileKey })
    .from(invoices)
    .where(
      and(
        eq(invoices.organizationId, organizationId),
        inOwnOrganization(context, invoices.organizationId),
        between(invoices.issuedOn, from, to),
        isNotNull(invoices.fileKey),
      ),
    )
    .orderBy(asc(invoices.issuedOn), asc(invoices.number))
  return rows.flatMap(({ number, key }): YearDocument[] => {
    if (key === null) return []
    const extension = key.slice(key.lastIndexOf('.'))
    return [{ kind: 'invoice-file', key, name: `invoices/file_${fileNamePart(number)}${extension}` }]
  })
}

/** A report is of each year of which it covers a month. */
export async function listReportPapers(context: Context, { organizationId, year }: YearOf): Promise<YearDocument[]> {
  const waste = await context.database
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        eq(reports.organizationId, organizationId),
        inOwnOrganization(context, reports.organizationId),
        isReportListed,
        coversYear(reports.months, year),
      ),
    )
    .orderBy(asc(reports.createdAt), asc(reports.id))
  const gri = await context.database
    .select({ id: griReports.id })
    .from(griReports)
    .where(and(eq(griReports.organizationId, organizationId), reachedReports(context), spansYear(griReports, year)))
    .orderBy(asc(griReports.createdAt), asc(griReports.id))
  return [...waste.map(({ id }) => reportPaper('report', id)), ...gri.map(({ id }) => reportPaper('gri-report', id))]
}

export async function listCarbonPapers(context: Context, { organizationId, year }: YearOf): Promise<YearDocument[]> {
  const rows = await context.database
    .select({ id: carbonReports.id })
    .from(carbonReports)
    .where(
      and(
        eq(carbonReports.organizationId, organizationId),
        inOwnOrganization(context, carbonReports.organizationId),
        coversYear(carbonReports.months, year),
      ),
    )
    .orderBy(asc(carbonReports.createdAt), asc(carbonReports.id))
  return rows.map(({ id }) => reportPaper('carbon-report', id))
}

function reportPaper(kind: 'report' | 'gri-report' | 'carbon-report', id: string): YearDocument {
  return { kind, id, name: `${kind}s/${kind}_${reportNumberOf(id)}.pdf` }
}
