import type { Block, Message } from '@thant/contracts/materials/plan'
import type { Currency } from '@thant/contracts/money'
import type { CreditKind } from '@thant/contracts/money/credits'
import type { InvoiceTax } from '@thant/contracts/money/invoice-lines'
import type { Invoice } from '@thant/contracts/money/invoices'
import type { TranslationKey } from '@thant/i18n/translation-key'
import type { DocumentParts } from '#domains/company/company/letter-pdf.service.ts'
import { dayOf } from '#lib/company-time.ts'
import { literal, message, note, paragraph } from '#lib/plan-message.ts'
import type { CreditRow } from './credits.queries.ts'

/** What a credit note or refund is for. */
export type CreditedDocument = {
  titles: Record<CreditKind, TranslationKey>
  number: string
  currency: Currency
  addressee: { name: string; address: string }
  facts: Array<{ label: Message; value: Message }>
  /** What becomes of the amount of a credit note. */
  promise: TranslationKey
}

/** A credit note, or the paper on a refund, of an invoice. */
export function creditDocument(
  invoice: Invoice,
  credit: CreditRow,
  /** What it takes back of the invoice's tax, below 0. */
  taxes: readonly InvoiceTax[],
  timeZone: string,
): DocumentParts {
  const { invoiceNo: number, currency, billedTo, invoiceDate } = invoice
  const paper: CreditedDocument = {
    titles: {
      refund: 'Refund {{credit}} for invoice {{number}}',
      'credit-note': 'Credit note {{credit}} for invoice {{number}}',
    },
    number,
    currency,
    addressee: billedTo,
    facts: [
      { label: message('Invoice'), value: literal(number) },
      { label: message('Invoice date'), value: message('{{day}}', { day: { day: invoiceDate } }) },
    ],
    promise: 'This amount is to your credit. We pay it back, or set it off against your next invoice.',
  }
  const { blocks, ...parts } = creditParts(paper, credit, timeZone)
  return { ...parts, blocks: [...blocks, ...taxes.map((tax) => creditedTax(tax, currency))] }
}

function creditedTax({ percent, base, tax }: InvoiceTax, currency: Currency): Block {
  return note('This includes commercial tax of {{percent}}% on {{base}}: {{tax}}.', {
    percent: { number: percent },
    base: { money: -base, currency },
    tax: { money: -tax, currency },
  })
}

/** How much is credited or was paid back, why, and for what. */
export function creditParts(credited: CreditedDocument, credit: CreditRow, timeZone: string): DocumentParts {
  const { kind, number, reason, reference } = credit
  const isRefund = kind === 'refund'
  const amount = { money: Number(credit.amount), currency: credited.currency }
  return {
    title: message(credited.titles[kind], { credit: number, number: credited.number }),
    heading: { name: message(isRefund ? 'REFUND' : 'CREDIT NOTE'), number: literal(number) },
    addressee: {
      label: message(isRefund ? 'Paid back to' : 'To the credit of'),
      name: literal(credited.addressee.name),
      address: literal(credited.addressee.address),
    },
    facts: [
      {
        label: message('Date'),
        value: message('{{day}}', { day: { day: dayOf(credit.createdAt, timeZone) } }),
      },
      ...credited.facts,
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
          : credited.promise,
      ),
    ],
  }
}
