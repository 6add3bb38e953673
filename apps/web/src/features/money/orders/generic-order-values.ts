export type GenericOrderValues = {
  customerName: string
  customerEmail: string
  customerPhno: string
  productDescription: string
  /** An empty string while the field is empty. */
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
