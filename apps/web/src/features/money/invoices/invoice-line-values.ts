import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { LineUnit, TaxTreatment } from '@thant/contracts/money/invoice-lines'
import type { invoiceEndpoints } from '@thant/contracts/money/invoices'
import { typedNumber } from '#lib/entries/typed-number.ts'

export type LineValues = {
  description: string
  site: string | null
  quantity: string
  unit: LineUnit
  unitPrice: string
  taxTreatment: TaxTreatment
}

/** A new line is taxed and counted as the one before. */
export function lineAfter(before: LineValues | undefined): LineValues {
  const { unit = 'pickup', taxTreatment = 'taxable', site = null } = before ?? {}
  return { description: '', site, quantity: '1', unit, unitPrice: '', taxTreatment }
}

export function isBlankLine(line: LineValues | undefined): boolean {
  return line !== undefined && line.description === '' && line.unitPrice === ''
}

type Lines = NonNullable<BodyInputOf<typeof invoiceEndpoints.create>['lines']>

export function lineBodiesOf(lines: readonly LineValues[]): Lines {
  return lines.map(({ quantity, unitPrice, ...line }) => ({
    ...line,
    quantity: typedNumber(quantity) as number,
    unitPrice: typedNumber(unitPrice) as number,
  }))
}

/** The lines whose quantity and price can be read; the others come to nothing yet. */
export function readableLines(lines: readonly LineValues[]) {
  return lineBodiesOf(lines)
    .filter(({ quantity, unitPrice }) => Number.isFinite(quantity) && Number.isFinite(unitPrice))
    .map(({ taxTreatment = 'taxable', ...line }) => ({ ...line, taxTreatment }))
}
