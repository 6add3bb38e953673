import type { Pickup } from '@thant/contracts/service/pickups'
import type { Visit } from '@thant/contracts/service/visits'

type Weighed = { productName: string; productType: string; quantity: number }

/** Tells whether a pickup says something else than its driver recorded: that it was collected, or what was weighed. */
export function differs(
  { collected, items }: Pick<Visit, 'collected' | 'items'>,
  pickup: Pick<Pickup, 'status' | 'items'>,
): boolean {
  return (collected !== 'nothing') !== (pickup.status === 'COMPLETED') || listed(items) !== listed(pickup.items)
}

function listed(items: readonly Weighed[]): string {
  return items
    .map(({ productName, productType, quantity }) => `${productType} ${productName} ${quantity}`)
    .sort()
    .join('\n')
}
