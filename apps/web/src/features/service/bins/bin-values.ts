import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { Bin, binEndpoints } from '@thant/contracts/service/bins'
import { typedNumber } from '#lib/entries/typed-number.ts'

export type BinValues = {
  name: string
  size: string
  stock: string
  price: string
  /** Undefined keeps the current image; null removes it. */
  image: string | null | undefined
}

export const emptyBin: BinValues = { name: '', size: '', stock: '', price: '', image: undefined }

export function valuesOfBin({ name, size, stock, price }: Bin): BinValues {
  return { name, size, stock: String(stock), price: String(price), image: undefined }
}

export function binBodyOf({ stock, price, ...values }: BinValues): BodyInputOf<typeof binEndpoints.create> {
  return { ...values, stock: typedNumber(stock) as number, price: typedNumber(price) as number }
}
