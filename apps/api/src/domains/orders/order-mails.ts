import { randomUUID } from 'node:crypto'
import type { Language } from '@thant/contracts/auth'
import { batteryPriceOf, batteryService } from '@thant/contracts/order-form'
import type { Words } from '@thant/contracts/plan'
import { company } from '#database/schema/company.ts'
import type { AnyContext } from '#lib/context.ts'
import { writeLetter } from '#lib/mail/letter.ts'
import { words } from '#lib/plan-words.ts'
import { sayerFor } from '#lib/words.ts'
import type { OrderRow } from './orders.presenter.ts'

type OrderLetter = { subject: Words; paragraphs: Words[]; action?: { label: Words; path: string } }

/** That an order was made, with the link by which it is paid, now or later. */
export function sendOrderReceived(context: AnyContext, order: OrderRow, token: string): Promise<void> {
  const values = valuesOf(order)
  return sendLetter(context, order, {
    subject: words('Your order {{number}}', values),
    paragraphs: [
      words('Thank you. We have your order {{number}}.', values),
      ...whatIsOrdered(order),
      words('It costs {{amount}}.', values),
      words('If it is not paid yet, you can pay it with the link for 30 days.'),
    ],
    action: { label: words('See the order'), path: `/thankyou?order=${order.number}&token=${token}` },
  })
}

/** The receipt of an order. */
export function sendOrderReceipt(context: AnyContext, order: OrderRow): Promise<void> {
  const values = valuesOf(order)
  return sendLetter(context, order, {
    subject: words('Receipt for order {{number}}', values),
    paragraphs: [
      words('We have received {{amount}} for your order {{number}}. Thank you.', values),
      ...whatIsOrdered(order),
      ...(order.kind === 'battery' ? boxesPaid(order) : []),
      words('Please keep this mail as your receipt.'),
    ],
  })
}

/** That the recycling certificate was issued, and where it is. */
export function sendCertificate(context: AnyContext, order: OrderRow, serial: string): Promise<void> {
  const values = { ...valuesOf(order), serial }
  return sendLetter(context, order, {
    subject: words('Your recycling certificate {{serial}}', values),
    paragraphs: [
      words('The boxes of your order {{number}} were delivered, and your certificate {{serial}} was issued.', values),
      words('Whoever you show it to can see at this address that it is genuine.'),
    ],
    action: { label: words('See the certificate'), path: `/certificates/${serial}` },
  })
}

function valuesOf({ number, total, currency }: OrderRow) {
  return { number, amount: { money: Number(total), currency } }
}

function whatIsOrdered({ kind, description, quantity, hasCertificate }: OrderRow): Words[] {
  if (kind === 'generic') return [words('For: {{description}}', { description })]
  const boxes = words('Battery recycling boxes: {{quantity}}', { quantity: { number: quantity } })
  return [boxes, ...(hasCertificate ? [words('With a recycling certificate')] : [])]
}

function boxesPaid(order: OrderRow): Words[] {
  const { vat } = batteryPriceOf({ quantity: order.quantity, certificate: order.hasCertificate })
  return [
    words('VAT of {{percent}}% is included: {{vat}}.', {
      percent: { number: batteryService.vatPercent },
      vat: { money: vat, currency: order.currency },
    }),
    words('We will pack your boxes and bring them to {{address}}.', { address: order.deliveryAddress }),
  ]
}

/** In the order's own language; the mail goes out when the write commits. */
async function sendLetter(context: AnyContext, order: OrderRow, letter: OrderLetter): Promise<void> {
  const { publicUrl, timeZone } = context.settings
  const [sender] = await context.database.select({ name: company.name }).from(company)
  const { say } = sayerFor(order.language as Language, timeZone)
  await context.jobs.send(context.database, 'mail', {
    to: order.customerEmail,
    subject: say(letter.subject),
    messageId: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
    ...writeLetter({
      greeting: say(words('Dear {{name}},', { name: order.customerName })),
      paragraphs: letter.paragraphs.map(say),
      ...(letter.action && { action: { label: say(letter.action.label), url: `${publicUrl}${letter.action.path}` } }),
      closing: sender?.name ?? '',
    }),
  })
}
