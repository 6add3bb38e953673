import type { Price } from '@thant/contracts/money/prices'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { charges } from '#database/schema/charges.ts'
import { priceAgreements, priceIndexes, priceListVersions, prices } from '#database/schema/prices.ts'
import type { Context } from '#lib/context.ts'
import { errorAt } from '#lib/requests/app-error.ts'

const fields = {
  kind: prices.kind,
  wayType: prices.wayType,
  wasteType: prices.wasteType,
  fromQuantity: prices.fromQuantity,
  unitPrice: prices.unitPrice,
  indexName: prices.indexName,
  indexPercent: prices.indexPercent,
  isRebate: prices.isRebate,
  taxTreatment: prices.taxTreatment,
}

/** Of versions or of agreements, by their ids. */
export async function listPrices(
  { database }: Context,
  of: 'versionId' | 'agreementId',
  ids: readonly string[],
): Promise<Map<string, Price[]>> {
  const found = new Map<string, Price[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return found
  const rows = await database
    .select({ owner: prices[of], ...fields })
    .from(prices)
    .where(inArray(prices[of], [...ids]))
    .orderBy(prices.position)
  for (const { owner, ...price } of rows) found.get(owner ?? '')?.push(price)
  return found
}

export async function addPrices(
  { database }: Context,
  of: { versionId: string } | { agreementId: string },
  given: readonly Price[],
): Promise<void> {
  if (given.length === 0) return
  await database.insert(prices).values(given.map((price, position) => ({ ...of, position, ...price })))
}

/** `path` is that of the prices in the form. */
export async function assertIndexesAreKnown(
  { database }: Context,
  path: string,
  given: readonly Price[],
): Promise<void> {
  const names = new Set(given.flatMap(({ indexName }) => indexName ?? []))
  if (names.size === 0) return
  const rows = await database
    .selectDistinct({ name: priceIndexes.name })
    .from(priceIndexes)
    .where(inArray(priceIndexes.name, [...names]))
  const known = new Set(rows.map(({ name }) => name))
  const index = given.findIndex(({ indexName }) => indexName !== null && !known.has(indexName))
  if (index >= 0) throw errorAt(`${path}.${index}.indexName`, 'price-list.index-unknown')
}

/** Whether something was charged by the version of a row. */
export const isVersionUsed = isNamedBy(sql`version_id = ${priceListVersions}.id`)

/** Whether something was charged by the agreement of a row. */
export const isAgreementUsed = isNamedBy(sql`agreement_id = ${priceAgreements}.id`)

function isNamedBy(condition: SQL) {
  return sql<boolean>`exists (select from ${charges} where ${charges}.${condition})`
}

/** One line of the audit log. */
export function writePrice({ unitPrice, indexName, indexPercent, ...price }: Price): string {
  const words = [
    price.kind,
    price.wayType,
    price.wasteType,
    price.fromQuantity > 0 && `from ${price.fromQuantity}`,
    unitPrice ?? `${indexPercent} % of ${indexName}`,
    price.isRebate && 'to the customer',
    price.taxTreatment,
  ]
  return words.filter((word) => word !== null && word !== false).join(' ')
}
