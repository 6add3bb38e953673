import { Readable } from 'node:stream'
import type { Language } from '@thant/contracts/auth'
import { type Invoice, isPaid } from '@thant/contracts/invoices'
import type { PlanPage, Words } from '@thant/contracts/plan'
import { getCompany } from '#domains/company/company.service.ts'
import { getOrganization } from '#domains/organizations/organizations.queries.ts'
import { AppError } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'
import { literal, paragraph, words } from '#lib/plan-words.ts'
import type { FileReply } from '#lib/serve.ts'
import { getInvoice, listStatementLines } from './invoices.queries.ts'

/** The invoice as PDF/UA-1, or its receipt once it is paid. */
export async function getInvoicePdf(
  context: Context,
  id: string,
  kind: 'invoice' | 'receipt',
  language: Language,
): Promise<FileReply> {
  const invoice = await getInvoice(context, id)
  if (kind === 'receipt' && !isPaid(invoice.paymentStatus)) throw new AppError('invoice.not-paid')
  const title = words(kind === 'receipt' ? 'Receipt for invoice {{number}}' : 'Invoice {{number}}', {
    number: invoice.invoiceNo,
  })
  const page: PlanPage = {
    id: kind,
    title,
    blocks: [
      {
        kind: 'facts',
        items: [
          { label: words('Organization'), value: literal(invoice.billedTo.name) },
          { label: words('Address'), value: literal(invoice.billedTo.address) },
          { label: words('Amount'), value: amountOf(invoice) },
        ],
      },
    ],
  }
  return draw(context, `${kind}/${id}`, title, page, language, `${kind}_${invoice.invoiceNo}.pdf`)
}

/** What was billed to an organization and how it stands. */
export async function getStatementPdf(
  context: Context,
  organizationId: string,
  period: { from?: string | undefined; to?: string | undefined },
  language: Language,
): Promise<FileReply> {
  const { name } = await getOrganization(context, organizationId)
  const lines = await listStatementLines(context, organizationId, period)
  const title = words('Statement for {{name}}', { name })
  const blocks = lines.map((line) =>
    paragraph('{{number}}: {{amount}}', {
      number: line.invoiceNo,
      amount: { money: line.amount, currency: line.currency },
    }),
  )
  const id = `statement/${organizationId}/${period.from}/${period.to}`
  return draw(context, id, title, { id: 'statement', title, blocks }, language, 'statement.pdf')
}

function amountOf({ amount, currency }: Invoice): Words {
  return words('{{amount}}', { amount: { money: amount, currency } })
}

async function draw(
  context: Context,
  id: string,
  title: Words,
  page: PlanPage,
  language: Language,
  fileName: string,
): Promise<FileReply> {
  const pdf = await context.typesetter.draw({
    id: `${id}/${language}/${context.requestId}`,
    pages: [page],
    title,
    language,
    timeZone: context.settings.timeZone,
    createdAt: context.clock.now().toISOString(),
    companyName: (await getCompany(context)).name,
    footer: {},
    standard: 'ua1',
  })
  return { stream: Readable.from([pdf]), bytes: pdf.length, contentType: 'application/pdf', fileName }
}
