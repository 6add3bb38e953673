import { Readable } from 'node:stream'
import type { Language } from '@thant/contracts/auth'
import { getCompany } from '#domains/company/company.service.ts'
import type { AnyContext } from '#lib/context.ts'
import { literal, words } from '#lib/plan-words.ts'
import type { FileReply } from '#lib/serve.ts'
import { getCertificate } from './certificates.queries.ts'

/** The recycling certificate as PDF/UA-1, A4 across; it says what was frozen when it was issued. */
export async function getCertificatePdf(context: AnyContext, serial: string, language: Language): Promise<FileReply> {
  const certificate = await getCertificate(context, serial)
  const company = await getCompany(context)
  const { boxes, capacityKg, holder, issuedOn } = certificate
  const pdf = await context.typesetter.draw({
    layout: 'certificate',
    id: `certificate/${certificate.serial}/${language}/${company.name}`,
    title: words('Recycling Certificate {{serial}}', { serial: certificate.serial }),
    language,
    timeZone: context.settings.timeZone,
    createdAt: `${issuedOn}T00:00:00.000Z`,
    companyName: company.name,
    heading: words('Recycling Certificate'),
    before: words('This is to certify that'),
    holder: literal(holder),
    after: words(
      'collects used dry-cell batteries in recycling boxes of {{company}}, so that they are recycled and poison neither soil nor water.',
      { company: company.name },
    ),
    facts: [
      { label: words('Boxes'), value: words('{{boxes}}', { boxes: { number: boxes } }) },
      { label: words('Room for batteries'), value: words('{{kg}}', { kg: { kg: boxes * capacityKg } }) },
      { label: words('Issued on'), value: words('{{day}}', { day: { day: issuedOn } }) },
      { label: words('Certificate number'), value: literal(certificate.serial) },
    ],
    verify: {
      line: words('Anyone can check this certificate at'),
      url: `${context.settings.publicUrl}/certificates/${certificate.serial}`,
    },
    standard: 'ua1',
  })
  return {
    stream: Readable.from([pdf]),
    bytes: pdf.length,
    contentType: 'application/pdf',
    fileName: `${certificate.serial}.pdf`,
  }
}
