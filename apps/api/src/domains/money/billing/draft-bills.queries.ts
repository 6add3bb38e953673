import type { Currency } from '@thant/contracts/money'
import { addedTaxOf, totalsOf } from '@thant/contracts/money/invoice-totals'
import Big from 'big.js'
import type { billingDrafts } from '#database/schema/billing-runs.ts'
import { findTaxPercent, isExemptOn } from '#domains/money/invoices/taxes.queries.ts'
import { dayOf, lastDayOf } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import type { BilledOrganization } from './billed-organizations.queries.ts'
import { listChargeGroups } from './charge-groups.queries.ts'
import { billedSiteOf, type ChargeGroup, countCharges, linesOf, withCharges } from './charge-groups.ts'
import {
  countIncompletePickups,
  type IncompletePickups,
  listPreviousTotals,
  listUsedOrders,
} from './draft-facts.queries.ts'
import { listMonthCharges } from './month-charges.queries.ts'

export type NewDraft = Omit<typeof billingDrafts.$inferInsert, 'id' | 'runId'>

type DraftBill = {
  billed: BilledOrganization
  siteId: string | null
  currency: Currency
  groups: ChargeGroup[]
}

/** What a month would bill, in the order in which its invoices are numbered. Nothing is written. */
export async function listDrafts(context: AnyContext, billed: readonly BilledOrganization[]): Promise<NewDraft[]> {
  const bills = await listDraftBills(context, billed)
  const ids = [...new Set(bills.map((bill) => bill.billed.organizationId))]
  if (ids.length === 0) return []
  const today = dayOf(context.clock.now(), context.settings.timeZone)
  const percent = await findTaxPercent(context, today)
  const previous = await listPreviousTotals(context, ids)
  const incomplete = await countIncompletePickups(
    context,
    billed.filter(({ organizationId }) => ids.includes(organizationId)),
  )
  const used = new Map(
    (await listUsedOrders(context, ids)).map((row) => [
      orderKey(row.organizationId, row.purchaseOrder, row.currency),
      row.used,
    ]),
  )
  const drafts: NewDraft[] = []
  const counted = new Set<string>()
  for (const [position, { billed: organization, siteId, currency, groups }] of bills.entries()) {
    const { organizationId, months, purchaseOrder, purchaseLimit } = organization
    const { taxes, total } = totalsOf(
      linesOf(groups, () => ''),
      currency,
      isExempt(organization, today) ? null : percent,
    )
    const tax = addedTaxOf(taxes)
    const place = `${organizationId} ${siteId}`
    // Pickups have no currency, so that they count for the first of its drafts.
    const pickups = counted.has(place) ? [] : incomplete.filter((row) => isBilledHere(row, organizationId, siteId))
    counted.add(place)
    const order = orderKey(organizationId, purchaseOrder, currency)
    const spent = (used.get(order) ?? 0) + Math.max(total, 0)
    used.set(order, spent)
    drafts.push({
      position: position + 1,
      organizationId,
      siteId,
      currency,
      periodStartsOn: `${months[0]}-01`,
      periodEndsOn: lastDayOf(months.at(-1) ?? ''),
      chargeCount: countCharges(groups),
      subtotal: Number(Big(total).minus(tax)),
      tax,
      total,
      previousTotal: previousOf(previous, { organizationId, siteId, currency }),
      pickupsWithoutPrice: pickups.reduce((count, { withoutPrice }) => count + withoutPrice, 0),
      weightsMissing: pickups.reduce((count, { withoutWeight }) => count + withoutWeight, 0),
      purchaseOrder,
      overLimit: purchaseLimit !== null && spent > purchaseLimit ? Number(Big(spent).minus(purchaseLimit)) : null,
    })
  }
  return drafts
}

async function listDraftBills(context: AnyContext, billed: readonly BilledOrganization[]): Promise<DraftBill[]> {
  const ids = billed.map(({ organizationId }) => organizationId)
  const until = lastDayOf(billed[0]?.months.at(-1) ?? '1990-01')
  const stored = await listChargeGroups(context, ids, until)
  const groups = Map.groupBy(
    withCharges(stored, await listMonthCharges(context, billed)),
    ({ organizationId }) => organizationId,
  )
  return billed.flatMap((organization) => {
    const ofOrganization = groups.get(organization.organizationId) ?? []
    const bills = Map.groupBy(
      ofOrganization,
      (group) => `${group.currency} ${billedSiteOf(group, organization.billsEachSite)}`,
    )
    return [...bills.values()].map((ofBill) => ({
      billed: organization,
      siteId: billedSiteOf(ofBill[0] as ChargeGroup, organization.billsEachSite),
      currency: (ofBill[0] as ChargeGroup).currency,
      groups: ofBill,
    }))
  })
}

type Place = { organizationId: string; siteId: string | null; currency: Currency }

/** The first invoice of a customer by a run is compared with none. */
function previousOf(totals: Awaited<ReturnType<typeof listPreviousTotals>>, place: Place): number | null {
  const found = totals.find(
    ({ organizationId, siteId, currency }) =>
      organizationId === place.organizationId && siteId === place.siteId && currency === place.currency,
  )
  return found?.total ?? null
}

function isBilledHere(row: IncompletePickups, organizationId: string, siteId: string | null): boolean {
  return row.organizationId === organizationId && (siteId === null || row.siteId === siteId)
}

function isExempt({ exemptFrom, exemptTo }: BilledOrganization, day: string): boolean {
  return isExemptOn(day, exemptFrom === null ? null : { from: exemptFrom, to: exemptTo })
}

function orderKey(organizationId: string, purchaseOrder: string, currency: Currency): string {
  return `${organizationId} ${currency} ${purchaseOrder}`
}
