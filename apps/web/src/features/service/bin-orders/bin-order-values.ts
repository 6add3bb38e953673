import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { BinOrder, binOrderEndpoints } from '@thant/contracts/service/bin-orders'
import type { BinChoice } from '#features/service/bins/components/bin-select.tsx'
import { typedNumber } from '#lib/entries/typed-number.ts'

export type BinOrderValues = { organization: string | null; bin: BinChoice | null; quantity: string }

export const emptyBinOrder: BinOrderValues = { organization: null, bin: null, quantity: '' }

export function valuesOfBinOrder({ organization, bin, quantity }: BinOrder): BinOrderValues {
  return { organization: organization._id, bin, quantity: String(quantity) }
}

export function binOrderBodyOf(values: BinOrderValues): BodyInputOf<typeof binOrderEndpoints.create> {
  return {
    organization: values.organization ?? '',
    bin: values.bin?._id ?? '',
    quantity: typedNumber(values.quantity) as number,
  }
}
