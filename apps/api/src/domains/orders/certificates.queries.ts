import type { certificateEndpoints } from '@thant/contracts/certificates'
import type { ReplyOf } from '@thant/contracts/endpoint'
import { eq } from 'drizzle-orm'
import { certificates } from '#database/schema/orders.ts'
import { AppError } from '#lib/app-error.ts'
import type { AnyContext } from '#lib/context.ts'
import { readSerial } from './certificate-serial.ts'

/** Answers anyone who has the serial, because a certificate is verified without an account. */
export async function getCertificate(
  context: AnyContext,
  serial: string,
): Promise<ReplyOf<typeof certificateEndpoints.verify>> {
  const [found] = await context.database
    .select()
    .from(certificates)
    .where(eq(certificates.serial, readSerial(serial)))
  if (found === undefined) throw new AppError('certificate.not-found')
  return {
    serial: found.serial,
    holder: found.holder,
    boxes: found.boxes,
    issuedOn: found.issuedOn,
  }
}
