import type { Language } from '@thant/contracts/auth'
import type { Currency } from '@thant/contracts/money'
import type { Checkout, PaymentOption } from '@thant/contracts/payments'

/** What is handed to the card provider. */
export type CheckoutPayment = {
  /** 12 digits, never used before. */
  orderId: string
  /** In major units, as the database has it: `150.00`. */
  amount: string
  currency: Currency
  description: string
  /** Undefined: the payer chooses among all. */
  option: PaymentOption | undefined
  language: Language
}

/** 000 paid, 001 a counter slip waits, 002 rejected, 003 cancelled by the payer, 999 error. */
export type ProviderStatus = '000' | '001' | '002' | '003' | '999'

/** A result whose signature held; nothing of it was compared with an attempt yet. No text of it holds a card's number. */
export type ProviderResult = {
  orderId: string
  merchantId: string
  /** As the provider numbers it. */
  currency: string
  /** In major units; undefined where the provider left it out or it is no amount. */
  amount: string | undefined
  status: string
  transactionRef: string
  approvalCode: string
  /** Reference, approval code and ECI in one: the same for a transaction, however the hashed text is cut. */
  transaction: string
  /** The hashed text can be cut into these fields in one way only; a success has to be. */
  isUnambiguous: boolean
}

export type ProviderFields = Readonly<Record<string, string | string[]>>

/** The card provider, or what stands in for it (docs/payments.md 8). */
export type PaymentGateway = {
  name: '2c2p' | 'sandbox'
  /** Where the payer's browser posts the form to. */
  action: string
  /** The signed form; throws `payment.currency-unavailable` for a currency without credentials. */
  createCheckout(payment: CheckoutPayment): Checkout
  /** Undefined unless one of our secrets signed it; never throws, whatever the fields are. */
  verifyResult(fields: ProviderFields): ProviderResult | undefined
}

/** Merchant and secret by currency. */
export type Credentials = Readonly<Record<string, { merchantId: string; secret: string }>>
