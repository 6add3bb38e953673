import { hourMs } from '@thant/contracts/durations'
import { batteryPriceOf, batteryService } from '@thant/contracts/money/order-form'
import { orderMailLock } from '@thant/database/advisory-locks'
import { and, gt, sql } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { type Addressee, type EmailFact, fact, sendEmail } from '#domains/company/company/company-emails.service.ts'
import type { CreditRow } from '#domains/money/invoices/credits/credits.queries.ts'
import { creditFacts } from '#domains/money/invoices/invoice-mails.ts'
import { receiptNumber } from '#domains/money/invoices/payment-facts.ts'
import type { AnyContext } from '#lib/context.ts'
import { mailboxOf } from '#lib/mail/mailbox.ts'
import { message } from '#lib/plan-message.ts'
import type { OrderRow } from './orders.presenter.ts'

/**
 * Carries the link for paying, because the order may be paid later. Anybody may have typed the address, so the letter
 * says nothing that was typed, and a mailbox gets few of them.
 */
export async function sendOrderReceived(context: AnyContext, order: OrderRow, token: string): Promise<void> {
  if (await hasEnoughMail(context, order)) return
  const values = valuesOf(order)
  const { email, language } = addresseeOf(order)
  await sendEmail(
    context,
    { email, language },
    {
      subject: message('Your order {{number}}', values),
      facts: [
        fact('Order', order.number),
        ...(order.kind === 'battery' ? boxesOrdered(order) : []),
        fact('Amount', values.amount),
      ],
      paragraphs: [
        message('Thank you. We have your order {{number}}.', values),
        message('Not paid yet? You can pay with this link for 30 days.'),
      ],
      about: { orderId: order.id },
      action: { label: message('See the order'), path: `/thankyou?order=${order.number}&token=${token}` },
    },
  )
}

export function sendOrderReceipt(context: AnyContext, order: OrderRow): Promise<void> {
  const values = valuesOf(order)
  return sendEmail(context, addresseeOf(order), {
    subject: message('Receipt for order {{number}}', values),
    facts: [
      fact('Receipt number', receiptNumber(order.number)),
      fact('Order', order.number),
      ...(order.kind === 'battery' ? boxesPaid(order) : [fact('Description', order.description)]),
      fact('Amount received', values.amount),
    ],
    paragraphs: [
      message('We have received {{amount}} for your order {{number}}. Thank you.', values),
      ...(order.kind === 'battery' ? [message('We will pack your boxes and bring them to the delivery address.')] : []),
      message('The receipt is attached.'),
    ],
    document: { kind: 'order-receipt', id: order.number },
    about: { orderId: order.id },
  })
}

/** That money came for an order for which nothing was due. */
export function sendSecondOrderPayment(context: AnyContext, order: OrderRow, amount: string): Promise<void> {
  const values = { number: order.number, amount: { money: Number(amount), currency: order.currency } }
  return sendEmail(context, addresseeOf(order), {
    subject: message('You paid too much for order {{number}}: we pay it back', values),
    facts: [fact('Order', order.number), fact('Amount received', values.amount)],
    paragraphs: [
      ...(order.paidAt === null
        ? [
            message('We have received {{amount}} for your order {{number}}, which has another price by now.', values),
            message('The money is yours: our office pays it back. Please pay what the order costs now.'),
          ]
        : [
            message('We have received {{amount}} for your order {{number}}, which is paid already.', values),
            message('The money is yours: our office pays it back. Please do not pay again.'),
          ]),
    ],
    about: { orderId: order.id },
  })
}

/** Brings a credit note, or says that money was paid back. */
export function sendOrderCredit(context: AnyContext, order: OrderRow, credit: CreditRow): Promise<void> {
  const isRefund = credit.kind === 'refund'
  const values = {
    number: order.number,
    credit: credit.number,
    amount: { money: Number(credit.amount), currency: order.currency },
  }
  return sendEmail(context, addresseeOf(order), {
    subject: message(
      isRefund ? 'Refund {{credit}} for order {{number}}' : 'Credit note {{credit}} for order {{number}}',
      values,
    ),
    facts: creditFacts(credit, fact('Order', order.number), values.amount),
    paragraphs: [
      isRefund
        ? message('We have paid {{amount}} of your order {{number}} back to you. The refund note is attached.', values)
        : message('We have taken {{amount}} off your order {{number}}. The credit note is attached.', values),
      ...(isRefund ? [] : [message('We pay {{amount}} back to you.', values)]),
    ],
    document: { kind: 'credit', id: credit.id },
    about: { orderId: order.id },
  })
}

export function sendCertificate(context: AnyContext, order: OrderRow, serial: string): Promise<void> {
  const values = { ...valuesOf(order), serial }
  return sendEmail(context, addresseeOf(order), {
    subject: message('Your recycling certificate {{serial}}', values),
    facts: [fact('Certificate number', serial), fact('Order', order.number)],
    paragraphs: [
      message('The boxes of your order {{number}} were delivered, and your certificate {{serial}} was issued.', values),
      message('Anyone you show it to can check at this address that it is genuine.'),
    ],
    action: { label: message('See the certificate'), path: `/certificates/${serial}` },
    about: { orderId: order.id },
  })
}

function valuesOf({ number, total, currency }: OrderRow) {
  return { number, amount: { money: Number(total), currency } }
}

function boxesOrdered({ quantity, hasCertificate }: OrderRow): EmailFact[] {
  return [
    fact('Battery recycling boxes', { number: quantity }),
    ...(hasCertificate ? [fact('Recycling certificate', { text: 'Included' })] : []),
  ]
}

function boxesPaid(order: OrderRow): EmailFact[] {
  const { quantity, hasCertificate: certificate, currency, deliveryAddress } = order
  const { vat } = batteryPriceOf({ quantity, certificate })
  return [
    ...boxesOrdered(order),
    {
      label: message('VAT of {{percent}}%, included', { percent: { number: batteryService.vatPercent } }),
      value: message('{{amount}}', { amount: { money: vat, currency } }),
    },
    fact('Delivery address', deliveryAddress),
  ]
}

/** True when this hour's orders have mailed the order's mailbox as often as they may; one order at a time asks. */
async function hasEnoughMail({ database }: AnyContext, { customerEmail, createdAt }: OrderRow): Promise<boolean> {
  const mailbox = mailboxOf(sql`${customerEmail}::text`)
  await database.execute(sql`select pg_advisory_xact_lock(${orderMailLock}, hashtext(${mailbox}))`)
  const inThisHour = gt(orders.createdAt, new Date(createdAt.getTime() - hourMs))
  const placed = await database.$count(orders, and(inThisHour, sql`${mailboxOf(orders.customerEmail)} = ${mailbox}`))
  return placed > maxOrderMailsAnHour
}
const maxOrderMailsAnHour = 3

function addresseeOf({ customerName, customerEmail, language }: OrderRow): Addressee {
  return { name: customerName, email: customerEmail, language }
}
