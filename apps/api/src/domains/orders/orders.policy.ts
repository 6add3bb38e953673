import type { BatteryOrderForm, batteryPriceOf, OrderKind } from '@thant/contracts/order-form'
import { type OrderStatus, orderSteps } from '@thant/contracts/orders'
import { AppError, errorAt } from '#lib/app-error.ts'

/** The price is the server's: one that the payer saw otherwise is refused, and nothing is stored (docs/api.md 9). */
export function assertTotal({ totalAmount }: BatteryOrderForm, price: ReturnType<typeof batteryPriceOf>): void {
  if (totalAmount === undefined || totalAmount === price.total) return
  throw errorAt('totalAmount', 'order.total-differs', { values: { total: price.total } })
}

export function assertIsStep(kind: OrderKind, from: OrderStatus, to: OrderStatus): void {
  if (!orderSteps[kind][from].includes(to)) throw new AppError('order.no-such-step', { values: { from, to } })
}
