import type { Page } from '@thant/contracts/endpoint'
import { maxOffset, type SortName } from '@thant/contracts/list'
import type { OrganizationRate, organizationRateList } from '@thant/contracts/service/collection-rates'
import { type OutcomeSide, outcomeCodes, outcomeReasons } from '@thant/contracts/service/outcome-reasons'
import { type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Context } from '#lib/context.ts'
import { decodeCursor, encodeCursor } from '#lib/lists/cursor.ts'
import { containing } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { countedPickups, presentRate } from './collection-rates.queries.ts'

type PageQuery = z.output<(typeof organizationRateList.list)['query']>
type Query = Pick<PageQuery, 'sort' | 'q' | 'month' | 'organization' | 'organizationId' | 'site'>
type Sort = SortName<typeof organizationRateList.list>

type StoredRate = Parameters<typeof presentRate>[0] & { id: string; organization_id: string; name: string }

/**
 * A page of rates. They are counted anew for each page, since nothing but the pickups says what became of them; that is
 * why a cursor is the number of rows before it.
 */
export async function listOrganizationRates(context: Context, query: PageQuery): Promise<Page<OrganizationRate>> {
  const { page, limit, sort, after } = query
  if (after === undefined && page * limit > maxOffset) throw new AppError('list.use-after')
  const skipped = after === undefined ? (page - 1) * limit : rowsBefore(after, sort)
  const { rows } = await context.database.execute<(StoredRate & { total: number }) | { id: null; total: number }>(sql`
    with rates as (${ratesOf(context, query)})
    select page.*, counted.total from (select count(*)::int as total from rates) counted
    left join (select * from rates order by position limit ${limit} offset ${skipped}) page on true
    order by page.position`)
  const total = rows[0]?.total ?? 0
  const shown = rows.filter((row) => row.id !== null)
  const last = shown.at(-1)
  const end = skipped + shown.length
  return {
    data: shown.map(present),
    total,
    page,
    limit,
    next: last && end < total ? encodeCursor({ sort, value: String(end), id: last.id }) : null,
  }
}

export async function* walkOrganizationRates(context: Context, query: Query): AsyncGenerator<OrganizationRate> {
  const { rows } = await context.database.execute<StoredRate>(
    sql`with rates as (${ratesOf(context, query)}) select * from rates order by position`,
  )
  yield* rows.map(present)
}

/** Equal values come by month, the latest first, and then by name. */
function ratesOf(context: Context, { sort, q = '', organization = '', organizationId, site, month }: Query): SQL {
  const counted = countedPickups(context, { from: month, to: month, organizationId, site }, { perOrganization: true })
  const names = [q, organization].filter((text) => text !== '')
  const named = names.map((text) => sql`o.name ilike ${containing(text)}`)
  const isDescending = sort.startsWith('-')
  // The contract allows the sorts with and without a minus.
  const by = sorts[(isDescending ? sort.slice(1) : sort) as Sort]
  return sql`
    select md5(r.month || r.organization_id)::uuid as id, r.*, o.name, row_number() over (
      order by ${by} ${isDescending ? sql`desc` : sql`asc`}, r.month desc, ${sorts.organization}, o.id) as position
    from (${counted}) r join organizations o on o.id = r.organization_id
    ${named.length === 0 ? sql`` : sql`where ${sql.join(named, sql` and `)}`}`
}

const missedOn = (side: OutcomeSide) =>
  sql`(select coalesce(sum(value::int), 0) from jsonb_each_text(r.missed)
    where key in ${outcomeCodes.filter((code) => outcomeReasons[code].side === side)})`

const sorts: Record<Sort, SQL> = {
  month: sql`r.month`,
  organization: sql`o.name collate "und-x-icu"`,
  planned: sql`r.planned`,
  completed: sql`r.completed`,
  share: sql`r.completed::numeric / r.planned`,
  company: missedOn('company'),
  customer: missedOn('customer'),
  neither: missedOn('neither'),
}

function rowsBefore(after: string, sort: string): number {
  const { value } = decodeCursor(after, sort)
  if (!/^\d{1,7}$/.test(value)) throw new AppError('list.unknown-cursor')
  return Number(value)
}

function present({ id, organization_id, name, ...counted }: StoredRate): OrganizationRate {
  return { _id: id, organization: { _id: organization_id, name }, ...presentRate(counted) }
}
