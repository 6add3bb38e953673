import type { Language } from '@thant/contracts/customers/auth'
import type { AnyContext } from '#lib/context.ts'
import { pdfReply } from '#lib/requests/pdf-reply.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import { certificateDocument } from './certificate-document.ts'
import { getIssuedCertificate } from './certificates.service.ts'

/** Typesets the certificate as PDF/UA-1 on landscape A4, with the values and the company's name of when it was issued. */
export async function getCertificatePdf(context: AnyContext, serial: string, language: Language): Promise<FileReply> {
  const { paper, letterhead } = await getIssuedCertificate(context, serial)
  const { timeZone, publicUrl } = context.settings
  const pdf = await context.typesetter.draw(
    {
      layout: 'certificate',
      id: `certificate/${paper.serial}/${language}/${letterhead.name}`,
      language,
      timeZone,
      createdAt: `${paper.issuedOn}T00:00:00.000Z`,
      companyName: letterhead.name,
      ...certificateDocument(paper, letterhead.name, publicUrl),
      standard: 'ua1',
    },
    context.hasLeft,
  )
  return pdfReply(pdf, `${paper.serial}.pdf`)
}
