import { currencies } from '@thant/contracts/money'
import type { Checkout } from '@thant/contracts/money/payments'
import type { Credentials, PaymentGateway, ProviderFields, ProviderStatus } from './payment-gateway.ts'
import { protocolVersion, readResult, signedForm } from './redirect-form.ts'
import { isSignedBy, requestFields, resultFields, sign } from './signature.ts'

/** A result of the sandbox repeats these values of the attempt. */
export type SandboxPayment = {
  orderId: string
  merchantId: string
  /** The provider's number of the currency. */
  currency: string
  /** The provider's 12 digits of minor units. */
  amount: string
  at: Date
}

/** Imitates the card provider under the same rules, for demonstrations and tests. */
export type SandboxGateway = PaymentGateway & {
  name: 'sandbox'
  /** Checks first, as the provider would, that the portal signed the request. */
  isOurRequest(fields: ProviderFields): boolean
  /** Signs any fields as a result, including false ones for tests. */
  signResult(fields: Record<string, string>): Record<string, string>
  resultsOf(payment: SandboxPayment, status: ProviderStatus): { notification: Checkout; comeBack: Checkout }
}

export function createSandboxGateway({ secret, publicUrl }: { secret: string; publicUrl: string }): SandboxGateway {
  const credentials: Credentials = Object.fromEntries(
    currencies.map((currency) => [currency, { merchantId: `SANDBOX${currency}`, secret }]),
  )
  // The URL has no host, so that the browser stays on the host name it used.
  const action = '/api/sandbox_payment'
  return {
    name: 'sandbox',
    action,
    takes: (currency) => currency in credentials,
    createCheckout: (payment) => signedForm(payment, { action, credentials, publicUrl }),
    verifyResult: (fields) => readResult(fields, credentials),
    isOurRequest: (fields) => isSignedBy(fields, requestFields, secret),
    signResult: (fields) => ({ ...fields, hash_value: sign(fields, resultFields, secret) }),
    resultsOf(payment, status) {
      const fields = this.signResult(resultOf(payment, status))
      const to = (path: string): Checkout => ({ action: path, method: 'POST', fields })
      return { notification: to('/api/payment/2c2p'), comeBack: to('/api/payment/2c2p/get') }
    },
  }
}

function resultOf({ orderId, merchantId, currency, amount, at }: SandboxPayment, status: ProviderStatus) {
  const time = at.toISOString().slice(0, 19).replace('T', ' ')
  return {
    version: protocolVersion,
    request_timestamp: time,
    merchant_id: merchantId,
    order_id: orderId,
    currency,
    amount,
    transaction_ref: orderId,
    approval_code: status === '000' ? '000000' : '',
    transaction_datetime: time,
    payment_channel: '001',
    payment_status: status,
    user_defined_1: orderId,
  }
}

export function isSandbox(gateway: PaymentGateway | undefined): gateway is SandboxGateway {
  return gateway?.name === 'sandbox'
}
