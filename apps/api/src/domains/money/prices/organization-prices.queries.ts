import type { Agreement, OrganizationPrices, PresentPrices } from '@thant/contracts/money/organization-prices'
import { desc, eq, sql } from 'drizzle-orm'
import { subscriptions } from '#database/schema/invoices.ts'
import { priceAgreements, priceLists } from '#database/schema/prices.ts'
import { sites } from '#database/schema/sites.ts'
import { getOrganization } from '#domains/customers/organizations/organizations.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { findApplicablePrices } from './applicable-prices.queries.ts'
import { isAgreementUsed, listPrices } from './prices.queries.ts'

/** Throws 404 for an organization that the caller does not reach. */
export async function getOrganizationPrices(context: Context, organizationId: string): Promise<OrganizationPrices> {
  await getOrganization(context, organizationId)
  const agreements = await listAgreements(context, organizationId)
  const [billing] = await context.database
    .select({
      version: subscriptions.version,
      billsEachSite: subscriptions.billsEachSite,
      purchaseOrder: subscriptions.purchaseOrder,
      purchaseLimit: subscriptions.purchaseLimit,
    })
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, organizationId))
  const { version = 0, billsEachSite = false, purchaseOrder = '', purchaseLimit = null } = billing ?? {}
  const present = await listPresentPrices(context, organizationId, agreements)
  return { agreements, present, billsEachSite, purchaseOrder, purchaseLimit, __v: version }
}

export async function listAgreements(context: Context, organizationId: string): Promise<Agreement[]> {
  const rows = await context.database
    .select({
      _id: priceAgreements.id,
      siteId: sites.id,
      siteName: sites.name,
      startsOn: priceAgreements.startsOn,
      listId: priceLists.id,
      listName: priceLists.name,
      currency: priceAgreements.currency,
      isUsed: isAgreementUsed,
    })
    .from(priceAgreements)
    .leftJoin(sites, eq(sites.id, priceAgreements.siteId))
    .leftJoin(priceLists, eq(priceLists.id, priceAgreements.priceListId))
    .where(eq(priceAgreements.organizationId, organizationId))
    .orderBy(sql`${priceAgreements.siteId} is not null`, sites.name, sites.id, desc(priceAgreements.startsOn))
  const ids = rows.map(({ _id }) => _id)
  const prices = await listPrices(context, 'agreementId', ids)
  return rows.map(({ siteId, siteName, listId, listName, ...agreement }) => ({
    ...agreement,
    site: refOf(siteId, siteName),
    priceList: refOf(listId, listName),
    prices: prices.get(agreement._id) ?? [],
  }))
}

function refOf(id: string | null, name: string | null) {
  return id === null || name === null ? null : { _id: id, name }
}

/** Those that charging finds for today. */
async function listPresentPrices(
  context: Context,
  organizationId: string,
  agreements: readonly Agreement[],
): Promise<PresentPrices[]> {
  const day = dayOf(context.clock.now(), context.settings.timeZone)
  const begun = agreements.filter(({ startsOn }) => startsOn <= day)
  const latest = begun.filter(({ site }, index) => site?._id !== begun[index - 1]?.site?._id || index === 0)
  return Promise.all(
    latest.map(async ({ site, currency }) => {
      const found = await findApplicablePrices(context, { organizationId, siteId: site?._id ?? null, day })
      const { minimumPerPickup = null, minimumPerMonth = null, prices = [] } = found ?? {}
      return { site, currency, minimumPerPickup, minimumPerMonth, prices }
    }),
  )
}
