import type { Credentials, PaymentGateway } from './payment-gateway.ts'
import { readResult, signedForm } from './redirect-form.ts'

/** The card provider itself: the browser posts a signed form to its page and comes back with a signed result. */
export function createTwoC2pGateway(options: {
  endpoint: string
  credentials: Credentials
  publicUrl: string
}): PaymentGateway {
  const { endpoint: action, credentials, publicUrl } = options
  return {
    name: '2c2p',
    action,
    createCheckout: (payment) => signedForm(payment, { action, credentials, publicUrl }),
    verifyResult: (fields) => readResult(fields, credentials),
  }
}
