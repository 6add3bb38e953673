export type GenericOrderValues = {
  customerName: string
  customerEmail: string
  customerPhno: string
  productDescription: string
  /** Empty while it is typed anew. */
  totalAmount: number | string
  currency: string | null
  tnc: boolean
}

export const noGenericOrder: GenericOrderValues = {
  customerName: '',
  customerEmail: '',
  customerPhno: '',
  productDescription: '',
  totalAmount: '',
  currency: null,
  tnc: false,
}
