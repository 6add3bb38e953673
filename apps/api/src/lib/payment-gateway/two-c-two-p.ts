import type { Credentials, PaymentGateway } from './payment-gateway.ts'
import { readResult, signedForm } from './redirect-form.ts'

/** The browser posts a signed form to the provider's page and returns with a signed result. */
export function createTwoC2pGateway(options: {
  endpoint: string
  credentials: Credentials
  publicUrl: string
}): PaymentGateway {
  const { endpoint: action, credentials, publicUrl } = options
  return {
    name: '2c2p',
    action,
    takes: (currency) => currency in credentials,
    createCheckout: (payment) => signedForm(payment, { action, credentials, publicUrl }),
    verifyResult: (fields) => readResult(fields, credentials),
  }
}
