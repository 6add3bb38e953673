import {
  type PriceList,
  type PriceListRow,
  type PriceListVersion,
  priceListList,
} from '@thant/contracts/money/price-lists'
import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { priceAgreements, priceLists, priceListVersions } from '#database/schema/prices.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, holds } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { isVersionUsed, listPrices } from './prices.queries.ts'

const columns = getTableColumns(priceLists)

const fields = {
  ...columns,
  currentFrom: sql<string | null>`(
    select max(version.starts_on)::text from ${priceListVersions} version
    where version.price_list_id = ${priceLists}.id and version.starts_on <= ${sql.placeholder('today')}::date
  )`,
  customers: countCustomers(sql`${sql.placeholder('today')}::date`),
}

/** Counts those whose agreement of today, or of a day to come, names the list of a row. */
function countCustomers(today: ReturnType<typeof sql>) {
  return sql<number>`(
    select count(distinct agreement.organization_id)::int from ${priceAgreements} agreement
    join ${organizations} organization on organization.id = agreement.organization_id
    where agreement.price_list_id = ${priceLists}.id and organization.archived_at is null and not exists (
      select from ${priceAgreements} later
      where later.organization_id = agreement.organization_id
        and later.site_id is not distinct from agreement.site_id
        and later.starts_on > agreement.starts_on and later.starts_on <= ${today}
    )
  )`
}

const todayOf = ({ clock, settings }: Context) => dayOf(clock.now(), settings.timeZone)

export const priceListListing = createList({
  contract: priceListList.list,
  fields,
  table: priceLists,
  id: priceLists.id,
  values: (context: Context) => ({ today: todayOf(context) }),
  search: contains(priceLists.name),
  columns: { name: priceLists.name, currency: priceLists.currency, createdAt: priceLists.createdAt },
  filters: { archived: holds(sql`${priceLists.archivedAt} is not null`) },
  presenter: () => presentRow,
})

function presentRow({ currentFrom, customers, ...list }: SelectedRow<typeof fields>): PriceListRow {
  return { ...presentList(list), currentFrom, customers }
}

function presentList(list: typeof priceLists.$inferSelect) {
  return {
    _id: list.id,
    __v: list.version,
    createdAt: list.createdAt.toISOString(),
    updatedAt: list.updatedAt.toISOString(),
    name: list.name,
    currency: list.currency,
    archivedAt: list.archivedAt?.toISOString() ?? null,
  }
}

export async function getPriceList(context: Context, id: string): Promise<PriceList> {
  const [list] = await context.database.select().from(priceLists).where(eq(priceLists.id, id))
  if (list === undefined) throw new AppError('price-list.not-found')
  return { ...presentList(list), versions: await listVersions(context, id) }
}

async function listVersions(context: Context, priceListId: string): Promise<PriceListVersion[]> {
  const versions = await context.database
    .select({
      _id: priceListVersions.id,
      startsOn: priceListVersions.startsOn,
      minimumPerPickup: priceListVersions.minimumPerPickup,
      minimumPerMonth: priceListVersions.minimumPerMonth,
      isUsed: isVersionUsed,
    })
    .from(priceListVersions)
    .where(eq(priceListVersions.priceListId, priceListId))
    .orderBy(desc(priceListVersions.startsOn))
  const ids = versions.map(({ _id }) => _id)
  const prices = await listPrices(context, 'versionId', ids)
  return versions.map((version) => ({ ...version, prices: prices.get(version._id) ?? [] }))
}

export async function countCustomersOf(context: Context, id: string): Promise<number> {
  const [counted] = await context.database
    .select({ customers: countCustomers(sql`${todayOf(context)}::date`), id: priceLists.id })
    .from(priceLists)
    .where(eq(priceLists.id, id))
  return counted?.customers ?? 0
}
