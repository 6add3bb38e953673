import type { invoiceLines, invoiceTaxes, taxRates } from '@thant/api/database/schema/invoice-lines'
import type { LineForm, LineUnit } from '@thant/contracts/money/invoice-lines'
import { totalsOf } from '@thant/contracts/money/invoice-totals'
import { createRandom } from '../random.ts'
import type { Timeline } from '../timeline.ts'
import type { InvoiceRow } from './invoices.ts'

export type DemoTaxes = {
  rates: Array<typeof taxRates.$inferInsert>
  lines: Array<typeof invoiceLines.$inferInsert>
  taxes: Array<typeof invoiceTaxes.$inferInsert>
}

const percent = 5

/** For half a year the company has billed by lines, whose prices include the tax, so that customers pay as before. */
export function createTaxes(invoices: readonly InvoiceRow[], { today }: Timeline): DemoTaxes {
  const startsOn = today.subtract({ months: 6 }).with({ day: 1 }).toString()
  const billed = invoices
    .filter(({ issuedOn }) => issuedOn >= startsOn)
    .map((invoice) => ({ invoice, lines: linesOf(invoice) }))
  return {
    rates: [{ startsOn, percent }],
    lines: billed.flatMap(({ invoice, lines }) =>
      lines.map(({ site, ...line }, position) => ({
        ...line,
        invoiceId: invoice.id,
        position,
        amount: totalsOf([line], invoice.currency, null).total,
      })),
    ),
    taxes: billed.flatMap(({ invoice, lines }) =>
      totalsOf(lines, invoice.currency, percent).taxes.map((tax) => ({
        ...tax,
        id: createRandom(`tax of ${invoice.id} ${tax.isIncluded}`).uuid(),
        invoiceId: invoice.id,
        taxedOn: invoice.issuedOn,
      })),
    ),
  }
}

/** Collections are two thirds of what a period costs; what is billed besides is one line. */
function linesOf({ amount, description, serviceStartsOn, serviceEndsOn }: InvoiceRow): LineForm[] {
  const total = Number(amount)
  const isPeriod = serviceStartsOn !== serviceEndsOn
  const pickups = 4
  const perPickup = Math.floor((total * 2) / 3 / pickups)
  if (!isPeriod || perPickup < 1) return [line(description, 1, 'piece', total)]
  return [
    line(description, pickups, 'pickup', perPickup),
    line('Sorting, treatment and monthly report', 1, 'month', total - pickups * perPickup),
  ]
}

function line(description: string, quantity: number, unit: LineUnit, unitPrice: number): LineForm {
  return { description, quantity, unit, unitPrice: Number(unitPrice.toFixed(2)), taxTreatment: 'tax-included' }
}
