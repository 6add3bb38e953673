import type { WasteType } from '@thant/contracts/materials/wastes'
import type { Currency } from '@thant/contracts/money'
import type { LineForm, LineUnit, TaxTreatment } from '@thant/contracts/money/invoice-lines'
import type { ChargeKind } from '@thant/contracts/money/price-kinds'
import type { WayType } from '@thant/contracts/service/pickup-statuses'
import Big from 'big.js'
import type { NewCharge } from './month-charges.ts'

/** Charges that are one line of an invoice. */
export type ChargeGroup = {
  organizationId: string
  siteId: string | null
  currency: Currency
  kind: ChargeKind
  wayType: WayType | null
  wasteType: WasteType | null
  description: string
  unit: LineUnit
  unitPrice: number
  taxTreatment: TaxTreatment
  /** Of all charges; below 0 where they take something back. */
  quantity: number
  /** How many pickups they are of. */
  pickups: number
  ids: string[]
}

/** Adds charges that are not stored to the groups of those that are. */
export function withCharges(groups: readonly ChargeGroup[], added: readonly NewCharge[]): ChargeGroup[] {
  const byLine = Map.groupBy([...groups, ...added.map(groupOf)], lineKey)
  return [...byLine.values()].map(([first, ...others]) => others.reduce(joined, first as ChargeGroup))
}

function groupOf(charge: NewCharge): ChargeGroup {
  const { organizationId, currency, kind, unit, unitPrice, taxTreatment, quantity } = charge
  const { siteId = null, wayType = null, wasteType = null, description = '' } = charge
  const line = {
    organizationId,
    siteId,
    currency,
    kind,
    wayType,
    wasteType,
    description,
    unit,
    unitPrice,
    taxTreatment,
  }
  return { ...line, quantity, pickups: 0, ids: [''] }
}

function lineKey({ quantity, pickups, ids, ...line }: ChargeGroup): string {
  const { organizationId, siteId, currency, kind, wayType, wasteType, description, unit, unitPrice, taxTreatment } =
    line
  const parts = [organizationId, siteId, currency, kind, wayType, wasteType, description, unit, unitPrice, taxTreatment]
  return JSON.stringify(parts)
}

function joined(one: ChargeGroup, other: ChargeGroup): ChargeGroup {
  return {
    ...one,
    quantity: Number(Big(one.quantity).plus(other.quantity)),
    pickups: one.pickups + other.pickups,
    ids: [...one.ids, ...other.ids],
  }
}

export function countCharges(groups: readonly ChargeGroup[]): number {
  return groups.reduce((count, { ids }) => count + ids.length, 0)
}

export type BilledLine = LineForm & { ids: string[] }

/** A line is of a quantity above 0, so that what takes something back has a price below 0; what comes to 0 has no line. */
export function linesOf(groups: readonly ChargeGroup[], describe: (group: ChargeGroup) => string): BilledLine[] {
  return groups
    .filter(({ quantity }) => quantity !== 0)
    .map((group) => ({
      description: describe(group),
      site: group.siteId,
      quantity: Math.abs(group.quantity),
      unit: group.unit,
      unitPrice: group.quantity < 0 ? -group.unitPrice : group.unitPrice,
      taxTreatment: group.taxTreatment,
      ids: group.ids,
    }))
}

/** The site whose invoice has a charge; what is of no site goes with the main one. Null where all share one invoice. */
export function billedSiteOf(
  { organizationId, siteId }: Pick<ChargeGroup, 'organizationId' | 'siteId'>,
  billsEachSite: boolean,
): string | null {
  return billsEachSite ? (siteId ?? organizationId) : null
}
