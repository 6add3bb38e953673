import type { Language } from '@thant/contracts/customers/auth'
import { maxLabels } from '@thant/contracts/service/placed-bins'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { placedBins } from '#database/schema/placed-bins.ts'
import { getCompany } from '#domains/company/company/company.service.ts'
import type { Context } from '#lib/context.ts'
import { message } from '#lib/plan-message.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { pdfReply } from '#lib/requests/pdf-reply.ts'
import type { FileReply } from '#lib/requests/serve.ts'

type LabelChoice = {
  language: Language
  ids?: string | undefined
  organizationId?: string | undefined
  siteId?: string | undefined
}

/** Typesets ten labels a sheet as PDF/UA-1, of what was chosen or of what stands at an organization or a site. */
export async function getBinLabels(context: Context, { language, ...choice }: LabelChoice): Promise<FileReply> {
  const codes = await codesOf(context, choice)
  const { timeZone, publicUrl } = context.settings
  const { name: companyName, phone } = await getCompany(context)
  const title = message('Bin labels')
  const labels = codes.map((code) => ({ code, url: `${publicUrl}/b/${code}` }))
  const document = { language, timeZone, companyName, title, phone, labels, standard: 'ua1' as const }
  const pdf = await context.typesetter.draw(
    { layout: 'labels', id: JSON.stringify(document), createdAt: context.clock.now().toISOString(), ...document },
    context.hasLeft,
  )
  return pdfReply(pdf, 'bin-labels.pdf')
}

async function codesOf({ database }: Context, { ids, organizationId, siteId }: Omit<LabelChoice, 'language'>) {
  if (ids === undefined && organizationId === undefined && siteId === undefined) {
    throw new AppError('placed-bin.labels-of-which')
  }
  const found = await database
    .select({ code: placedBins.code })
    .from(placedBins)
    .where(
      and(
        isNull(placedBins.archivedAt),
        ids === undefined ? isNull(placedBins.removedOn) : inArray(placedBins.id, ids.split(',')),
        organizationId === undefined ? undefined : eq(placedBins.organizationId, organizationId),
        siteId === undefined ? undefined : eq(placedBins.siteId, siteId),
      ),
    )
    .orderBy(asc(placedBins.createdAt), asc(placedBins.id))
    .limit(maxLabels + 1)
  if (found.length === 0) throw new AppError('placed-bin.not-found')
  if (found.length > maxLabels) throw new AppError('placed-bin.too-many-labels', { values: { count: maxLabels } })
  return found.map(({ code }) => code)
}
