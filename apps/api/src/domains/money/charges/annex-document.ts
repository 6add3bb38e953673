import type { MessageValue } from '@thant/contracts/materials/plan'
import { chargeText } from '@thant/contracts/money/charge-text'
import type { Charge } from '@thant/contracts/money/charges'
import { lineUnitLabels } from '@thant/contracts/money/invoice-lines'
import type { InvoiceRecord } from '@thant/contracts/money/invoices'
import { collectionNoteNumberOf } from '@thant/contracts/service/collection-notes'
import type { Translate } from '@thant/i18n/translation-key'
import Big from 'big.js'
import type { DocumentParts } from '#domains/company/company/letter-pdf.service.ts'
import { mainSiteName } from '#domains/customers/organizations/main-site.ts'
import { literal, message, note, typedName } from '#lib/plan-message.ts'
import type { PrintedLetter } from '#lib/typst/printed-document.ts'

type Block = PrintedLetter['blocks'][number]

/** The charges of an invoice site by site, each with its day and the collection note of its pickup. */
export function annexDocument(invoice: InvoiceRecord, charges: readonly Charge[], translate: Translate): DocumentParts {
  const { invoiceNo, currency, billedTo, invoiceDate, servicePeriod } = invoice
  const bySite = [...Map.groupBy(charges, ({ site }) => site?.name ?? null)]
  return {
    title: message('Annex to invoice {{number}}', { number: invoiceNo }),
    heading: { name: message('ANNEX'), number: literal(invoiceNo) },
    addressee: { label: message('Billed to'), name: literal(billedTo.name), address: literal(billedTo.address) },
    facts: [
      { label: message('Invoice date'), value: message('{{day}}', { day: { day: invoiceDate } }) },
      {
        label: message('Service period'),
        value: message('{{days}}', { days: { days: { from: servicePeriod.start, to: servicePeriod.end } } }),
      },
    ],
    blocks: [
      ...bySite.flatMap(([site, ofSite]): Block[] => [
        { kind: 'heading', message: site === null ? message('All sites') : typedName(site, mainSiteName) },
        tableOf(ofSite, currency, translate),
      ]),
      {
        kind: 'totals',
        items: [
          {
            label: message('Sum of all charges'),
            value: message('{{amount}}', { amount: { money: sumOf(charges), currency } }),
          },
        ],
      },
      note('Before commercial tax. The invoice rounds each of its lines to what can be paid.'),
    ],
  }
}

function tableOf(charges: readonly Charge[], currency: string, translate: Translate): Block {
  return {
    kind: 'table',
    columns: [
      { head: message('Date and collection note'), isNumber: false },
      { head: message('Charged for'), isNumber: false },
      { head: message('Quantity'), isNumber: true },
      { head: message('Unit'), isNumber: false },
      { head: message('Unit price'), isNumber: true },
      { head: message('Amount'), isNumber: true },
    ],
    rows: [
      ...charges.map((charge): MessageValue[] => [
        whenOf(charge),
        chargeText(charge, translate),
        { number: charge.quantity },
        { text: lineUnitLabels[charge.unit] },
        { unitPrice: charge.unitPrice, currency },
        { amount: charge.amount, currency },
      ]),
      ['', { text: 'Sum of this site' }, '', '', '', { amount: sumOf(charges), currency }],
    ],
  }
}

function whenOf({ day, pickup }: Charge): MessageValue {
  return pickup === null ? { day } : { collection: { day, code: collectionNoteNumberOf(pickup._id) } }
}

function sumOf(charges: readonly Charge[]): number {
  return Number(charges.reduce((total, { amount }) => total.plus(amount), Big(0)))
}
