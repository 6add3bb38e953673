import type { Language } from '@thant/contracts/auth'
import { getCompany } from '#domains/company/company.service.ts'
import type { AnyContext } from '#lib/context.ts'
import { pdfReply } from '#lib/pdf-reply.ts'
import type { FileReply } from '#lib/serve.ts'
import { certificatePaper } from './certificate-paper.ts'
import { getCertificate } from './certificates.queries.ts'

/** Typesets the certificate as PDF/UA-1 on landscape A4, with the values frozen when it was issued. */
export async function getCertificatePdf(context: AnyContext, serial: string, language: Language): Promise<FileReply> {
  const certificate = await getCertificate(context, serial)
  const { name } = await getCompany(context)
  const { timeZone, publicUrl } = context.settings
  const pdf = await context.typesetter.draw(
    {
      layout: 'certificate',
      id: `certificate/${certificate.serial}/${language}/${name}`,
      language,
      timeZone,
      createdAt: `${certificate.issuedOn}T00:00:00.000Z`,
      companyName: name,
      ...certificatePaper(certificate, name, publicUrl),
      standard: 'ua1',
    },
    context.hasLeft,
  )
  return pdfReply(pdf, `${certificate.serial}.pdf`)
}
