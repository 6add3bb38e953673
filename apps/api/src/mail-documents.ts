import { buffer } from 'node:stream/consumers'
import type { MailAttachment, MailDocument } from './database/mail-message.ts'
import { getCredit } from './domains/money/invoices/credits/credits.queries.ts'
import { getCreditPdf, getInvoicePdf } from './domains/money/invoices/papers/invoice-pdf.ts'
import { getOrderCreditPdf } from './domains/money/orders/order-credits.service.ts'
import { getOrderReceiptPdf } from './domains/money/orders/order-receipt-pdf.ts'
import { getMailedCalendar } from './domains/service/calendar-feed/mailed-calendar.queries.ts'
import { getCollectionNotePdf } from './domains/service/pickups/collection-notes/collection-note-pdf.ts'
import type { Portal } from './lib/context.ts'
import { systemContext } from './lib/system-context.ts'

/** Writes the file that goes with a mail. Throws while the typesetter is busy, so that the mail is tried again. */
export async function drawMailDocument(
  portal: Portal,
  document: MailDocument | undefined,
): Promise<MailAttachment | undefined> {
  if (document === undefined) return undefined
  const context = systemContext(portal, portal.database)
  const { language } = document
  if (document.kind === 'calendar') return getMailedCalendar(context, document.subjectIds, language)
  const { kind, id } = document
  const { fileName = `${kind}.pdf`, contentType, stream } = await draw()
  return { fileName, contentType, content: await buffer(stream) }

  async function draw() {
    if (kind === 'order-receipt') return getOrderReceiptPdf(context, id, language)
    if (kind === 'credit') return drawCredit()
    if (kind === 'collection-note') return getCollectionNotePdf(context, id, { language })
    return getInvoicePdf(context, id, kind, language)
  }

  async function drawCredit() {
    const { invoiceId } = await getCredit(context, id)
    return invoiceId === null
      ? getOrderCreditPdf(context, { id }, language)
      : getCreditPdf(context, { id, invoiceId }, language)
  }
}
