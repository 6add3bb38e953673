import type { Page, QueryOf } from '@thant/contracts/endpoint'
import { type DraftNeed, differencePercent, draftNeeds } from '@thant/contracts/money/billing-run-states'
import {
  type BillingDraft,
  type BillingRun,
  type BillingRunRecord,
  billingDraftList,
  billingRunList,
} from '@thant/contracts/money/billing-runs'
import { eq, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias, type PgSelect } from 'drizzle-orm/pg-core'
import { billingDrafts, billingRuns } from '#database/schema/billing-runs.ts'
import { invoices } from '#database/schema/invoices.ts'
import { organizations } from '#database/schema/organizations.ts'
import { sites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import { currentMonth, monthBefore } from '#lib/company-time.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { anyOf, contains, equals, type ListFilter, onJoined, wholeValue } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'

const creators = alias(users, 'creators')
const acceptors = alias(users, 'acceptors')

const countDrafts = (condition: SQL) => sql<number>`(
  select count(*)::int from billing_drafts where billing_drafts.run_id = billing_runs.id and ${condition})`

const runFields = {
  id: billingRuns.id,
  version: billingRuns.version,
  createdAt: billingRuns.createdAt,
  updatedAt: billingRuns.updatedAt,
  month: billingRuns.month,
  state: billingRuns.state,
  drafts: countDrafts(sql`true`),
  settled: countDrafts(sql`num_nonnulls(billing_drafts.invoice_id, billing_drafts.refused) > 0`),
  createdById: billingRuns.createdById,
  createdByName: creators.name,
  acceptedById: billingRuns.acceptedById,
  acceptedByName: acceptors.name,
  acceptedAt: billingRuns.acceptedAt,
}

type StoredRun = SelectedRow<typeof runFields, 'creators' | 'acceptors'>

function joinUsers<Select extends PgSelect>(select: Select) {
  return select
    .leftJoin(creators, eq(creators.id, billingRuns.createdById))
    .leftJoin(acceptors, eq(acceptors.id, billingRuns.acceptedById))
}

export const billingRunListing = createList({
  contract: billingRunList.list,
  fields: runFields,
  table: billingRuns,
  join: joinUsers,
  id: billingRuns.id,
  search: onJoined(contains(creators.name, acceptors.name)),
  columns: {
    month: { sort: { by: billingRuns.month, type: 'date' } },
    state: billingRuns.state,
    createdAt: billingRuns.createdAt,
  },
  presenter: () => (run) => presentRun(run as StoredRun),
})

function presentRun(run: StoredRun): BillingRun {
  return {
    _id: run.id,
    __v: run.version,
    createdAt: run.createdAt.toISOString(),
    updatedAt: run.updatedAt.toISOString(),
    month: run.month.slice(0, 7),
    state: run.state,
    drafts: run.drafts,
    settled: run.settled,
    createdBy: run.createdById === null ? null : { _id: run.createdById, name: run.createdByName ?? '' },
    acceptedBy: run.acceptedById === null ? null : { _id: run.acceptedById, name: run.acceptedByName ?? '' },
    acceptedAt: run.acceptedAt?.toISOString() ?? null,
  }
}

/** What is to be looked at, as conditions on a draft; the one of the name. */
const needConditions: Record<DraftNeed, SQL> = {
  credit: sql`billing_drafts.total <= 0`,
  'no-price': sql`billing_drafts.pickups_without_price > 0`,
  'no-weight': sql`billing_drafts.weights_missing > 0`,
  'over-limit': sql`billing_drafts.over_limit is not null`,
  differs: sql`abs(billing_drafts.total - billing_drafts.previous_total)
    > billing_drafts.previous_total * ${sql.raw(String(differencePercent / 100))}`,
}

const needsOfDraft = sql<DraftNeed[]>`array_remove(array[${sql.join(
  draftNeeds.map((need) => sql`case when ${needConditions[need]} then ${sql.raw(`'${need}'`)} end`),
  sql`, `,
)}]::text[], null)`

const isNeeded: ListFilter = {
  where: (_placeholder, need) => needConditions[need as DraftNeed],
  shapeOf: wholeValue,
}

const draftFields = {
  ...getTableColumns(billingDrafts),
  organizationName: organizations.name,
  siteName: sites.name,
  invoiceNo: invoices.number,
  needs: needsOfDraft,
}

type StoredDraft = SelectedRow<typeof draftFields, 'sites' | 'invoices'>

function joinDrafts<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(organizations, eq(organizations.id, billingDrafts.organizationId))
    .leftJoin(sites, eq(sites.id, billingDrafts.siteId))
    .leftJoin(invoices, eq(invoices.id, billingDrafts.invoiceId))
}

