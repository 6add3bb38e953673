import type { ReplyOf } from '@thant/contracts/endpoint'
import type { certificateEndpoints } from '@thant/contracts/service/certificates'
import { literal, message } from '#lib/plan-message.ts'
import type { PrintedCertificate } from '#lib/typst/printed-document.ts'

type Certificate = ReplyOf<typeof certificateEndpoints.verify>
type CertificateParts = Pick<
  PrintedCertificate,
  'title' | 'heading' | 'before' | 'holder' | 'after' | 'facts' | 'signature' | 'verify'
>

export function certificateDocument(certificate: Certificate, company: string, publicUrl: string): CertificateParts {
  const { serial, holder, boxes, issuedOn } = certificate
  return {
    title: message('Recycling Certificate {{serial}}', { serial }),
    heading: message('Recycling Certificate'),
    before: message('This is to certify that'),
    holder: literal(holder),
    after: message(
      'has received boxes of {{company}}, in which used dry-cell batteries are collected for recycling. This certificate attests the delivery of the boxes.',
      { company },
    ),
    facts: [
      { label: message('Boxes delivered'), value: message('{{boxes}}', { boxes: { number: boxes } }) },
      { label: message('Issued on'), value: message('{{day}}', { day: { day: issuedOn } }) },
      { label: message('Certificate number'), value: literal(serial) },
    ],
    signature: [message('Name'), message('Signature, for {{company}}', { company })],
    verify: {
      line: message('Anyone can check this certificate at'),
      url: `${publicUrl}/certificates/${serial}`,
    },
  }
}
