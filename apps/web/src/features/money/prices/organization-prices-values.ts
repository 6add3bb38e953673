import type { BodyInputOf } from '@thant/contracts/endpoint'
import type {
  Agreement,
  OrganizationPrices,
  organizationPriceEndpoints,
} from '@thant/contracts/money/organization-prices'
import { typedNumber } from '#lib/entries/typed-number.ts'
import { type PriceValues, priceBodyOf, valuesOfPrice } from './price-values.ts'

export type AgreementValues = {
  site: string | null
  startsOn: string | null
  priceList: string | null
  currency: string | null
  prices: PriceValues[]
}

export type OrganizationPricesValues = {
  /** Those by which nothing was charged come first: only they can be changed. */
  agreements: AgreementValues[]
  billsEachSite: boolean
  purchaseOrder: string
  purchaseLimit: string
}

export function emptyAgreement(today: string): AgreementValues {
  return { site: null, startsOn: today, priceList: null, currency: 'MMK', prices: [] }
}

export function valuesOfOrganizationPrices({
  agreements,
  billsEachSite,
  purchaseOrder,
  purchaseLimit,
}: OrganizationPrices): OrganizationPricesValues {
  return {
    agreements: [...agreements.filter(({ isUsed }) => !isUsed), ...usedOf(agreements)].map(valuesOfAgreement),
    billsEachSite,
    purchaseOrder,
    purchaseLimit: purchaseLimit === null ? '' : String(purchaseLimit),
  }
}

export function usedOf(agreements: readonly Agreement[]): Agreement[] {
  return agreements.filter(({ isUsed }) => isUsed)
}

function valuesOfAgreement({ site, startsOn, priceList, currency, prices }: Agreement): AgreementValues {
  return {
    site: site?._id ?? null,
    startsOn,
    priceList: priceList?._id ?? null,
    currency,
    prices: prices.map(valuesOfPrice),
  }
}

export function organizationPricesBodyOf({ agreements, purchaseLimit, ...billing }: OrganizationPricesValues) {
  const body = {
    ...billing,
    purchaseLimit: typedNumber(purchaseLimit) ?? null,
    agreements: agreements.map(({ startsOn, currency, prices, ...agreement }) => ({
      ...agreement,
      startsOn: startsOn ?? '',
      ...(currency !== null && { currency }),
      prices: prices.map(priceBodyOf),
    })),
  }
  // What the contract refuses is refused at its field.
  return body as BodyInputOf<typeof organizationPriceEndpoints.change>
}
