import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { Currency } from '@thant/contracts/money'
import type { chargeEndpoints, handChargeLabels } from '@thant/contracts/money/charges'
import type { TaxTreatment } from '@thant/contracts/money/invoice-lines'
import { typedNumber } from '#lib/entries/typed-number.ts'

export type ChargeValues = {
  organization: string | null
  site: string | null
  day: string | null
  kind: keyof typeof handChargeLabels
  description: string
  quantity: string
  unitPrice: string
  currency: Currency
  taxTreatment: TaxTreatment
  reason: string
}

export function emptyCharge(today: string, organization: string | null): ChargeValues {
  return {
    organization,
    site: null,
    day: today,
    kind: 'other',
    description: '',
    quantity: '1',
    unitPrice: '',
    currency: 'MMK',
    taxTreatment: 'taxable',
    reason: '',
  }
}

/** Without a price, the customer's list has it. */
export function chargeBodyOf(values: ChargeValues): BodyInputOf<typeof chargeEndpoints.create> {
  const { organization, day, quantity, unitPrice, ...rest } = values
  return {
    ...rest,
    organization: organization ?? '',
    day: day ?? '',
    quantity: typedNumber(quantity) as number,
    unitPrice: typedNumber(unitPrice) ?? null,
  }
}
