import type {
  Agreement,
  AgreementForm,
  OrganizationPrices,
  OrganizationPricesForm,
} from '@thant/contracts/money/organization-prices'
import type { Price } from '@thant/contracts/money/prices'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { subscriptions } from '#database/schema/invoices.ts'
import { priceAgreements, priceLists, prices } from '#database/schema/prices.ts'
import { assertSitesAreActive } from '#domains/customers/sites/sites.policy.ts'
import { lockOrganization } from '#domains/money/invoices/subscriptions/subscriptions.service.ts'
import type { Context } from '#lib/context.ts'
import { changedValues, recordAudit } from '#lib/records/audit.ts'
import { assertVersion } from '#lib/records/optimistic-lock.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import { chargeSince } from './charge-since.ts'
import { getOrganizationPrices } from './organization-prices.queries.ts'
import { addPrices, assertIndexesAreKnown, writePrice } from './prices.queries.ts'

export async function changeOrganizationPrices(
  context: Context,
  organizationId: string,
  { agreements, __v, ...billing }: OrganizationPricesForm,
): Promise<OrganizationPrices> {
  await lockOrganization(context, organizationId)
  await lockAgreements(context, organizationId)
  const before = await getOrganizationPrices(context, organizationId)
  const now = context.clock.now()
  const current = { ...before, updatedAt: now.toISOString() }
  await assertVersion(context, { entity: 'subscription', id: organizationId, current }, __v)
  const changedOn = await setAgreements(context, organizationId, before.agreements, agreements)
  const [from] = changedOn.toSorted()
  if (from !== undefined) await chargeSince(context, { organizationId, from, to: null })
  const columns = { ...billing, updatedAt: now }
  await context.database
    .insert(subscriptions)
    .values({ organizationId, ...columns, version: 1, createdAt: now })
    .onConflictDoUpdate({
      target: subscriptions.organizationId,
      set: { ...columns, version: sql`${subscriptions.version} + 1` },
    })
  const after = await getOrganizationPrices(context, organizationId)
  await recordAudit(context, {
    action: 'subscription.change-prices',
    entity: 'subscription',
    entityId: organizationId,
    ...changedValues(auditedValues(before), auditedValues(after)),
  })
  return after
}

/** Waits for charges by them that are not committed yet. */
async function lockAgreements({ database }: Context, organizationId: string): Promise<void> {
  await database
    .select({ id: priceAgreements.id })
    .from(priceAgreements)
    .where(eq(priceAgreements.organizationId, organizationId))
    .orderBy(priceAgreements.id)
    .for('update')
}

/**
 * What was there and is the same stays as it is, also where its list or site was archived meanwhile. Returns the days of
 * what was added or left out.
 */
async function setAgreements(
  context: Context,
  organizationId: string,
  before: readonly Agreement[],
  forms: readonly AgreementForm[],
): Promise<string[]> {
  const kept = new Set<string>()
  const added: Array<{ form: AgreementForm; index: number }> = []
  for (const [index, form] of forms.entries()) {
    const same = before.find(({ site, startsOn }) => (site?._id ?? null) === form.site && startsOn === form.startsOn)
    if (same !== undefined && isSame(same, form)) kept.add(same._id)
    else if (same?.isUsed) throw errorAt(`agreements.${index}`, 'price-agreement.used')
    else added.push({ form, index })
  }
  const removed = before.filter(({ _id }) => !kept.has(_id))
  const used = removed.find(({ isUsed }) => isUsed)
  if (used !== undefined) throw errorAt('agreements', 'price-agreement.used')
  await removeAgreements(
    context,
    removed.map(({ _id }) => _id),
  )
  for (const { form, index } of added) await addAgreement(context, organizationId, form, `agreements.${index}`)
  return [...removed, ...added.map(({ form }) => form)].map(({ startsOn }) => startsOn)
}

function isSame({ priceList, currency, prices: own }: Agreement, form: AgreementForm): boolean {
  return (
    (priceList?._id ?? null) === form.priceList &&
    (form.priceList !== null || form.currency === undefined || form.currency === currency) &&
    JSON.stringify(own.map(valuesOf)) === JSON.stringify(form.prices.map(valuesOf))
  )
}

function valuesOf({ kind, wayType, wasteType, fromQuantity, isRebate, taxTreatment, ...price }: Price) {
  const { unitPrice, indexName, indexPercent } = price
  return [kind, wayType, wasteType, fromQuantity, unitPrice, indexName, indexPercent, isRebate, taxTreatment]
}

async function removeAgreements({ database }: Context, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await database.delete(prices).where(inArray(prices.agreementId, ids))
  await database.delete(priceAgreements).where(inArray(priceAgreements.id, ids))
}

async function addAgreement(context: Context, organizationId: string, form: AgreementForm, path: string) {
  const { site: siteId, startsOn, priceList: priceListId, prices: own } = form
  if (siteId !== null) await assertSitesAreActive(context, organizationId, [siteId], `${path}.site`)
  await assertIndexesAreKnown(context, `${path}.prices`, own)
  const currency = priceListId === null ? form.currency : await lockList(context, priceListId, `${path}.priceList`)
  const [added] = await context.database
    .insert(priceAgreements)
    // One that ends the charging has no prices, and the column wants a currency all the same.
    .values({ organizationId, siteId, startsOn, priceListId, currency: currency ?? 'MMK' })
    .returning({ id: priceAgreements.id })
  if (added === undefined) throw new Error('an insert returned no row')
  await addPrices(context, { agreementId: added.id }, own)
}

/** Keeps the list from being archived until the transaction ends, and returns its currency. */
async function lockList({ database }: Context, id: string, path: string) {
  const [list] = await database
    .select({ currency: priceLists.currency })
    .from(priceLists)
    .where(and(eq(priceLists.id, id), isNull(priceLists.archivedAt)))
    .for('key share')
  if (list === undefined) throw errorAt(path, 'price-agreement.list-unknown')
  return list.currency
}

function auditedValues({ agreements, billsEachSite, purchaseOrder, purchaseLimit }: OrganizationPrices) {
  return {
    agreements: agreements.flatMap(({ site, startsOn, priceList, currency, prices: own }) => [
      [startsOn, site?.name, priceList?.name ?? 'no list', currency].filter(Boolean).join(' · '),
      ...own.map((price) => `${startsOn}: ${writePrice(price)}`),
    ]),
    billsEachSite,
    purchaseOrder,
    purchaseLimit,
  }
}
