import type { Currency } from '@thant/contracts/money'
import Big from 'big.js'
import type { PickupCharge } from './pickup-charges.ts'

export type PricedCharge = PickupCharge & { currency: Currency }

/**
 * What of a pickup is left to charge beside what was billed or waived of it. Where its weights or its price changed since
 * then, that is the difference, below 0 where it takes something back, so that both together are what is due.
 */
export function unsettledCharges(due: readonly PricedCharge[], settled: readonly PricedCharge[]): PricedCharge[] {
  const settledByPrice = Map.groupBy(settled, priceKey)
  const dueByPrice = Map.groupBy(due, priceKey)
  return [...new Set([...dueByPrice.keys(), ...settledByPrice.keys()])].flatMap((key) => {
    const [dues, settles] = [dueByPrice.get(key) ?? [], settledByPrice.get(key) ?? []]
    const charge = dues[0] ?? settles[0]
    const quantity = Number(sumOf(dues).minus(sumOf(settles)))
    if (charge === undefined || quantity === 0) return []
    return [{ ...charge, quantity }]
  })
}

/** Charges of one thing at one price, of which only the quantities are added. */
function priceKey({ kind, wayType, wasteType, unit, unitPrice, taxTreatment, currency }: PricedCharge): string {
  return [kind, wayType, wasteType, unit, unitPrice, taxTreatment, currency].join()
}

function sumOf(charges: readonly PricedCharge[]): Big {
  return charges.reduce((sum, { quantity }) => sum.plus(quantity), Big(0))
}
