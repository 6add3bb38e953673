import { certificates } from '#database/schema/orders.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { createSerial } from './certificate-serial.ts'
import { sendCertificate } from './order-mails.ts'
import type { OrderRow } from './orders.presenter.ts'

/** Issues the certificate of a delivered order and mails its holder the address. */
export async function issueCertificate(context: Context, order: OrderRow): Promise<string> {
  const now = context.clock.now()
  const issuedOn = dayOf(now, context.settings.timeZone)
  const serial = createSerial(issuedOn.slice(0, 4))
  await context.database.insert(certificates).values({
    serial,
    orderId: order.id,
    holder: order.customerName,
    boxes: order.quantity,
    issuedOn,
    createdAt: now,
  })
  await sendCertificate(context, order, serial)
  return serial
}
