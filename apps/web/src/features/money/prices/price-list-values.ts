import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { PriceList, PriceListVersion, priceListEndpoints } from '@thant/contracts/money/price-lists'
import { typedNumber } from '#lib/entries/typed-number.ts'
import { type PriceValues, priceBodyOf, typedPrice, valuesOfPrice } from './price-values.ts'

type VersionValues = {
  startsOn: string | null
  minimumPerPickup: string
  minimumPerMonth: string
  prices: PriceValues[]
}

export type PriceListValues = {
  name: string
  currency: string | null
  version: VersionValues
  /** How the version was at first: without a change none is sent. */
  before: string
}

export function emptyPriceList(today: string): PriceListValues {
  const version = { startsOn: today, minimumPerPickup: '', minimumPerMonth: '', prices: [] }
  return { name: '', currency: 'MMK', version, before: '' }
}

/** Begins with a copy of the last version, whose day is open where something was charged by it. */
export function valuesOfPriceList({ name, currency, versions: [last] }: PriceList): PriceListValues {
  const version = valuesOfVersion(last)
  return { name, currency, version, before: JSON.stringify(version) }
}

function valuesOfVersion(last: PriceListVersion | undefined): VersionValues {
  const { startsOn = null, minimumPerPickup = null, minimumPerMonth = null, prices = [], isUsed = false } = last ?? {}
  return {
    startsOn: isUsed ? null : startsOn,
    minimumPerPickup: typedPrice(minimumPerPickup),
    minimumPerMonth: typedPrice(minimumPerMonth),
    prices: prices.map(valuesOfPrice),
  }
}

export function priceListBodyOf({ name, currency, version, before }: PriceListValues) {
  const body = { name, currency, ...(JSON.stringify(version) !== before && { version: versionBodyOf(version) }) }
  // What the contract refuses is refused at its field.
  return body as BodyInputOf<typeof priceListEndpoints.create> & BodyInputOf<typeof priceListEndpoints.change>
}

function versionBodyOf({ startsOn, minimumPerPickup, minimumPerMonth, prices }: VersionValues) {
  return {
    startsOn: startsOn ?? '',
    minimumPerPickup: typedNumber(minimumPerPickup) ?? null,
    minimumPerMonth: typedNumber(minimumPerMonth) ?? null,
    prices: prices.map(priceBodyOf),
  }
}
