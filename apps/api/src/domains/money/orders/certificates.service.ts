import { insertOne } from '#database/insert-one.ts'
import { certificates } from '#database/schema/orders.ts'
import {
  getIssuedDocument,
  type IssuedDocument,
  issueDocument,
} from '#domains/company/company/issued-documents.service.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { createSerial } from './certificate-serial.ts'
import {
  type Certificate,
  type CertificateRow,
  getStoredCertificate,
  presentCertificate,
} from './certificates.queries.ts'
import { sendCertificate } from './order-mails.ts'
import type { OrderRow } from './orders.presenter.ts'

/** Issues the certificate of a delivered order and mails its holder the address. */
export async function issueCertificate(context: Context, order: OrderRow): Promise<string> {
  const now = context.clock.now()
  const issuedOn = dayOf(now, context.settings.timeZone)
  const serial = createSerial(issuedOn.slice(0, 4))
  const certificate = await insertOne(context.database, certificates, {
    serial,
    orderId: order.id,
    holder: order.customerName,
    boxes: order.quantity,
    issuedOn,
    createdAt: now,
  })
  const issue = { ...issueOf(certificate), issuedById: context.actor.id }
  await issueDocument(context, keyOf(certificate), { version: 1, ...issue })
  await sendCertificate(context, order, serial)
  return serial
}

/** What a certificate says, and by whom it is, as of the day it was issued. */
export async function getIssuedCertificate(context: AnyContext, serial: string): Promise<IssuedDocument<Certificate>> {
  const certificate = await getStoredCertificate(context, serial)
  return getIssuedDocument(context, keyOf(certificate), () => issueOf(certificate))
}

function keyOf({ orderId }: CertificateRow) {
  return { kind: 'certificate', subjectId: orderId } as const
}

function issueOf(certificate: CertificateRow) {
  return { issuedAt: certificate.createdAt, issuedById: null, paper: presentCertificate(certificate) }
}
