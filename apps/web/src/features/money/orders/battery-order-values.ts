import { batteryService } from '@thant/contracts/money/order-form'

export type BatteryOrderValues = {
  customerName: string
  customerEmail: string
  customerPhno: string
  deliveryAddress: string
  /** The text as typed. */
  quantity: string
  certificate: boolean
  tnc: boolean
}

export const noBatteryOrder: BatteryOrderValues = {
  customerName: '',
  customerEmail: '',
  customerPhno: '',
  deliveryAddress: '',
  quantity: '1',
  certificate: false,
  tnc: false,
}

/** Returns the typed quantity; undefined when empty, NaN when it is not a number. */
export function quantityOf({ quantity }: Pick<BatteryOrderValues, 'quantity'>): number | undefined {
  return quantity.trim() === '' ? undefined : Number(quantity)
}

/** Returns the quantity if it can be ordered, else 0. */
export function boxesOf(values: Pick<BatteryOrderValues, 'quantity'>): number {
  const quantity = quantityOf(values) ?? 0
  return Number.isInteger(quantity) && quantity > 0 && quantity <= batteryService.maxBoxes ? quantity : 0
}
