import { kindsByWaste, kindsByWay, type PriceKind } from '@thant/contracts/money/price-kinds'
import type { Price } from '@thant/contracts/money/prices'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { typedNumber } from '#lib/entries/typed-number.ts'

export type PriceValues = Pick<Price, 'kind' | 'wayType' | 'wasteType' | 'indexName' | 'isRebate' | 'taxTreatment'> & {
  fromQuantity: string
  unitPrice: string
  indexPercent: string
}

type PriceGroup = { title: TranslationKey; kinds: readonly [PriceKind, ...PriceKind[]]; by?: 'way' | 'waste' }

/** How prices are entered and shown: by what is priced. */
export const priceGroups: readonly PriceGroup[] = [
  { title: 'Pickups', kinds: ['pickup', 'extra-pickup', 'wasted-trip'], by: 'way' },
  { title: 'By weight', kinds: ['viss', 'kg'], by: 'waste' },
  { title: 'Months, bins and hours', kinds: ['month', 'bin', 'hour'] },
]

/** A new price is taxed and priced as the one before. */
export function priceAfter(before: PriceValues | undefined, group: PriceGroup): PriceValues {
  const { kind = group.kinds[0], taxTreatment = 'taxable', isRebate = false } = before ?? {}
  const empty = { wayType: null, wasteType: null, fromQuantity: '', unitPrice: '', indexName: null, indexPercent: '' }
  return { kind, ...empty, isRebate, taxTreatment }
}

export function isBlankPrice(price: PriceValues | undefined): boolean {
  return price !== undefined && price.unitPrice === '' && price.indexName === null
}

/** Writes a price as it may also be typed, its thousands separated. */
export function typedPrice(price: number | null): string {
  return price === null ? '' : price.toLocaleString('en', { maximumFractionDigits: 4 })
}

export function valuesOfPrice({ fromQuantity, unitPrice, indexPercent, ...price }: Price): PriceValues {
  return {
    ...price,
    fromQuantity: fromQuantity === 0 ? '' : String(fromQuantity),
    unitPrice: typedPrice(unitPrice),
    indexPercent: indexPercent === null ? '' : String(indexPercent),
  }
}

/** What a kind does not have is left out, also where it was chosen before another kind was. */
export function priceBodyOf({ kind, fromQuantity, unitPrice, indexPercent, ...price }: PriceValues): Price {
  const isByWeight = kindsByWaste.includes(kind)
  const indexName = isByWeight ? price.indexName : null
  return {
    kind,
    wayType: kindsByWay.includes(kind) ? price.wayType : null,
    wasteType: isByWeight ? price.wasteType : null,
    fromQuantity: typedNumber(fromQuantity) ?? 0,
    unitPrice: indexName === null ? (typedNumber(unitPrice) ?? null) : null,
    indexName,
    indexPercent: indexName === null ? null : (typedNumber(indexPercent) ?? null),
    isRebate: isByWeight && price.isRebate,
    taxTreatment: price.taxTreatment,
  }
}
