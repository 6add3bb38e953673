import type { Language } from '@thant/contracts/customers/auth'
import type { Currency } from '@thant/contracts/money'
import type { Checkout, PaymentOption } from '@thant/contracts/money/payments'

export type CheckoutPayment = {
  /** The number has 12 digits and must never have been used before. */
  orderId: string
  /** The amount is in major units, as stored: `150.00`. */
  amount: string
  currency: Currency
  description: string
  /** Undefined lets the payer choose among all options. */
  option: PaymentOption | undefined
  language: Language
}

/** 000 is paid, 001 a waiting counter slip, 002 rejected, 003 cancelled by the payer, 999 an error. */
export type ProviderStatus = '000' | '001' | '002' | '003' | '999'

/** The signature of the result is valid, but nothing has been compared with an attempt yet. Card numbers are masked. */
export type ProviderResult = {
  orderId: string
  merchantId: string
  /** The ISO 4217 number that the provider sent. */
  currency: string
  /** In major units; undefined when missing or malformed. */
  amount: string | undefined
  status: string
  transactionRef: string
  approvalCode: string
  /**
   * Concatenates reference, approval code and ECI, so that it identifies a transaction however the hashed text is
   * split.
   */
  transaction: string
  /** True when the hashed text can be split into these fields in only one way, which a success requires. */
  isUnambiguous: boolean
}

export type ProviderFields = Readonly<Record<string, string | string[]>>

/** The card provider or its sandbox (docs/payments.md 8). */
export type PaymentGateway = {
  name: '2c2p' | 'sandbox'
  action: string
  /** Whether payments in the currency can be made, which needs credentials of its own. */
  takes(currency: Currency): boolean
  /** Throws `payment.currency-unavailable` for a currency without credentials. */
  createCheckout(payment: CheckoutPayment): Checkout
  /** Returns undefined unless one of our secrets signed the fields; never throws. */
  verifyResult(fields: ProviderFields): ProviderResult | undefined
}

export type Credentials = Readonly<Record<string, { merchantId: string; secret: string }>>
