import { type Charge, type ChargeState, chargeList, type OpenCharges } from '@thant/contracts/money/charges'
import { payable } from '@thant/contracts/money/invoice-totals'
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { charges } from '#database/schema/charges.ts'
import { invoices } from '#database/schema/invoices.ts'
import { organizations } from '#database/schema/organizations.ts'
import { pickups } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { anyOf, contains, equals, referenced, wholeValue } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { inOwnOrganization, listedInOwnOrganization } from '#lib/scope.ts'

const fields = {
  ...getTableColumns(charges),
  organizationName: organizations.name,
  siteName: sites.name,
  pickUpAt: pickups.pickUpAt,
  invoiceNo: invoices.number,
}

type StoredCharge = SelectedRow<typeof fields, 'sites' | 'pickups' | 'invoices'>

function joinReferences<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(organizations, eq(organizations.id, charges.organizationId))
    .leftJoin(sites, eq(sites.id, charges.siteId))
    .leftJoin(pickups, eq(pickups.id, charges.pickupId))
    .leftJoin(invoices, eq(invoices.id, charges.invoiceId))
}

const isOpenCharge = sql`(${charges.invoiceId} is null and ${charges.waivedAt} is null)`

const conditionOf: Record<ChargeState, SQL> = {
  open: isOpenCharge,
  billed: sql`${charges.invoiceId} is not null`,
  waived: sql`${charges.waivedAt} is not null`,
}

const inState = anyOf({
  shapeOf: wholeValue,
  where: (_placeholder, value) => conditionOf[value as ChargeState],
})

const ofOrganization = referenced(charges.organizationId, organizations.name)

export const chargeListing = createList({
  contract: chargeList.list,
  fields,
  table: charges,
  join: joinReferences,
  id: charges.id,
  scope: listedInOwnOrganization(charges.organizationId),
  search: contains(ofOrganization),
  columns: {
    day: charges.day,
    organization: ofOrganization,
    kind: charges.kind,
    amount: charges.amount,
    currency: charges.currency,
    state: { filter: inState },
    createdAt: charges.createdAt,
  },
  filters: {
    organizationId: equals(charges.organizationId),
    site: equals(charges.siteId),
    pickup: equals(charges.pickupId),
    invoice: equals(charges.invoiceId),
  },
  presenter: () => presentCharge,
})

/** Those that an invoice bills: of all sites first, then of the main site and the others, in the order of their days. */
export async function listChargesOfInvoice({ database }: Context, invoiceId: string): Promise<Charge[]> {
  const rows = await joinReferences(database.select(fields).from(charges).$dynamic())
    .where(eq(charges.invoiceId, invoiceId))
    .orderBy(
      sql`${charges.siteId} is not null`,
      sql`${charges.siteId} <> ${charges.organizationId}`,
      sql`${sites.name} collate "und-x-icu"`,
      asc(charges.siteId),
      asc(charges.day),
      asc(charges.createdAt),
      asc(charges.id),
    )
  return rows.map(presentCharge)
}

/** One in the caller's reach. */
export async function getCharge(context: Context, id: string): Promise<Charge> {
  const [charge] = await joinReferences(context.database.select(fields).from(charges).$dynamic()).where(
    and(eq(charges.id, id), inOwnOrganization(context, charges.organizationId)),
  )
  if (charge === undefined) throw new AppError('charge.not-found')
  return presentCharge(charge)
}

export async function sumOpenCharges(
  context: Context,
  { organizationId }: { organizationId?: string | undefined },
): Promise<OpenCharges> {
  const { database, clock, settings } = context
  const month = `${dayOf(clock.now(), settings.timeZone).slice(0, 7)}-01`
  const sums = await database
    .select({
      currency: charges.currency,
      open: sumWhere(sql`true`),
      count: sql<number>`count(*)::int`,
      rebates: sumWhere(sql`${charges.amount} < 0`),
      monthSoFar: sumWhere(sql`${charges.day} >= ${month}`),
    })
    .from(charges)
    .where(
      and(
        isOpenCharge,
        organizationId === undefined ? undefined : eq(charges.organizationId, organizationId),
        inOwnOrganization(context, charges.organizationId),
      ),
    )
    .groupBy(charges.currency)
    .orderBy(charges.currency)
  return sums.map(({ currency, count, open, rebates, monthSoFar }) => ({
    currency,
    open: payable(open, currency),
    count,
    rebates: payable(rebates, currency),
    monthSoFar: payable(monthSoFar, currency),
  }))
}

function sumWhere(condition: SQL): SQL<string> {
  return sql<string>`coalesce(sum(${charges.amount}) filter (where ${condition}), 0)`
}

function presentCharge({ organizationName, siteName, pickUpAt, invoiceNo, ...charge }: StoredCharge): Charge {
  const { id, version, createdAt, updatedAt, organizationId, siteId, pickupId, invoiceId, waivedAt } = charge
  return {
    _id: id,
    __v: version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    organization: { _id: organizationId, name: organizationName },
    site: siteId === null ? null : { _id: siteId, name: siteName ?? '' },
    pickup: pickupId === null || pickUpAt === null ? null : { _id: pickupId, pickUpTime: pickUpAt.toISOString() },
    day: charge.day,
    kind: charge.kind,
    wayType: charge.wayType,
    wasteType: charge.wasteType,
    description: charge.description,
    quantity: charge.quantity,
    unit: charge.unit,
    unitPrice: charge.unitPrice,
    amount: charge.amount,
    currency: charge.currency,
    taxTreatment: charge.taxTreatment,
    isCorrection: charge.isCorrection,
    state: invoiceId !== null ? 'billed' : waivedAt !== null ? 'waived' : 'open',
    invoice: invoiceId === null ? null : { _id: invoiceId, invoiceNo: invoiceNo ?? '' },
    reason: charge.waivedReason || charge.reason,
  }
}
