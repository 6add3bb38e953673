import type { WasteType } from '@thant/contracts/materials/wastes'
import type { LineUnit, TaxTreatment } from '@thant/contracts/money/invoice-lines'
import { type ChargeKind, type PriceKind, unitOfKind } from '@thant/contracts/money/price-kinds'
import { kgPerViss } from '@thant/contracts/money/viss'
import type { WayType } from '@thant/contracts/service/pickup-statuses'
import Big from 'big.js'
import type { ApplicablePrice, ApplicablePrices } from '#domains/money/prices/applicable-prices.queries.ts'

/** What was done at a pickup, as far as it is charged. */
export type DonePickup = {
  /** `wasted` is a trip that failed on the customer's side. */
  outcome: 'collected' | 'wasted'
  wayType: WayType | null
  /** The customer asked for it beside its schedule. */
  isExtra: boolean
  weights: ReadonlyArray<{ wasteType: WasteType; kg: number }>
}

export type PickupCharge = {
  kind: ChargeKind
  wayType: WayType | null
  wasteType: WasteType | null
  quantity: number
  unit: LineUnit
  /** Below 0 for a rebate. */
  unitPrice: number
  taxTreatment: TaxTreatment
}

/**
 * What a pickup is charged: the trip, each waste type by weight, and what is missing to the minimum of a pickup, which
 * rebates do not lower. A wasted trip is charged alone (docs/specification.md 14.6).
 */
export function pickupCharges(pickup: DonePickup, { prices, minimumPerPickup }: ApplicablePrices): PickupCharge[] {
  if (pickup.outcome === 'wasted') return tripCharge(pickup, 'wasted-trip', prices)
  const extra = pickup.isExtra ? tripCharge(pickup, 'extra-pickup', prices) : []
  const charges = [
    ...(extra.length > 0 ? extra : tripCharge(pickup, 'pickup', prices)),
    ...pickup.weights.flatMap((weight) => weightCharge(weight, prices)),
  ]
  return [...charges, ...upToMinimum(charges, minimumPerPickup)]
}

function tripCharge({ wayType }: DonePickup, kind: PriceKind, prices: readonly ApplicablePrice[]): PickupCharge[] {
  return chargeAt(stepOf(priceFor(prices, kind, { wayType }), 1), 1, { wayType })
}

function weightCharge(
  { wasteType, kg }: DonePickup['weights'][number],
  prices: readonly ApplicablePrice[],
): PickupCharge[] {
  const byKg = priceFor(prices, 'kg', { wasteType })
  const byViss = priceFor(prices, 'viss', { wasteType })
  // A price of this type comes before one of all types, whichever of the two units it has.
  const isByKg = byKg.some(({ wasteType: own }) => own !== null) || !byViss.some(({ wasteType: own }) => own !== null)
  const inKg = isByKg && byKg.length > 0
  const quantity = inKg ? kg : inViss(kg)
  return chargeAt(stepOf(inKg ? byKg : byViss, quantity), quantity, { wasteType })
}

/** Kilograms as viss with three decimals, halves up. */
export function inViss(kg: number): number {
  return Number(Big(kg).div(kgPerViss).round(3, Big.roundHalfUp))
}

/** The steps of this very type, or else those of all types. */
function priceFor(
  prices: readonly ApplicablePrice[],
  kind: PriceKind,
  { wayType = null, wasteType = null }: { wayType?: WayType | null; wasteType?: WasteType | null },
): ApplicablePrice[] {
  const ofKind = prices.filter((price) => price.kind === kind)
  const own = ofKind.filter((price) => price.wayType === wayType && price.wasteType === wasteType)
  return own.length > 0 ? own : ofKind.filter((price) => price.wayType === null && price.wasteType === null)
}

/** The whole quantity costs the price of the highest step that it reaches; below the lowest one it costs nothing. */
export function stepOf(steps: readonly ApplicablePrice[], quantity: number): ApplicablePrice | undefined {
  return steps
    .filter(({ fromQuantity }) => fromQuantity <= quantity)
    .toSorted((one, other) => other.fromQuantity - one.fromQuantity)[0]
}

/** Nothing where there is no price, or the month of its index has no value yet. */
function chargeAt(
  price: ApplicablePrice | undefined,
  quantity: number,
  of: Partial<Pick<PickupCharge, 'wayType' | 'wasteType'>>,
): PickupCharge[] {
  if (price === undefined || price.unitPrice === null || quantity === 0) return []
  const { kind, unitPrice, isRebate, taxTreatment } = price
  return [
    {
      kind,
      wayType: null,
      wasteType: null,
      ...of,
      quantity,
      unit: unitOfKind[kind],
      unitPrice: isRebate ? -unitPrice : unitPrice,
      taxTreatment,
    },
  ]
}

function upToMinimum(charges: readonly PickupCharge[], minimum: number | null): PickupCharge[] {
  const [first] = charges
  if (minimum === null || first === undefined) return []
  const owed = charges
    .filter(({ unitPrice }) => unitPrice > 0)
    .reduce((sum, { quantity, unitPrice }) => sum.plus(Big(quantity).times(unitPrice)), Big(0))
  const missing = Big(minimum).minus(owed).round(4, Big.roundHalfUp)
  if (missing.lte(0)) return []
  return [
    {
      kind: 'pickup-minimum',
      wayType: null,
      wasteType: null,
      quantity: 1,
      unit: 'pickup',
      unitPrice: Number(missing),
      taxTreatment: first.taxTreatment,
    },
  ]
}
