import type { WasteType } from '@thant/contracts/materials/wastes'
import type { Currency } from '@thant/contracts/money'
import { indexedPrice } from '@thant/contracts/money/indexed-price'
import type { TaxTreatment } from '@thant/contracts/money/invoice-lines'
import type { PriceKind } from '@thant/contracts/money/price-kinds'
import { whatIsPriced } from '@thant/contracts/money/prices'
import type { WayType } from '@thant/contracts/service/pickup-statuses'
import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { priceAgreements, priceIndexes, priceListVersions, prices } from '#database/schema/prices.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import type { AnyContext } from '#lib/context.ts'

export type ApplicablePrice = {
  kind: PriceKind
  /** Null for all that have no price of their own. */
  wayType: WayType | null
  wasteType: WasteType | null
  /** The whole quantity costs this price from so much on, until the next step. */
  fromQuantity: number
  /** Null where the index has no value for the month yet. */
  unitPrice: number | null
  /** Paid to the customer; the price itself is not below 0. */
  isRebate: boolean
  taxTreatment: TaxTreatment
}

export type ApplicablePrices = {
  agreementId: string
  /** Null where the agreement names no list, or one that has no prices yet. */
  versionId: string | null
  currency: Currency
  minimumPerPickup: number | null
  minimumPerMonth: number | null
  /** The agreement's own first, then the list's, each in the order in which they were entered. */
  prices: ApplicablePrice[]
}

/**
 * By which prices something of a day is charged: those of the site's latest agreement, otherwise of the organization's.
 * Without a site only the organization's counts. Null where no agreement has begun, or the latest one names no list and
 * has no prices: nothing is charged then.
 */
export async function findApplicablePrices(
  context: AnyContext,
  { organizationId, siteId, day }: { organizationId: string; siteId: string | null; day: string },
): Promise<ApplicablePrices | null> {
  const agreement = await findAgreement(context, { organizationId, siteId, day })
  if (agreement === undefined) return null
  const { priceListId, ...found } = agreement
  const rows = await listPrices(context, { agreementId: found.agreementId, versionId: found.versionId, day })
  if (priceListId === null && rows.length === 0) return null
  return { ...found, prices: withoutReplaced(rows).map(presentPrice) }
}

async function findAgreement(
  { database }: AnyContext,
  { organizationId, siteId, day }: { organizationId: string; siteId: string | null; day: string },
) {
  const isOfAll = isNull(priceAgreements.siteId)
  const version = database
    .select({
      id: priceListVersions.id,
      minimumPerPickup: priceListVersions.minimumPerPickup,
      minimumPerMonth: priceListVersions.minimumPerMonth,
    })
    .from(priceListVersions)
    .where(and(eq(priceListVersions.priceListId, priceAgreements.priceListId), lte(priceListVersions.startsOn, day)))
    .orderBy(desc(priceListVersions.startsOn))
    .limit(1)
    .as('version')
  const [found] = await database
    .select({
      agreementId: priceAgreements.id,
      priceListId: priceAgreements.priceListId,
      versionId: version.id,
      currency: priceAgreements.currency,
      minimumPerPickup: version.minimumPerPickup,
      minimumPerMonth: version.minimumPerMonth,
    })
    .from(priceAgreements)
    .leftJoinLateral(version, sql`true`)
    .where(
      and(
        eq(priceAgreements.organizationId, organizationId),
        siteId === null ? isOfAll : or(isOfAll, eq(priceAgreements.siteId, siteId)),
        lte(priceAgreements.startsOn, day),
      ),
    )
    .orderBy(sql`${priceAgreements.siteId} is null`, desc(priceAgreements.startsOn))
    .limit(1)
  return found
}

const fields = {
  agreementId: prices.agreementId,
  kind: prices.kind,
  wayType: prices.wayType,
  wasteType: prices.wasteType,
  fromQuantity: prices.fromQuantity,
  unitPrice: prices.unitPrice,
  indexPercent: prices.indexPercent,
  indexValue: priceIndexes.value,
  isRebate: prices.isRebate,
  taxTreatment: prices.taxTreatment,
}

type StoredPrice = SelectedRow<typeof fields, 'price_indexes'>

function listPrices(
  { database }: AnyContext,
  { agreementId, versionId, day }: { agreementId: string; versionId: string | null; day: string },
) {
  const isOwn = eq(prices.agreementId, agreementId)
  return database
    .select(fields)
    .from(prices)
    .leftJoin(
      priceIndexes,
      and(eq(priceIndexes.name, prices.indexName), eq(priceIndexes.month, `${day.slice(0, 7)}-01`)),
    )
    .where(versionId === null ? isOwn : or(isOwn, eq(prices.versionId, versionId)))
    .orderBy(sql`${prices.agreementId} is null`, prices.position)
}

/** An own price stands for all steps of the list's; one by the viss also for one by the kilogram, and the reverse. */
function withoutReplaced(rows: readonly StoredPrice[]): StoredPrice[] {
  const own = new Set(rows.filter(({ agreementId }) => agreementId !== null).map(whatIsPriced))
  return rows.filter((row) => row.agreementId !== null || !own.has(whatIsPriced(row)))
}

function presentPrice({ agreementId, unitPrice, indexPercent, indexValue, ...price }: StoredPrice): ApplicablePrice {
  return { ...price, unitPrice: unitPrice ?? sharedPrice(indexValue, indexPercent) }
}

function sharedPrice(value: number | null, percent: number | null): number | null {
  return value === null || percent === null ? null : indexedPrice(value, percent)
}
