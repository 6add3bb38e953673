export type BatteryOrderValues = {
  customerName: string
  customerEmail: string
  customerPhno: string
  deliveryAddress: string
  /** Empty while it is typed anew. */
  quantity: number | string
  certificate: boolean
  tnc: boolean
}

export const noBatteryOrder: BatteryOrderValues = {
  customerName: '',
  customerEmail: '',
  customerPhno: '',
  deliveryAddress: '',
  quantity: 1,
  certificate: false,
  tnc: false,
}
