import { type BinOrderStatus, binOrderTransitions } from '@thant/contracts/bin-orders'

/** Whether an order may go from one status to another (docs/api.md 6). */
export function isTransition(from: BinOrderStatus, to: BinOrderStatus): boolean {
  return binOrderTransitions[from].includes(to)
}

/** A cancelled order keeps nothing from the stock; what was delivered stays away from it. */
export function holdsStock(status: BinOrderStatus): boolean {
  return status !== 'CANCELLED'
}
