import { batteryService } from '@thant/contracts/order-form'

export type BatteryOrderValues = {
  customerName: string
  customerEmail: string
  customerPhno: string
  deliveryAddress: string
  /** As it is typed. */
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

/** How many boxes are meant; undefined while there is nothing. */
export function quantityOf({ quantity }: Pick<BatteryOrderValues, 'quantity'>): number | undefined {
  return quantity.trim() === '' ? undefined : Number(quantity)
}

/** How many boxes can be ordered so; 0 for what is no such number. */
export function boxesOf(values: Pick<BatteryOrderValues, 'quantity'>): number {
  const quantity = quantityOf(values) ?? 0
  return Number.isInteger(quantity) && quantity > 0 && quantity <= batteryService.maxBoxes ? quantity : 0
}
