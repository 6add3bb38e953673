import type { Invoice } from '@thant/contracts/invoices'
import type { PaperParts } from '#domains/company/papers.service.ts'
import { dayOf } from '#lib/company-time.ts'
import { literal, message, paragraph } from '#lib/plan-message.ts'
import type { CreditRow } from './credits.queries.ts'

/** A credit note, or the paper on a refund: how much, why, and for which invoice. */
export function creditLetter(invoice: Invoice, credit: CreditRow, timeZone: string): PaperParts {
  const { kind, number, reason, reference } = credit
  const isRefund = kind === 'refund'
  const amount = { money: Number(credit.amount), currency: invoice.currency }
  const values = { credit: number, number: invoice.invoiceNo }
  return {
    title: message(
      isRefund ? 'Refund {{credit}} for invoice {{number}}' : 'Credit note {{credit}} for invoice {{number}}',
      values,
    ),
    heading: { name: message(isRefund ? 'REFUND' : 'CREDIT NOTE'), number: literal(number) },
    addressee: {
      label: message(isRefund ? 'Paid back to' : 'To the credit of'),
      name: literal(invoice.billedTo.name),
      address: literal(invoice.billedTo.address),
    },
    facts: [
      {
        label: message('Date'),
        value: message('{{day}}', { day: { day: dayOf(credit.createdAt, timeZone) } }),
      },
      { label: message('Invoice'), value: literal(invoice.invoiceNo) },
      { label: message('Invoice date'), value: message('{{day}}', { day: { day: invoice.invoiceDate } }) },
      ...(reference === '' ? [] : [{ label: message('Reference'), value: literal(reference) }]),
    ],
    blocks: [
      {
        kind: 'table',
        columns: [
          { head: message('Reason'), isNumber: false },
          { head: message('Amount'), isNumber: true },
        ],
        rows: [[reason, amount]],
      },
      {
        kind: 'totals',
        items: [
          {
            label: message(isRefund ? 'Amount paid back' : 'Amount credited'),
            value: message('{{amount}}', { amount }),
          },
        ],
      },
      paragraph(
        isRefund
          ? 'We have paid this amount back to you. Depending on your bank it takes some days to arrive.'
          : 'This amount is to your credit. We pay it back, or set it off against your next invoice.',
      ),
    ],
  }
}