export const billingDraftListing = createList({
  contract: billingDraftList.list,
  fields: draftFields,
  table: billingDrafts,
  join: joinDrafts,
  id: billingDrafts.id,
  search: onJoined(contains(organizations.name, sites.name, invoices.number)),
  columns: {
    position: billingDrafts.position,
    organization: organizations.name,
    charges: billingDrafts.chargeCount,
    total: billingDrafts.total,
    currency: billingDrafts.currency,
    needs: { filter: anyOf(isNeeded) },
  },
  internal: { filters: { runId: equals(billingDrafts.runId) } },
  presenter: () => (draft) => presentDraft(draft as StoredDraft),
})

function presentDraft(draft: StoredDraft): BillingDraft {
  const { id, position, organizationId, organizationName, siteId, siteName, invoiceId, invoiceNo } = draft
  const { currency, subtotal, tax, total, previousTotal, pickupsWithoutPrice, weightsMissing } = draft
  const { purchaseOrder, overLimit, needs, refused } = draft
  return {
    _id: id,
    position,
    organization: { _id: organizationId, name: organizationName },
    site: siteId === null ? null : { _id: siteId, name: siteName ?? '' },
    currency,
    servicePeriod: { start: draft.periodStartsOn, end: draft.periodEndsOn },
    charges: draft.chargeCount,
    ...{ subtotal, tax, total, previousTotal, pickupsWithoutPrice, weightsMissing },
    ...{ purchaseOrder, overLimit, needs, refused },
    invoice: invoiceId === null ? null : { _id: invoiceId, name: invoiceNo ?? '' },
  }
}

type DraftQuery = QueryOf<typeof billingDraftList.list>

/** Throws 404 for a run that is not there. */
export async function listDraftsOfRun(context: Context, runId: string, query: DraftQuery): Promise<Page<BillingDraft>> {
  const page = await billingDraftListing.page(context, { ...query, runId })
  if (page.total === 0) await getBillingRun(context, runId)
  return page
}

export async function* walkDraftsOfRun(
  context: Context,
  runId: string,
  query: QueryOf<typeof billingDraftList.export>,
): AsyncGenerator<BillingDraft> {
  await getBillingRun(context, runId)
  yield* billingDraftListing.all(context, { ...query, runId })
}

export async function getBillingRun(context: AnyContext, id: string): Promise<BillingRunRecord> {
  const { database } = context
  const [run] = await joinUsers(database.select(runFields).from(billingRuns).$dynamic()).where(eq(billingRuns.id, id))
  if (run === undefined) throw new AppError('billing-run.not-found')
  const ofRun = eq(billingDrafts.runId, id)
  const becomesInvoice = sql`(${billingDrafts.total} > 0 and ${billingDrafts.refused} is null)`
  const sumOf = (column: SQLWrapper, when: SQL) =>
    sql<number>`coalesce(sum(${column}) filter (where ${when}), 0)::float8`
  const totals = await database
    .select({
      currency: billingDrafts.currency,
      count: sql<number>`(count(*) filter (where ${becomesInvoice}))::int`,
      subtotal: sumOf(billingDrafts.subtotal, becomesInvoice),
      tax: sumOf(billingDrafts.tax, becomesInvoice),
      total: sumOf(billingDrafts.total, becomesInvoice),
      credit: sumOf(billingDrafts.total, sql`${billingDrafts.total} <= 0`),
    })
    .from(billingDrafts)
    .where(ofRun)
    .groupBy(billingDrafts.currency)
    .orderBy(billingDrafts.currency)
  const counts = Object.fromEntries(
    draftNeeds.map((need) => [need, sql<number>`(count(*) filter (where ${needConditions[need]}))::int`]),
  ) as Record<DraftNeed, SQL<number>>
  const [counted] = await database
    .select({
      ...counts,
      billed: sql<number>`count(${billingDrafts.invoiceId})::int`,
      refused: sql<number>`count(${billingDrafts.refused})::int`,
    })
    .from(billingDrafts)
    .where(ofRun)
  return {
    ...presentRun(run),
    totals,
    needs: draftNeeds.flatMap((need) => {
      const count = counted?.[need] ?? 0
      return count === 0 ? [] : [{ need, count }]
    }),
    billed: counted?.billed ?? 0,
    refused: counted?.refused ?? 0,
  }
}

export type Billable = { month: string | null; first: string | null; last: string }

/** The latest month that is over and has no run, else this one; the first is that of the first charge or price. */
export async function getNextMonth(context: AnyContext): Promise<Billable> {
  const last = currentMonth(context)
  const { rows } = await context.database.execute<{ first: string | null }>(sql`
    select to_char(least((select min(day) from charges), (select min(starts_on) from price_agreements)), 'YYYY-MM') as first`)
  const first = rows[0]?.first ?? null
  if (first === null || first > last) return { month: null, first, last }
  const runs = await context.database.selectDistinct({ month: billingRuns.month }).from(billingRuns)
  const billed = new Set(runs.map(({ month }) => month.slice(0, 7)))
  const before = monthBefore(last)
  return { month: before >= first && !billed.has(before) ? before : last, first, last }
}
