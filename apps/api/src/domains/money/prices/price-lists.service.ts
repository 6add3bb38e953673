import type { PriceList, PriceListChange, PriceListForm, VersionForm } from '@thant/contracts/money/price-lists'
import { and, eq } from 'drizzle-orm'
import { priceLists, priceListVersions, prices } from '#database/schema/prices.ts'
import type { Context } from '#lib/context.ts'
import { recordWrites } from '#lib/records/record-writes.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import { chargeSince } from './charge-since.ts'
import { countCustomersOf, getPriceList } from './price-lists.queries.ts'
import { addPrices, assertIndexesAreKnown, isVersionUsed, writePrice } from './prices.queries.ts'

const writes = recordWrites({
  entity: 'price-list',
  table: priceLists,
  get: getPriceList,
  audited: auditedValues,
  taken: { price_list_name_is_unique: { path: 'name', code: 'price-list.name-taken' } },
})

export async function addPriceList(context: Context, { version, ...values }: PriceListForm): Promise<PriceList> {
  await assertIndexesAreKnown(context, 'version.prices', version.prices)
  return writes.create(context, 'price-list.create', values, (id) => addVersion(context, id, version))
}

export function changePriceList(
  context: Context,
  id: string,
  { __v, version, name }: PriceListChange,
): Promise<PriceList> {
  return writes.change(context, 'price-list.change', { id, version: __v }, async () => {
    if (version !== undefined) {
      await assertIndexesAreKnown(context, 'version.prices', version.prices)
      await removeVersionOfDay(context, id, version.startsOn)
      await addVersion(context, id, version)
      await chargeSince(context, { organizationId: null, from: version.startsOn, to: null })
    }
    return { name }
  })
}

/** Refuses a list by which somebody is still charged. */
export function archivePriceList(context: Context, id: string): Promise<null> {
  return writes.archive(context, 'price-list.archive', id, async () => {
    const count = await countCustomersOf(context, id)
    if (count > 0) throw new AppError('price-list.in-use', { values: { count } })
  })
}

export function restorePriceList(context: Context, id: string): Promise<PriceList> {
  return writes.restore(context, 'price-list.restore', id)
}

async function addVersion(context: Context, priceListId: string, { prices: given, ...version }: VersionForm) {
  const [added] = await context.database
    .insert(priceListVersions)
    .values({ priceListId, ...version })
    .returning({ id: priceListVersions.id })
  if (added === undefined) throw new Error('an insert returned no row')
  await addPrices(context, { versionId: added.id }, given)
}

/** The lock waits for a charge by the version that is not committed yet. */
async function removeVersionOfDay({ database }: Context, priceListId: string, startsOn: string): Promise<void> {
  const isOfDay = and(eq(priceListVersions.priceListId, priceListId), eq(priceListVersions.startsOn, startsOn))
  const [locked] = await database
    .select({ id: priceListVersions.id })
    .from(priceListVersions)
    .where(isOfDay)
    .for('update')
  if (locked === undefined) return
  const isIt = eq(priceListVersions.id, locked.id)
  const [version] = await database
    .select({ id: priceListVersions.id, isUsed: isVersionUsed })
    .from(priceListVersions)
    .where(isIt)
  if (version?.isUsed) throw errorAt('version.startsOn', 'price-list.version-used')
  await database.delete(prices).where(eq(prices.versionId, locked.id))
  await database.delete(priceListVersions).where(isIt)
}

function auditedValues({ name, currency, versions }: PriceList) {
  return {
    name,
    currency,
    versions: versions.flatMap(({ startsOn, minimumPerPickup, minimumPerMonth, prices: own }) => [
      ...(minimumPerPickup === null ? [] : [`${startsOn}: at least ${minimumPerPickup} a pickup`]),
      ...(minimumPerMonth === null ? [] : [`${startsOn}: at least ${minimumPerMonth} a month`]),
      ...own.map((price) => `${startsOn}: ${writePrice(price)}`),
    ]),
  }
}
