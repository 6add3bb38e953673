import { Readable } from 'node:stream'
import type { Language } from '@thant/contracts/auth'
import { getCompany } from '#domains/company/company.service.ts'
import type { AnyContext } from '#lib/context.ts'
import { literal, words } from '#lib/plan-words.ts'
import type { FileReply } from '#lib/serve.ts'
import { getCertificate } from './certificates.queries.ts'

/** The recycling certificate as PDF/UA-1; it says what was frozen when it was issued. */
export async function getCertificatePdf(context: AnyContext, serial: string, language: Language): Promise<FileReply> {
  const certificate = await getCertificate(context, serial)
  const company = await getCompany(context)
  const facts = [
    { label: words('Number'), value: literal(certificate.serial) },
    { label: words('Issued to'), value: literal(certificate.holder) },
    { label: words('Boxes'), value: words('{{boxes}}', { boxes: { number: certificate.boxes } }) },
    { label: words('Issued on'), value: words('{{day}}', { day: { day: certificate.issuedOn } }) },
  ]
  const pdf = await context.typesetter.draw({
    id: `certificate/${certificate.serial}/${language}`,
    pages: [{ id: 'certificate', title: words('Recycling Certificate'), blocks: [{ kind: 'facts', items: facts }] }],
    title: { text: 'Recycling Certificate {{serial}}', values: { serial: certificate.serial } },
    language,
    timeZone: context.settings.timeZone,
    createdAt: `${certificate.issuedOn}T00:00:00.000Z`,
    companyName: company.name,
    footer: {},
    standard: 'ua1',
  })
  return {
    stream: Readable.from([pdf]),
    bytes: pdf.length,
    contentType: 'application/pdf',
    fileName: `${certificate.serial}.pdf`,
  }
}
