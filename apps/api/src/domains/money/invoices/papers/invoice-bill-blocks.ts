import type { Block } from '@thant/contracts/materials/plan'
import {
  type InvoiceLine,
  type InvoiceTax,
  lineUnitLabels,
  taxTreatmentLabels,
} from '@thant/contracts/money/invoice-lines'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { mainSiteName } from '#domains/customers/organizations/main-site.ts'
import { message, note, typedName } from '#lib/plan-message.ts'
import type { PrintedLetter } from '#lib/typst/printed-document.ts'
import type { BilledInvoice, PrintedBill } from './billed-invoice.ts'

type Blocks = PrintedLetter['blocks']

/** What an invoice or its receipt is for, line by line, with the tax and the total. */
export function billBlocks(invoice: BilledInvoice, totalLabel: TranslationKey): Blocks {
  const { bill, amount, currency } = invoice
  const total = { label: message(totalLabel), value: money(amount, currency) }
  if (bill === undefined) {
    return [wholeOf(invoice), { kind: 'totals', items: [total] }, note('No tax is shown separately.')]
  }
  const { lines, taxes } = bill
  const added = taxes.filter(({ isIncluded }) => !isIncluded)
  const subtotal = { label: message('Subtotal'), value: money(amount - sumOf(added), currency) }
  return [
    ...bySite(lines).flatMap(([name, ofSite]): Block[] => [
      ...(name === null ? [] : [{ kind: 'heading' as const, message: typedName(name, mainSiteName) }]),
      tableOf(ofSite, currency, taxes.length > 0),
    ]),
    {
      kind: 'totals',
      items: [
        ...(added.length > 0 ? [subtotal] : []),
        ...taxes.map((tax) => ({ label: taxLabelOf(tax, currency), value: money(tax.tax, currency) })),
        total,
      ],
    },
    ...notesOf(bill),
  ]
}

function wholeOf({ description, servicePeriod, amount, currency }: BilledInvoice): Block {
  const { start, end } = servicePeriod
  return {
    kind: 'table',
    columns: [
      { head: message('Description'), isNumber: false },
      { head: message('Service period'), isNumber: false },
      { head: message('Amount'), isNumber: true },
    ],
    rows: [[description, { days: { from: start, to: end } }, { money: amount, currency }]],
  }
}

/** In the order in which the sites first appear; null holds the lines of no site. */
function bySite(lines: readonly InvoiceLine[]): [string | null, InvoiceLine[]][] {
  return [...Map.groupBy(lines, ({ site }) => site?.name ?? null)]
}

function tableOf(lines: readonly InvoiceLine[], currency: string, hasTax: boolean): Block {
  return {
    kind: 'table',
    columns: [
      { head: message('Description'), isNumber: false },
      { head: message('Quantity'), isNumber: true },
      { head: message('Unit'), isNumber: false },
      { head: message('Unit price'), isNumber: true },
      ...(hasTax ? [{ head: message('Commercial tax'), isNumber: false }] : []),
      { head: message('Amount'), isNumber: true },
    ],
    rows: lines.map(({ description, quantity, unit, unitPrice, taxTreatment, amount }) => [
      description,
      { number: quantity },
      { text: lineUnitLabels[unit] },
      { unitPrice, currency },
      ...(hasTax ? [taxTreatment === null ? '' : { text: taxTreatmentLabels[taxTreatment] }] : []),
      { money: amount, currency },
    ]),
  }
}

function taxLabelOf({ percent, isIncluded, base }: InvoiceTax, currency: string) {
  return message(
    isIncluded ? 'Including commercial tax {{percent}}% of {{base}}' : 'Commercial tax {{percent}}% of {{base}}',
    { percent: { number: percent }, base: { money: base, currency } },
  )
}

function notesOf({ taxes, taxExemption, taxNumber }: PrintedBill): Blocks {
  if (taxExemption !== null) return [note('Exempt from commercial tax: {{document}}', { document: taxExemption })]
  if (taxes.length === 0 || taxNumber === '') return []
  return [note('Tax number: {{number}}', { number: taxNumber })]
}

function money(amount: number, currency: string) {
  return message('{{amount}}', { amount: { money: amount, currency } })
}

function sumOf(taxes: readonly InvoiceTax[]): number {
  return taxes.reduce((sum, { tax }) => sum + tax, 0)
}
