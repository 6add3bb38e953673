import Big from 'big.js'
import { asc, eq, inArray } from 'drizzle-orm'
import { charges } from '#database/schema/charges.ts'
import { findApplicablePrices } from '#domains/money/prices/applicable-prices.queries.ts'
import type { AnyContext } from '#lib/context.ts'
import { type ChargedPickup, getChargedPickup } from './done-pickups.queries.ts'
import { pickupCharges } from './pickup-charges.ts'
import { type PricedCharge, unsettledCharges } from './unsettled-charges.ts'

type ChargeRow = typeof charges.$inferSelect

/**
 * Brings the open charges of a pickup in line with what was done at it, in the transaction that changed it. What an
 * invoice has already, or what was waived, stays; a change since then is charged as a difference.
 */
export async function chargePickup(context: AnyContext, id: string): Promise<void> {
  const pickup = await getChargedPickup(context, id)
  const prices = pickup.done && (await findApplicablePrices(context, pickup))
  // Waits for an invoice that is taking them, and then sees that it has. Both lock them in the order of their ids.
  const present = await context.database
    .select()
    .from(charges)
    .where(eq(charges.pickupId, id))
    .orderBy(asc(charges.id))
    .for('update')
  if (!prices && present.length === 0) return
  const { open = [], settled = [] } = Object.groupBy(present, (charge) => (isOpen(charge) ? 'open' : 'settled'))
  const due =
    pickup.done && prices
      ? pickupCharges(pickup.done, prices).map((charge) => ({ ...charge, currency: prices.currency }))
      : []
  const dueRows = unsettledCharges(due, settled.map(priced)).map((charge) => ({
    ...charge,
    ...placeOf(pickup),
    pickupId: id,
    isCorrection: present.some(({ invoiceId }) => invoiceId !== null),
    amount: Number(Big(charge.quantity).times(charge.unitPrice)),
    versionId: prices?.versionId ?? null,
    agreementId: prices?.agreementId ?? null,
  }))
  if (areSame(open, dueRows)) return
  await removeOpen(context, open)
  if (dueRows.length === 0) return
  const now = context.clock.now()
  await context.database.insert(charges).values(dueRows.map((row) => ({ ...row, createdAt: now, updatedAt: now })))
}

function isOpen({ invoiceId, waivedAt }: ChargeRow): boolean {
  return invoiceId === null && waivedAt === null
}

function priced({
  kind,
  wayType,
  wasteType,
  quantity,
  unit,
  unitPrice,
  taxTreatment,
  currency,
}: ChargeRow): PricedCharge {
  return { kind, wayType, wasteType, quantity, unit, unitPrice, taxTreatment, currency }
}

function placeOf({ organizationId, siteId, day }: ChargedPickup) {
  return { organizationId, siteId, day }
}

async function removeOpen({ database }: AnyContext, open: readonly ChargeRow[]): Promise<void> {
  if (open.length === 0) return
  const ids = open.map(({ id }) => id)
  await database.delete(charges).where(inArray(charges.id, ids))
}

type Compared = Pick<
  ChargeRow,
  'siteId' | 'day' | 'kind' | 'wayType' | 'wasteType' | 'quantity' | 'unitPrice' | 'currency' | 'taxTreatment'
>

function areSame(open: readonly Compared[], due: readonly Compared[]): boolean {
  const textOf = ({ siteId, day, kind, wayType, wasteType, quantity, unitPrice, currency, taxTreatment }: Compared) =>
    [siteId, day, kind, wayType, wasteType, quantity, unitPrice, currency, taxTreatment].join()
  return open.map(textOf).toSorted().join('\n') === due.map(textOf).toSorted().join('\n')
}
