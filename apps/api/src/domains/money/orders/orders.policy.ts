import type { BatteryOrderForm, batteryPriceOf, OrderKind } from '@thant/contracts/money/order-form'
import { type OrderStatus, orderTransitions } from '@thant/contracts/money/orders'
import { AppError, errorAt } from '#lib/requests/app-error.ts'

/** The server sets the price: a form that shows another total is refused, and nothing is stored (docs/api.md 9). */
export function assertTotal({ totalAmount }: BatteryOrderForm, price: ReturnType<typeof batteryPriceOf>): void {
  if (totalAmount === undefined || totalAmount === price.total) return
  throw errorAt('totalAmount', 'order.total-differs', { values: { total: price.total } })
}

export function assertTransition(kind: OrderKind, from: OrderStatus, to: OrderStatus): void {
  if (!orderTransitions[kind][from].includes(to)) throw new AppError('order.no-such-step', { values: { from, to } })
}
