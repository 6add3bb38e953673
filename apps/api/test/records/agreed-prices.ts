import type { Currency } from '@thant/contracts/money'
import type { PriceKind } from '@thant/contracts/money/price-kinds'
import { priceAgreements, priceLists, priceListVersions, prices } from '#database/schema/prices.ts'
import type { TestApp } from '../setup/create-test-app.ts'

type OwnPrice = Partial<typeof prices.$inferInsert> & { kind: PriceKind }

export type AgreedPrices = {
  organizationId: string
  siteId?: string
  startsOn?: string
  currency?: Currency
  minimumPerPickup?: number
  minimumPerMonth?: number
  prices: OwnPrice[]
}

let made = 0

/** Stores a price list with one version from a day on, and that it is an organization's or site's from then on. */
export async function agreePrices({ database, clock }: TestApp, agreed: AgreedPrices): Promise<void> {
  const { organizationId, siteId, startsOn = '2020-01-01', currency = 'MMK', prices: own, ...minimums } = agreed
  made += 1
  const now = clock.now()
  const list = { name: `Agreed ${made}`, currency, createdAt: now, updatedAt: now }
  const [priceList] = await database.insert(priceLists).values(list).returning()
  if (priceList === undefined) throw new Error('no price list was stored')
  const [version] = await database
    .insert(priceListVersions)
    .values({ priceListId: priceList.id, startsOn, ...minimums })
    .returning()
  if (version === undefined) throw new Error('no version was stored')
  if (own.length > 0) {
    await database
      .insert(prices)
      .values(
        own.map((price, position) => ({ taxTreatment: 'taxable' as const, position, versionId: version.id, ...price })),
      )
  }
  await database
    .insert(priceAgreements)
    .values({ organizationId, siteId: siteId ?? null, startsOn, priceListId: priceList.id, currency })
}
