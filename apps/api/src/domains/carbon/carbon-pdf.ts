import type { Language } from '@thant/contracts/auth'
import { getCompany } from '#domains/company/company.service.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { pdfReply } from '#lib/pdf-reply.ts'
import type { FileReply } from '#lib/serve.ts'
import { getCarbonReport } from './carbon.queries.ts'
import { planCarbonReport } from './carbon-plan.ts'

/** Typesets the report as PDF/UA-1 on every request, because unlike a waste report it is not frozen. */
export async function getCarbonPdf(
  context: Context,
  organizationId: string,
  quarter: string,
  language: Language,
): Promise<FileReply> {
  const report = await getCarbonReport(context, organizationId, quarter)
  const company = await getCompany(context)
  const { timeZone } = context.settings
  const today = dayOf(context.clock.now(), timeZone)
  const pdf = await context.typesetter.draw(
    {
      layout: 'report',
      id: `carbon/${organizationId}/${quarter}/${language}/${context.requestId}`,
      pages: planCarbonReport(report, company, today),
      title: {
        text: '{{name}}, Carbon Report, {{title}}',
        values: { name: report.organization.name, title: { quarters: report.period } },
      },
      language,
      timeZone,
      createdAt: context.clock.now().toISOString(),
      companyName: company.name,
      footer: {},
      standard: 'ua1',
    },
    context.hasLeft,
  )
  return pdfReply(pdf, `carbon_${quarter}.pdf`)
}
