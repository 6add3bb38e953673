import type { ReplyOf } from '@thant/contracts/endpoint'
import type { certificateEndpoints } from '@thant/contracts/service/certificates'
import { eq } from 'drizzle-orm'
import { certificates } from '#database/schema/orders.ts'
import type { AnyContext } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { readSerial } from './certificate-serial.ts'

export type Certificate = ReplyOf<typeof certificateEndpoints.verify>
export type CertificateRow = typeof certificates.$inferSelect

/** Answers anyone who has the serial, because a certificate is verified without an account. */
export async function getCertificate(context: AnyContext, serial: string): Promise<Certificate> {
  return presentCertificate(await getStoredCertificate(context, serial))
}

export async function getStoredCertificate({ database }: AnyContext, serial: string): Promise<CertificateRow> {
  const [found] = await database
    .select()
    .from(certificates)
    .where(eq(certificates.serial, readSerial(serial)))
  if (found === undefined) throw new AppError('certificate.not-found')
  return found
}

export function presentCertificate({ serial, holder, boxes, issuedOn }: CertificateRow): Certificate {
  return { serial, holder, boxes, issuedOn }
}
