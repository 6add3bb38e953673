import { type BinOrderStatus, binOrderTransitions } from '@thant/contracts/service/bin-orders'

/** The allowed transitions are listed in docs/api.md 6. */
export function isTransition(from: BinOrderStatus, to: BinOrderStatus): boolean {
  return binOrderTransitions[from].includes(to)
}

/** Delivered bins never come back to the stock, so only a cancelled order holds none. */
export function holdsStock(status: BinOrderStatus): boolean {
  return status !== 'CANCELLED'
}
