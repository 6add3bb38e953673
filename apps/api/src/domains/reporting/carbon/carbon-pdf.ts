import type { Language } from '@thant/contracts/customers/auth'
import type { QueryOf } from '@thant/contracts/endpoint'
import type { CarbonFigures, carbonEndpoints } from '@thant/contracts/reporting/carbon'
import { getCompany } from '#domains/company/company/company.service.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { fileNameOf, spanPart } from '#lib/file-name-part.ts'
import { pdfReply } from '#lib/requests/pdf-reply.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import type { PrintedReport } from '#lib/typst/printed-document.ts'
import { getCarbonFigures } from './carbon.queries.ts'
import { planCarbonReport } from './carbon-plan.ts'
import { getSavedCarbonReport } from './saved-carbon.queries.ts'

/** Typesets the current figures as PDF/UA-1. They are not saved, so the paper has no number. */
export async function getCarbonPdf(
  context: Context,
  organizationId: string,
  { quarter, site, language }: QueryOf<typeof carbonEndpoints.pdf>,
): Promise<FileReply> {
  const figures = await getCarbonFigures(context, organizationId, quarter, site)
  const { name: company } = await getCompany(context)
  const now = context.clock.now()
  return typeset(context, figures, {
    id: `carbon/${organizationId}/${quarter}/${language}/${context.requestId}`,
    company,
    reportDate: dayOf(now, context.settings.timeZone),
    createdAt: now.toISOString(),
    language,
    fileName: `${fileNameOf('carbon', ...carbonNameParts(figures))}.pdf`,
  })
}

/** Typesets a saved report, with the number and the fingerprint by which it is verified. */
export async function getSavedCarbonPdf(context: Context, id: string, language: Language): Promise<FileReply> {
  const { number, createdAt, sha256, data } = await getSavedCarbonReport(context, id)
  return typeset(context, data, {
    id: `carbon/${id}/${language}/${context.requestId}`,
    company: data.company,
    reportDate: data.reportDate,
    createdAt,
    language,
    proof: { number, sha256, verifyUrl: `${context.settings.publicUrl}/report/verify` },
    fileName: `${fileNameOf('carbon', ...carbonNameParts(data), number)}.pdf`,
  })
}

/** Whose the figures are, of which sites unless of all, and of which months. */
export function carbonNameParts({ organization, sites = [], months }: CarbonFigures): string[] {
  return [organization.name, sites.map(({ name }) => name).join(' '), spanPart({ from: months[0], to: months.at(-1) })]
}

type DocumentFacts = Pick<PrintedReport, 'id' | 'createdAt' | 'language' | 'proof'> & {
  company: string
  reportDate: string
  fileName: string
}

async function typeset(
  { typesetter, settings, hasLeft }: Context,
  figures: CarbonFigures,
  { company, reportDate, fileName, ...paper }: DocumentFacts,
): Promise<FileReply> {
  const pdf = await typesetter.draw(
    {
      ...paper,
      layout: 'report',
      joined: ['key-insights', 'by-material', 'methodologies', 'disclaimer'],
      pages: planCarbonReport(figures, { name: company }, reportDate),
      title: {
        text: '{{name}}, Carbon Report, {{title}}',
        values: { name: figures.organization.name, title: { quarters: figures.period } },
      },
      timeZone: settings.timeZone,
      companyName: company,
      standard: 'ua1',
    },
    hasLeft,
  )
  return pdfReply(pdf, fileName)
}
