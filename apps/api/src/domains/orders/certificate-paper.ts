import type { certificateEndpoints } from '@thant/contracts/certificates'
import type { ReplyOf } from '@thant/contracts/endpoint'
import { literal, words } from '#lib/plan-words.ts'
import type { PrintedCertificate } from '#lib/typst/printed-document.ts'

type Certificate = ReplyOf<typeof certificateEndpoints.verify>
type Paper = Pick<PrintedCertificate, 'title' | 'heading' | 'before' | 'holder' | 'after' | 'facts' | 'verify'>

/** What stands on a recycling certificate. */
export function certificatePaper(certificate: Certificate, company: string, publicUrl: string): Paper {
  const { serial, holder, boxes, capacityKg, issuedOn } = certificate
  return {
    title: words('Recycling Certificate {{serial}}', { serial }),
    heading: words('Recycling Certificate'),
    before: words('This is to certify that'),
    holder: literal(holder),
    after: words(
      'collects used dry-cell batteries in recycling boxes of {{company}}, so that they are recycled and poison neither soil nor water.',
      { company },
    ),
    facts: [
      { label: words('Boxes'), value: words('{{boxes}}', { boxes: { number: boxes } }) },
      { label: words('Room for batteries'), value: words('{{kg}}', { kg: { kg: boxes * capacityKg } }) },
      { label: words('Issued on'), value: words('{{day}}', { day: { day: issuedOn } }) },
      { label: words('Certificate number'), value: literal(serial) },
    ],
    verify: {
      line: words('Anyone can check this certificate at'),
      url: `${publicUrl}/certificates/${serial}`,
    },
  }
}
