import type { CollectionRate } from '@thant/contracts/service/collection-rates'

/** How many of the planned pickups are recorded neither as completed nor as missed. */
export function openOf({ planned, completed, missed: { company, customer, neither } }: CollectionRate): number {
  return planned - completed - company - customer - neither
}
